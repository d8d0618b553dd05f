import { resourceMessages } from '#content/messages.ts'
import { resourceOfContainer } from '#content/types.ts'
import type { ResourceEndpoints } from '#contract/admin/endpoints.ts'
import { allSaved } from '../drafts/all-saved.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { previewWords } from '../preview/words.ts'
import { settingsWords } from '../settings/words.ts'
import { useGoTo } from '../tree/use-go-to.ts'
import { treeWords } from '../tree/words.ts'
import { type MenuItem, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'

/** What can be done with the page as a whole; a record's own data are in the back office. */
export function PageMenu() {
  const { editor, open, openMenu } = useWorkspace()
  const { page, locale, owner } = editor
  const label = settingsWords[locale].pageMenu
  const pageItems = usePageItems()
  const isPage = owner.content_type === 'page'
  const preview: MenuItem = { id: 'preview', icon: 'eye', label: previewWords[locale].menu, run: () => open({ type: 'preview' }) }
  const record: MenuItem = {
    id: 'record',
    icon: 'gear',
    label: resourceMessages[resourceOfContainer(owner.content_type)].details?.[locale] ?? '',
    run: () => window.location.assign(page.settings_url ?? '/admin'),
  }
  const items = isPage ? pageItems(preview) : [record, preview]
  return <IconButton icon="gear" label={label} aria-haspopup="menu" onClick={({ currentTarget }) => openMenu({ anchor: currentTarget, label, items })} />
}

function usePageItems(): (preview: MenuItem) => MenuItem[] {
  const { editor, open } = useWorkspace()
  const goTo = useGoTo()
  const { page, locale, owner } = editor
  const [words, tree] = [settingsWords[locale], treeWords[locale]]

  /** With the words that are being written. */
  async function duplicate() {
    await allSaved(editor)
    try {
      const target = { method: 'POST', path: '/api/admin/pages/{id}/duplicate/' } as const
      goTo((await editor.call<ResourceEndpoints['duplicate']>(target, { params: { id: owner.object_id }, query: { shift_weeks: undefined } })) as AdminRecord)
    } catch {
      editor.alert('failed', { text: tree.failed })
    }
  }

  return (preview) => [
    { id: 'settings', icon: 'gear', label: words.menu, run: () => open({ type: 'page_settings' }) },
    preview,
    { id: 'links', icon: 'key', label: previewWords[locale].linkMenu, run: () => open({ type: 'preview_links' }) },
    { id: 'new', icon: 'plus', label: tree.newPage, run: () => open({ type: 'new_page', parent: owner.object_id }) },
    { id: 'duplicate', icon: 'paste', label: tree.duplicate, run: () => void duplicate() },
    { id: 'move', icon: 'grip', label: tree.move, run: () => open({ type: 'move_page' }) },
    { id: 'all', icon: 'document', label: words.all, run: () => window.location.assign(page.settings_url ?? '/admin') },
  ]
}
