import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { problemWords } from '../words/naming.ts'
import styles from './Alerts.module.css'
import { subscribeToAlertSlots, topAlertSlot } from './alert-slots.ts'
import { useEditorState, useText, useWorkspace } from './context.tsx'
import { IconButton } from './IconButton.tsx'

/** spec §4: what became of a write, for four seconds. */
export function Alerts() {
  const { editor } = useWorkspace()
  const text = useText()
  const alert = useEditorState((state) => state.alert)
  const first = { saved: text.alertSaved, failed: text.alertFailed, dropped: text.alertDropped, hint: null }
  const dialog = useSyncExternalStore(subscribeToAlertSlots, topAlertSlot, () => null)
  // In a form the reason stands at its field.
  const reason = dialog && alert?.type === 'failed' ? null : alert?.refused ? problemWords(editor, alert.refused) : alert?.text
  const words = alert && [first[alert.type], reason].filter(Boolean).join(' ')
  return createPortal(
    <div className={dialog ? styles.inDialog : styles.root}>
      {/* Both stay in the document, or a screen reader would not notice what is put into them. */}
      <div role="status">
        {alert?.type === 'saved' && (
          <p key={alert.key} className={styles.alert} data-type="saved">
            {words}
          </p>
        )}
      </div>
      <div role="alert">
        {alert && alert.type !== 'saved' && (
          <p key={alert.key} className={styles.alert} data-type="failed">
            {words}
            <IconButton icon="close" label={text.close} onClick={editor.hideAlert} />
          </p>
        )}
      </div>
    </div>,
    dialog ?? document.body,
  )
}
