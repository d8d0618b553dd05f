import { originForHost, variantForHost } from '#contract/links/hosts.ts'
import { pageUrl } from '#contract/links/urls.ts'
import type { Deps } from './deps.ts'
import { getSiteSettings } from './settings.ts'
import { typeHooks } from './type-hooks.ts'

export async function requestOrigin(
  deps: Pick<Deps, 'db'>,
  { host = '', origin }: { host?: string | undefined; origin: string },
): Promise<string> {
  return originForHost(host, { hosts: (await getSiteSettings(deps)).hosts, origin })
}

/** The redirect from `/`: German; on the school's own host its home page. */
export async function rootRedirect(deps: Pick<Deps, 'db'>, host: string | undefined): Promise<string> {
  if (variantForHost(host ?? '', (await getSiteSettings(deps)).hosts) !== 'school') return '/de'
  return pageUrl('de', (await typeHooks.findHomePath(deps.db, 'school')) ?? '')
}
