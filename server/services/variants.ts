import { and, eq } from 'drizzle-orm'
import type { Variant } from '#config'
import { pageUrl } from '#contract/urls.ts'
import { pages } from '#server/db/schema/pages.ts'
import type { Deps } from './deps.ts'
import { getSiteSettings } from './settings.ts'

/** The variant that the settings map a host to; null on any other host (design §4). */
export async function variantOfHost(deps: Pick<Deps, 'db'>, host: string | undefined): Promise<Variant | null> {
  if (!host) return null
  const { hosts } = await getSiteSettings(deps)
  if (hosts.school.includes(host.toLowerCase())) return 'school'
  return hosts.orchestra.includes(host.toLowerCase()) ? 'orchestra' : null
}

/** Where the root of a host leads: German, and on the school's own host the school's home page. */
export async function homeOf(deps: Pick<Deps, 'db'>, host: string | undefined): Promise<string> {
  if ((await variantOfHost(deps, host)) !== 'school') return '/de'
  const [school] = await deps.db
    .select({ path: pages.path_de })
    .from(pages)
    .where(and(eq(pages.content_type, 'home'), eq(pages.variant, 'school')))
  return pageUrl('de', school?.path ?? '')
}
