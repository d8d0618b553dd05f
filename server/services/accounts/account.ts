import { eq } from 'drizzle-orm'
import type { Locale } from '#config'
import type { User } from '#contract/account.ts'
import { toolbarKinds } from '#contract/page/toolbar.ts'
import { areas } from '#model/areas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import { user } from '#server/db/schema/accounts.ts'
import { env } from '#server/env.ts'
import { type Deps, requireSession, type Viewer } from '../deps.ts'
import { getSettings } from '../settings.ts'
import { canWrite, hasArea } from './areas.ts'
import { needsSecondFactor } from './second-factor.ts'

const titles = {
  de: {
    productions: 'Konzerte',
    courses: 'Kurse',
    news: 'Aktuelles',
    people: 'Personen',
    pages: 'Seiten',
    images: 'Mediathek',
    translations: 'Übersetzungen',
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
    translations: 'Translations',
    users: 'Accounts',
    settings: 'Settings',
  },
}
type Menu = keyof (typeof titles)['de']
const ofContent: readonly (Menu & ResourceName)[] = ['productions', 'courses', 'news', 'people', 'pages', 'images']

/** The logged-in user as the site shows them (spec §3). */
export async function describeUser(deps: Pick<Deps, 'db' | 'locale'>, viewer: Viewer): Promise<User> {
  const { email, name, role } = viewer
  const writes = resourceNames.filter((resource) => canWrite(viewer, resource))
  const menus: Menu[] = [
    ...ofContent.filter((resource) => writes.includes(resource)),
    ...(writes.length > 0 ? (['translations'] as const) : []),
    ...(hasArea(viewer, 'accounts') ? (['users'] as const) : []),
    ...(role === 'admin' ? (['settings'] as const) : []),
  ]
  const settings = await getSettings(deps)
  return {
    email,
    username: name,
    role,
    areas: areas.filter((area) => hasArea(viewer, area)),
    writes,
    admin_menus: menus.map((menu) => ({ title: titles[deps.locale][menu], url: `/admin/${menu}` })),
    needs_second_factor: needsSecondFactor(viewer, settings),
    toolbar: toolbarKinds.filter((kind) => settings.toolbars[role].includes(kind)),
    collects: env.versioning || viewer.collects === true,
    drafts_for_all: env.versioning,
    language: viewer.language ?? null,
    side_by_side: viewer.sideBySide === true,
  }
}

type Preferences = { collects?: boolean | undefined; language?: Locale | undefined; side_by_side?: boolean | undefined }

/** How this person edits. Drafts that exist stay drafts until they are published or discarded. */
export async function setPreferences(
  deps: Deps,
  { collects, language, side_by_side: sideBySide }: Preferences,
): Promise<User> {
  const viewer = requireSession(deps)
  const chosen = Object.fromEntries(
    Object.entries({ collects, language, sideBySide }).filter(([, value]) => value !== undefined),
  )
  await deps.db
    .update(user)
    .set({ ...chosen, updatedAt: deps.now() })
    .where(eq(user.id, viewer.id))
  return describeUser(deps, { ...viewer, ...chosen })
}
