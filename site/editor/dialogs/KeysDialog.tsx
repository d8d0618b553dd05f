import { useText, useWorkspace } from '../ui/context.tsx'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { keyList } from '../words/key-list.ts'
import styles from './KeysDialog.module.css'

/** All shortcut keys, opened by the question mark. */
export default function KeysDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  return (
    <EditorDialog title={text.keys} onClose={close}>
      <dl className={styles.keys}>
        {keyList[editor.speaks].map(([keys, effect]) => (
          <div key={keys} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd className={styles.effect}>{effect}</dd>
          </div>
        ))}
      </dl>
    </EditorDialog>
  )
}
