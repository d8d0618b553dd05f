import { resourceMessages } from '#content/messages.ts'
import { resourceOfContainer } from '#content/types.ts'
import { settingsWords } from '../settings/words.ts'
import { useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './EditorBar.module.css'

/** What can be done with the page as a whole; a record's own data are in the back office. */
export function PageMenu() {
  const { editor, open, openMenu } = useWorkspace()
  const { page, locale, owner } = editor
  const words = settingsWords[locale]
  if (owner.content_type !== 'page')
    return <RecordLink url={page.settings_url} label={resourceMessages[resourceOfContainer(owner.content_type)].details?.[locale] ?? ''} />
  return (
    <IconButton
      icon="gear"
      label={words.pageMenu}
      aria-haspopup="menu"
      onClick={(event) =>
        openMenu({
          anchor: event.currentTarget,
          label: words.pageMenu,
          items: [
            { id: 'settings', icon: 'gear', label: words.menu, run: () => open({ type: 'page_settings' }) },
            { id: 'all', icon: 'document', label: words.all, run: () => window.location.assign(page.settings_url ?? '/admin') },
          ],
        })
      }
    />
  )
}

function RecordLink({ url, label }: { url: string | null; label: string }) {
  return (
    url && (
      <a className={styles.link} href={url} title={label}>
        <Icon name="gear" />
        <span className={styles.details}>{label}</span>
      </a>
    )
  )
}
