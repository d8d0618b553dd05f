import type { Alert, EditorState } from './editor-state.ts'
import type { Store } from './store.ts'

const ALERT_VISIBLE_MS = 4000
const NOTICE_VISIBLE_MS = 15_000

export type ShowAlert = (type: Alert['type'], details?: Partial<Pick<Alert, 'text' | 'refused' | 'action'>>) => void

/** spec §4: the result of a write is shown for four seconds; a newer one replaces it. */
export function createAlerts({
  store,
  later,
}: {
  store: Store<EditorState>
  later: (run: () => void, ms: number) => () => void
}): ShowAlert {
  let alertCount = 0
  let callOff: (() => void) | null = null
  return (type, { text = null, refused = null, action = null } = {}) => {
    if (type === 'saved' && store.get().alert?.type === 'notice') return
    callOff?.()
    store.set({ alert: { key: ++alertCount, type, text, refused, action } })
    callOff = action
      ? null
      : later(() => store.set({ alert: null }), type === 'notice' ? NOTICE_VISIBLE_MS : ALERT_VISIBLE_MS)
  }
}
