import type { User } from '#contract/account.ts'
import { toolbarKinds } from '#contract/toolbar.ts'
import { env } from '#server/env.ts'
import type { Deps, Viewer } from './deps.ts'
import { getSettings } from './settings.ts'

const titles = {
  de: {
    productions: 'Konzerte',
    courses: 'Kurse',
    news: 'Aktuelles',
    people: 'Personen',
    pages: 'Seiten',
    images: 'Mediathek',
    users: 'Konten',
    settings: 'Einstellungen',
  },
  en: {
    productions: 'Concerts',
    courses: 'Courses',
    news: 'News',
    people: 'People',
    pages: 'Pages',
    images: 'Media library',
    users: 'Accounts',
    settings: 'Settings',
  },
}
type Menu = keyof (typeof titles)['de']
const forEditors: Menu[] = ['productions', 'courses', 'news', 'people', 'pages', 'images']
const forAdmins: Menu[] = [...forEditors, 'users', 'settings']

/** What the site may know of the logged-in user (spec §3). */
export async function describeUser(deps: Pick<Deps, 'db' | 'locale'>, { email, name, role }: Viewer): Promise<User> {
  const menus = role === 'admin' ? forAdmins : forEditors
  const { toolbars } = await getSettings(deps)
  return {
    email,
    username: name,
    role,
    admin_menus: menus.map((menu) => ({ title: titles[deps.locale][menu], url: `/admin/${menu}` })),
    toolbar: toolbarKinds.filter((kind) => toolbars[role].includes(kind)),
    drafts: env.versioning,
  }
}
