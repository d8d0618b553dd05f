import { useEffect } from 'react'
import { hasUnsaved } from '../store/status.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import { Icon } from '../ui/icons.tsx'
import { formatPagePublication } from './publication-text.ts'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

/** Opens the publish dialog, and shows whether visitors see the current state; reloaded after each save. */
export function PublishButton() {
  const { editor, open } = useWorkspace()
  const words = publishWords[editor.speaks]
  const publication = useEditorState((state) => state.publication)
  const isSaved = useEditorState((state) => !hasUnsaved(state))
  useEffect(() => {
    // On failure the next save loads it; publishing loads it again anyway.
    if (isSaved) editor.publication.load().catch(() => undefined)
  }, [editor, isSaved])
  const isDraft = !isSaved || (publication?.languages.some(({ differs }) => differs) ?? false)
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
      {isDraft && <span className={styles.draft}>{words.draft}</span>}
    </button>
  )
}
