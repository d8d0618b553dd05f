import type { ModuleRecord } from '#contract/page/sections.ts'
import { moduleViews } from '#modules/views.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import styles from './ModuleNotice.module.css'

/** Warns that visitors do not see a module: broken data, an unknown kind, a missing picture. */
export function ModuleNotice({ record, name }: { record: ModuleRecord; name: string }) {
  const { editor } = useWorkspace()
  const text = useText()
  if (!moduleViews.has(record.kind)) return <p className={styles.notice}>{text.unknownKind(record.kind)}</p>
  const edit = editor.editOf(record.kind)
  if (record.invalid)
    return <p className={styles.notice}>{text.invalid(edit?.messages[editor.speaks].name ?? record.kind)}</p>
  const lacksPicture = edit?.needsPicture && !record.picture
  return lacksPicture ? <p className={styles.notice}>{text.emptyModule(name)}</p> : null
}
