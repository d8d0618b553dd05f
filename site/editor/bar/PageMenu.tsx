import type { Locale } from '#config'
import type { User } from '#contract/account.ts'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { otherLocale } from '#contract/locale.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { resourceMessages } from '#model/messages.ts'
import type { Editor } from '../core/create-editor.ts'
import { logOut } from '../login/log-out.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { publishWords } from '../publish/words.ts'
import { useGoTo } from '../tree/use-go-to.ts'
import { type MenuItem, useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import type { IconName } from '../ui/icons.tsx'
import { saveAndWait } from '../unsaved/exit-state.ts'

/** Actions on the whole page; a record's own data is edited in the back office. */
export function PageMenu() {
  const { editor, open, openMenu } = useWorkspace()
  const { page, speaks, owner } = editor
  const words = pageMenuWords[speaks]
  const label = words.page
  const pageItems = usePageItems()
  const isPage = owner.content_type === 'page'
  // Saves first, so that the preview includes the current text.
  const showPreview = () => void saveAndWait(editor).then(() => open({ type: 'preview' }))
  const preview: MenuItem = { id: 'preview', icon: 'eye', label: words.preview, run: showPreview }
  const record: MenuItem = {
    id: 'record',
    icon: 'gear',
    label: resourceMessages[resourceForSectionOwner(owner.content_type)].details?.[speaks] ?? '',
    run: () => window.location.assign(page.settings_url ?? '/admin'),
  }
  const translations: MenuItem = {
    id: 'translations',
    icon: 'languages',
    label: words.translations,
    run: () => window.location.assign(translationsUrl(owner)),
  }
  const items = [...(isPage ? pageItems(preview) : [record, preview]), translations]
  return (
    <IconButton
      icon="gear"
      label={label}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu({ anchor: currentTarget, label, items })}
    />
  )
}

/** The translator's desk with the texts of this page only. */
function translationsUrl({ content_type, object_id }: Editor['owner']): string {
  return `/admin/translations?${new URLSearchParams({ record: `${resourceForSectionOwner(content_type)} ${object_id}` })}`
}

function usePageItems(): (preview: MenuItem) => MenuItem[] {
  const { editor, open } = useWorkspace()
  const goTo = useGoTo()
  const { page, speaks, owner } = editor
  const words = pageMenuWords[speaks]

  /** Includes the text being typed. */
  async function duplicate() {
    await saveAndWait(editor)
    try {
      goTo(
        (await editor.call<ResourceEndpoints['duplicate']>(resourceAddresses('pages').duplicate, {
          params: { id: owner.object_id },
          query: { shift_weeks: undefined },
        })) as AdminRecord,
      )
    } catch {
      editor.alert('failed', { text: words.duplicateFailed })
    }
  }

  return (preview) => [
    { id: 'settings', icon: 'gear', label: words.settings, run: () => open({ type: 'page_settings' }) },
    preview,
    { id: 'links', icon: 'key', label: words.link, run: () => open({ type: 'preview_links' }) },
    { id: 'new', icon: 'plus', label: words.create, run: () => open({ type: 'new_page', parent: owner.object_id }) },
    { id: 'duplicate', icon: 'paste', label: words.duplicate, run: () => void duplicate() },
    { id: 'move', icon: 'grip', label: words.move, run: () => open({ type: 'move_page' }) },
    { id: 'all', icon: 'document', label: words.all, run: () => window.location.assign(page.settings_url ?? '/admin') },
  ]
}

/** Logged-in user, back-office links (spec §3, admin_menus), and logout. */
export function AccountMenu({ user }: { user: User }) {
  const { editor, open, openMenu } = useWorkspace()
  const collecting = useCollectingItems()
  const text = useText()
  const { locale, speaks, page } = editor

  /** The language is used everywhere, so the page reloads; unsaved edits stay on this device. */
  async function changeSpeech() {
    try {
      await editor.setPreferences({ language: otherLocale(speaks) })
      window.location.reload()
    } catch {
      editor.alert('failed', { text: text.alertFailed })
    }
  }

  return (
    <IconButton
      icon="person"
      label={`${text.account}: ${user.username || user.email}`}
      aria-haspopup="menu"
      onClick={(event) =>
        openMenu({
          anchor: event.currentTarget,
          label: text.account,
          items: [
            { id: 'who', label: user.email, disabled: true, run: () => undefined },
            ...user.admin_menus.map(({ title, url }) => ({
              id: url,
              icon: getIcon(url),
              label: title,
              run: () => window.location.assign(url),
            })),
            ...(user.drafts_for_all ? [] : collecting),
            { id: 'keys', label: `${text.keys} (?)`, run: () => open({ type: 'keys' }) },
            { id: 'speech', icon: 'languages', label: text.otherSpeech, run: () => void changeSpeech() },
            { id: 'logout', icon: 'leave', label: text.logout, run: () => void logOut(locale, page.urls[locale]) },
          ],
        })
      }
    />
  )
}

/** The person's choice whether what is written on pages is public at once. */
function useCollectingItems(): MenuItem[] {
  const { editor, announce } = useWorkspace()
  const collects = useEditorState((state) => state.collects)
  const text = useText()
  const words = publishWords[editor.speaks]

  async function choose(next: boolean) {
    try {
      await editor.setCollecting(next)
      const message = next ? words.collectFromNow : words.directFromNow
      editor.alert('notice', { text: message })
      announce(message)
    } catch {
      editor.alert('failed', { text: text.alertFailed })
    }
  }

  return [false, true].map((choice) => {
    const label = choice ? words.collect : words.direct
    const isChosen = choice === collects
    return {
      id: choice ? 'collect' : 'direct',
      group: words.mode,
      label: isChosen ? words.chosen(label) : label,
      ...(isChosen ? { icon: 'check' as const } : {}),
      run: () => void choose(choice),
    }
  })
}

const icons: Readonly<Record<string, IconName>> = {
  productions: 'calendar',
  courses: 'book',
  news: 'article',
  people: 'person',
  pages: 'document',
  images: 'picture',
  translations: 'columns',
  users: 'key',
  settings: 'gear',
}

/** Each entry links to a resource of the back office with its icon; others have dots. */
function getIcon(url: string): IconName {
  return icons[url.split('/').at(-1) ?? ''] ?? 'more'
}

const de = {
  page: 'Diese Seite',
  settings: 'Seiteneinstellungen …',
  preview: 'Vorschau …',
  link: 'Vorschau-Link …',
  create: 'Neue Seite …',
  duplicate: 'Seite duplizieren',
  duplicateFailed: 'Das Duplizieren ist fehlgeschlagen.',
  move: 'Im Seitenbaum verschieben …',
  all: 'Alles in der Verwaltung',
  translations: 'Übersetzungen dieser Seite …',
}

const en: typeof de = {
  page: 'This page',
  settings: 'Page settings …',
  preview: 'Preview …',
  link: 'Preview link …',
  create: 'New page …',
  duplicate: 'Duplicate the page',
  duplicateFailed: 'Duplicating failed.',
  move: 'Move in the tree of pages …',
  all: 'Everything in the back office',
  translations: 'Translations of this page …',
}

/** Separate from the texts of the dialogs, which are loaded on demand. */
const pageMenuWords: Record<Locale, typeof de> = { de, en }
