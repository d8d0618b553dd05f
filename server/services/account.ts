import type { User } from '#contract/account.ts'
import type { Viewer } from './deps.ts'

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
export function describeUser({ email, name, role }: Viewer, locale: 'de' | 'en'): User {
  const menus = role === 'admin' ? forAdmins : forEditors
  return { email, username: name, role, admin_menus: menus.map((menu) => ({ title: titles[locale][menu], url: `/admin/${menu}` })) }
}
