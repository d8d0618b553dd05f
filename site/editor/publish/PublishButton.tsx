import { useEffect } from 'react'
import { hasUnsaved } from '../core/status.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import { Icon } from '../ui/icons.tsx'
import { formatPagePublication } from './publication-text.ts'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

/** The way to visitors, and whether they see what stands here; asked again each time everything is saved. */
export function PublishButton() {
  const { editor, open } = useWorkspace()
  const words = publishWords[editor.speaks]
  const publication = useEditorState((state) => state.publication)
  const isSaved = useEditorState((state) => !hasUnsaved(state))
  useEffect(() => {
    // What is not known is said the next time; publishing asks again.
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
      <span className={styles.long}>{words.publish}</span>
      {isDraft && <span className={styles.draft}>{words.draft}</span>}
    </button>
  )
}
