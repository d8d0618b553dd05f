import type { EditorState } from '../store/editor-state.ts'
import { firstUnsaved, getStatus, isDirty } from '../store/status.ts'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import styles from './EditorBar.module.css'

/** Save state of the whole page; an unsaved module is a link to the module, which shows the reason. */
export function SaveState() {
  const { editor } = useWorkspace()
  const text = useText()
  const state = useEditorState(overall)
  const count = useEditorState(unsavedCount)
  const waitTexts = {
    offline: { hint: text.waitingOfflineHint, retry: text.retry },
    login: { hint: text.loginAgainText, retry: text.login },
  }
  const wait = state === 'offline' || state === 'login' ? waitTexts[state] : null
  const label = {
    saved: text.allSaved,
    saving: text.saving,
    unsaved: text.unsaved(count),
    offline: text.waitingOffline,
    login: text.waitingLogin,
  }[state]
  const target = useEditorState(firstUnsaved)
  return (
    <>
      {state === 'unsaved' && target !== null ? (
        <button type="button" className={styles.state} data-state={state} onClick={() => focusModule(target)}>
          {label}
        </button>
      ) : (
        <span className={styles.state} data-state={state} title={wait?.hint}>
          {label}
        </span>
      )}
      {wait && (
        <button type="button" className={buttons.icon} onClick={editor.resume}>
          {wait.retry}
        </button>
      )}
    </>
  )
}

function overall(state: EditorState): 'saved' | 'saving' | 'unsaved' | 'offline' | 'login' {
  if (state.paused) return state.paused
  const count = unsavedCount(state)
  const isTyped = count === 1 && state.typing !== null && getStatus(state, state.typing) === 'saving'
  if (state.sending !== null || isTyped) return 'saving'
  return count > 0 ? 'unsaved' : 'saved'
}

function unsavedCount(state: EditorState): number {
  const pending = state.outbox.filter(({ write }) => write.type !== 'save_module').length
  return pending + [...state.maybeDirty].filter((module) => isDirty(state, module)).length
}
