import { useCallback, useEffect, useRef } from 'react'

/** The module that last had focus or pointer. */
export function useLastFocusedModule(): () => number | null {
  const focusedModule = useRef<number | null>(null)
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const module = target.closest<HTMLElement>('[data-module]')
      if (module) focusedModule.current = Number(module.dataset.module)
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])
  return useCallback(() => focusedModule.current, [])
}
