import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '#config'
import type { User } from '#contract/account.ts'
import type { Page } from '#contract/page/pages.ts'
import { Sections } from '#modules/render/Sections.tsx'
import { useLocale } from '../../locale.ts'
import styles from './PageModules.module.css'

type PageEditorProps = { page: Page; locale: Locale; user: User }

/** By glob, so that the site builds without the page editor and visitors do not download it. */
const [loadPageEditor] = Object.values(
  import.meta.glob<ComponentType<PageEditorProps>>('../../editor/PageEditor.tsx', { import: 'default' }),
)

/** The sections of a page; for an editor with `?edit` the page editor, once it has loaded. */
export function PageModules({ page, editor }: { page: Page; editor: User | null }) {
  const locale = useLocale()
  const [PageEditor, setPageEditor] = useState<ComponentType<PageEditorProps> | null>(null)
  useEffect(() => {
    // Includes the drawing of embeds, so that nothing jumps when the editor replaces the page.
    if (editor)
      void Promise.all([loadPageEditor?.(), import('#modules/parts/EmbedPlayer.tsx')]).then(([loaded]) =>
        setPageEditor(() => loaded ?? null),
      )
  }, [editor])
  if (PageEditor && editor) return <PageEditor page={page} locale={locale} user={editor} />
  if (page.modules.length === 0) return null
  return (
    <div className={styles.modules}>
      <Sections sections={page.modules} locale={locale} />
    </div>
  )
}
