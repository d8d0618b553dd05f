import { useEffect } from 'react'
import { hasUnsaved, isCollecting } from '../store/status.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import { Icon } from '../ui/icons.tsx'
import { formatPagePublication, listChanges } from './publication-text.ts'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

/**
 * Opens the publish dialog, and shows whether visitors see the current state. For those who collect and on pages that
 * somebody collects on; reloaded after each save.
 */
export function PublishButton() {
  const { editor, open } = useWorkspace()
  const words = publishWords[editor.speaks]
  const publication = useEditorState((state) => state.publication)
  const isSaved = useEditorState((state) => !hasUnsaved(state))
  const isUsed = useEditorState(isCollecting)
  useEffect(() => {
    if (isSaved) editor.publication.refresh()
  }, [editor, isSaved, isUsed])
  if (!isUsed) return null
  const count = publication ? listChanges(publication).length : 0
  const isDraft = !isSaved || count > 0
  return (
    <button
      type="button"
      className={styles.open}
      data-draft={isDraft}
      title={publication ? formatPagePublication(publication, editor.speaks) : undefined}
      onClick={() => open({ type: 'publish' })}
    >
      <Icon name="publish" />
      <span className={styles.longText}>{words.publish}</span>
      {isDraft && <span className={styles.draft}>{count > 0 ? `(${words.changes(count)})` : words.draft}</span>}
    </button>
  )
}
