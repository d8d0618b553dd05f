import { useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Alert } from '../store/editor-state.ts'
import { formatProblem, missingFields } from '../words/naming.ts'
import styles from './Alerts.module.css'
import buttons from './buttons.module.css'
import { useEditorState, useText, useWorkspace } from './context.tsx'
import { subscribeToAlertSlots, topAlertSlot } from './EditorDialog.tsx'
import { IconButton } from './IconButton.tsx'

/** spec §4: the result of a write, for four seconds. */
export function Alerts() {
  const { editor } = useWorkspace()
  const text = useText()
  const alert = useEditorState((state) => state.alert)
  const first = {
    saved: text.alertSaved,
    merged: text.alertMerged,
    failed: text.alertFailed,
    dropped: text.alertDropped,
    hint: null,
    notice: null,
  }
  const dialog = useSyncExternalStore(subscribeToAlertSlots, topAlertSlot, () => null)
  // An alert from before a dialog opened is not shown in it.
  const origin = useRef<{ alert: Alert | null; dialog: HTMLElement | null }>({ alert: null, dialog: null })
  if (origin.current.alert !== alert) origin.current = { alert, dialog }
  const isElsewhere = dialog !== null && dialog !== origin.current.dialog
  // In a form the error is at its field.
  const reason =
    dialog && alert?.type === 'failed' ? null : alert?.refused ? formatProblem(editor, alert.refused) : alert?.text
  const missing = alert?.refused ? missingFields(editor, alert.refused) : null
  const message =
    alert && (missing ? text.alertMissing(missing) : [first[alert.type], reason].filter(Boolean).join(' '))
  const isQuiet = alert?.type === 'saved' || alert?.type === 'merged' || alert?.type === 'notice'
  const runAction = (run: () => void) => () => {
    editor.hideAlert()
    run()
  }
  return createPortal(
    <div className={dialog ? styles.inDialog : styles.root}>
      {/* Both stay in the DOM: screen readers announce only changes of existing live regions. */}
      <div role="status">
        {alert && !isElsewhere && isQuiet && (
          <p key={alert.key} className={styles.alert} data-type={alert.type}>
            {message}
            {alert.action && (
              <button
                type="button"
                className={`${buttons.button} ${styles.action}`}
                onClick={runAction(alert.action.run)}
              >
                {alert.action.label}
              </button>
            )}
            {alert.type === 'notice' && <IconButton icon="close" label={text.close} onClick={editor.hideAlert} />}
          </p>
        )}
      </div>
      <div role="alert">
        {alert && !isElsewhere && !isQuiet && (
          <p key={alert.key} className={styles.alert} data-type="failed">
            {message}
            <IconButton icon="close" label={text.close} onClick={editor.hideAlert} />
          </p>
        )}
      </div>
    </div>,
    dialog ?? document.body,
  )
}
