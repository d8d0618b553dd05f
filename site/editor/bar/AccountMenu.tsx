import type { User } from '#contract/account.ts'
import { otherLocale } from '#contract/locale.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import type { IconName } from '../ui/icons.tsx'
import { logOut } from '../ui/log-out.ts'
import { saveSpeech } from '../ui/speech.ts'

/** Who is logged in, their entries of the back office (spec §3, admin_menus), and the way out. */
export function AccountMenu({ user }: { user: User }) {
  const { editor, open, openMenu } = useWorkspace()
  const text = useText()
  const { locale, speaks, page } = editor

  /** Its words are everywhere, so the page is loaded anew; what is not saved stays on this device. */
  function changeSpeech() {
    saveSpeech(otherLocale(speaks))
    window.location.reload()
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
            ...user.admin_menus.map(({ title, url }) => ({ id: url, icon: iconOf(url), label: title, run: () => window.location.assign(url) })),
            { id: 'keys', label: `${text.keys} (?)`, run: () => open({ type: 'keys' }) },
            { id: 'speech', icon: 'languages', label: text.otherSpeech, run: changeSpeech },
            { id: 'logout', icon: 'leave', label: text.logout, run: () => void logOut(locale, page.urls[locale]) },
          ],
        })
      }
    />
  )
}

const icons: Readonly<Record<string, IconName>> = {
  productions: 'calendar',
  courses: 'book',
  news: 'article',
  people: 'person',
  pages: 'document',
  images: 'picture',
  users: 'key',
  settings: 'gear',
}

/** Each entry leads to a resource of the back office and has its sign; an unknown one has none of its own. */
function iconOf(url: string): IconName {
  return icons[url.split('/').at(-1) ?? ''] ?? 'more'
}
