import type { ModuleRecord } from '#contract/page/sections.ts'
import { formatVisibility } from '#contract/texts/visibility-text.ts'
import { moduleViews } from '#modules/views.ts'
import { useText, useWorkspace, type VisibilityTarget } from '../ui/context.tsx'
import { Icon } from '../ui/icons.tsx'
import { kindName } from '../words/naming.ts'
import { useVisibility } from './use-visibility.ts'
import styles from './VisibilityNote.module.css'
import { showingWords } from './words.ts'

/** Shows visibility settings at their section or module, with a button to change them. */
export function VisibilityNote(timed: VisibilityTarget) {
  const { editor, open } = useWorkspace()
  const text = useText()
  const visibility = useVisibility(timed)
  const visibilityText = visibility && formatVisibility(visibility.timing, { locale: editor.speaks, now: new Date() })
  if (!visibility || !visibilityText) return null
  return (
    <button
      type="button"
      className={styles.note}
      data-state={visibilityText.state}
      data-model={timed.model}
      data-editor-tool
      title={showingWords[editor.speaks].changeOf(visibility.name)}
      onClick={() => open({ type: 'showing', ...timed })}
    >
      <Icon name="clock" />
      {timed.model === 'container' && <strong>{text.section}</strong>}
      <span>{visibilityText.words}</span>
    </button>
  )
}

/** Warns that visitors do not see a module: broken data, an unknown kind, a missing picture. */
export function ModuleNotice({ record, name }: { record: ModuleRecord; name: string }) {
  const { editor } = useWorkspace()
  const text = useText()
  if (!moduleViews.has(record.kind)) return <p className={styles.warning}>{text.unknownKind(record.kind)}</p>
  if (record.invalid) return <p className={styles.warning}>{text.invalid(kindName(editor, record.kind))}</p>
  const lacksPicture = editor.editOf(record.kind)?.needsPicture && !record.picture
  return lacksPicture ? <p className={styles.warning}>{text.emptyModule(name)}</p> : null
}
