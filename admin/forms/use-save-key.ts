import { type RefObject, useEffect } from 'react'

const open: RefObject<HTMLElement | null>[] = []

/** Ctrl+S and Cmd+S press the save button beside `place`; of several open forms, that of the last one. */
export function useSaveKey(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    open.push(place)
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's' || open.at(-1) !== place) return
      event.preventDefault()
      place.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]')?.click()
    }
    document.addEventListener('keydown', press)
    return () => {
      open.splice(open.indexOf(place), 1)
      document.removeEventListener('keydown', press)
    }
  }, [place])
}
