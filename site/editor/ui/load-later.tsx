import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useText, useWorkspace } from './context.tsx'

/**
 * A component that is loaded with its first use. React's `lazy` takes the editor away when that fails (no connection);
 * this one says so, calls `close` and tries again with its next use.
 */
export function loadLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & { close?: () => void }> {
  let loaded: ComponentType<Props> | null = null
  return function LoadedLater(props: Props & { close?: () => void }) {
    const { editor } = useWorkspace()
    const text = useText()
    const [Component, setComponent] = useState(() => loaded)
    const fail = useEffectEvent(() => {
      props.close?.()
      editor.alert('hint', { text: text.notLoaded })
    })
    useEffect(() => {
      if (loaded) return
      let isMounted = true
      load().then(
        (module) => {
          loaded = module.default
          if (isMounted) setComponent(() => module.default)
        },
        () => isMounted && fail(),
      )
      return () => {
        isMounted = false
      }
    }, [])
    return Component && <Component {...props} />
  }
}
