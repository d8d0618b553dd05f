import { and, eq } from 'drizzle-orm'
import { pages } from '#content/page/table.ts'
import { originForHost, variantForHost } from '#contract/hosts.ts'
import { pageUrl } from '#contract/urls.ts'
import type { Deps } from './deps.ts'
import { getSiteSettings } from './settings.ts'

export async function requestOrigin(
  deps: Pick<Deps, 'db'>,
  { host = '', origin }: { host?: string | undefined; origin: string },
): Promise<string> {
  return originForHost(host, { hosts: (await getSiteSettings(deps)).hosts, origin })
}

/** The redirect from `/`: German; on the school's own host its home page. */
export async function rootRedirect(deps: Pick<Deps, 'db'>, host: string | undefined): Promise<string> {
  if (variantForHost(host ?? '', (await getSiteSettings(deps)).hosts) !== 'school') return '/de'
  const [school] = await deps.db
    .select({ path: pages.path_de })
    .from(pages)
    .where(and(eq(pages.content_type, 'home'), eq(pages.variant, 'school')))
  return pageUrl('de', school?.path ?? '')
}
