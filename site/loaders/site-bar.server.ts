import type { Locale } from '#config'
import type { ResourceName, SectionOwnerType } from '#content/define.ts'
import { resourceMessages, singularName } from '#content/messages.ts'
import type { Page } from '#content/page/endpoints.ts'
import { contentTypes, findContentType, resourceForSectionOwner } from '#content/types.ts'
import type { User } from '#contract/account.ts'
import { readPreviewToken } from '#contract/preview-link.ts'
import { getPagePublication } from '#contract/publications.ts'
import { matchScreen } from '#contract/urls.ts'
import { backendContext } from '../context.ts'
import { localeOfPath } from '../locale.ts'
import { callOrNull, type LoaderArgs } from './backend.server.ts'
import { loadPageOnce } from './page.server.ts'

/** What the bar tells who is logged in of the page they look at; `create` where no page is. */
export type SiteBarData = {
  user: User
  page: {
    thing: { resource: ResourceName; id: number }
    /** In both languages: whose bar it is may use the editor in another than the page's. */
    kind: Record<Locale, string>
    title: string
    isOnline: boolean
    /** Whether who looks writes what stands on it. */
    mayEdit: boolean
    settings: { url: string; label: Record<Locale, string> } | null
    /** The way to the one record whose page this is, where the page's settings are those of several. */
    one: { url: string; label: Record<Locale, string> } | null
    /** Where visitors do not see what stands on it: since when they see something else, ISO 8601. */
    draft: { since: string | null } | null
  } | null
  create: { url: string; parent: number | null; slug: string } | null
  /** The time at which they look at the site, ISO 8601; null for now. */
  ahead: string | null
}

/** Null for visitors, and where someone looks at what a link to a preview shows. */
export async function loadSiteBar(args: LoaderArgs): Promise<SiteBarData | null> {
  const { viewer, ahead } = args.context.get(backendContext)
  if (!viewer || readPreviewToken(args.url.pathname) !== null) return null
  const page = await loadPageOnce(args)
  return {
    user: viewer,
    page: page && {
      ...describe(page, args),
      mayEdit: viewer.writes.includes(resourceForSectionOwner(page.container.content_type as SectionOwnerType)),
      draft: viewer.drafts ? await loadDraft(page, args) : null,
    },
    create: page || !viewer.writes.includes('pages') ? null : await placeOfNewPage(args),
    ahead: ahead?.toISOString() ?? null,
  }
}

async function loadDraft({ container }: Page, args: LoaderArgs): Promise<{ since: string | null } | null> {
  const locale = localeOfPath(args.url.pathname)
  const owner = { content_type: container.content_type as SectionOwnerType, object_id: container.object_id }
  const found = await callOrNull(args, getPagePublication, { params: { locale }, query: owner })
  const own = found?.languages.find(({ language }) => language === locale)
  return own?.differs ? { since: own.public_from } : null
}

function describe(page: Page, { url }: LoaderArgs): Omit<NonNullable<SiteBarData['page']>, 'draft' | 'mayEdit'> {
  // A page's container is one of those, which its record does not say in a word of its own.
  const resource = resourceForSectionOwner(page.container.content_type as SectionOwnerType)
  const label = getDetails(resource)
  return {
    thing: { resource, id: page.container.object_id },
    kind: inBoth((locale) => singularName(resource, locale)),
    title: page.title,
    isOnline: page.is_online,
    settings: page.settings_url ? { url: page.settings_url, label } : null,
    one: oneOfSeveral(resource, url.pathname),
  }
}

function inBoth(words: (locale: Locale) => string): Record<Locale, string> {
  return { de: words('de'), en: words('en') }
}

function getDetails(resource: ResourceName): Record<Locale, string> {
  return inBoth((locale) => resourceMessages[resource].details?.[locale] ?? '')
}

function oneOfSeveral(resource: ResourceName, pathname: string): { url: string; label: Record<Locale, string> } | null {
  const locale = localeOfPath(pathname)
  const { page, pageRecordType } = findContentType(resource) ?? {}
  const found = matchScreen(locale, pathname.split('/').slice(2).join('/'))
  const own =
    pageRecordType && found?.screen === page
      ? contentTypes.find(({ referenceName }) => referenceName === pageRecordType)
      : undefined
  return own && found
    ? { url: `/admin/${own.resource}/${found.params.id}`, label: getDetails(own.resource as ResourceName) }
    : null
}

/** What is edited while a page with this address is made: the nearest page above it that there is; null where there is none. */
async function placeOfNewPage({ url, context }: LoaderArgs): Promise<SiteBarData['create']> {
  const parts = url.pathname.split('/').filter((part) => part !== '')
  for (let length = parts.length - 1; length > 0; length--) {
    const above = await loadPageOnce({ url: new URL(`/${parts.slice(0, length).join('/')}`, url), context })
    if (above?.container.content_type !== 'page') continue
    const isHome = length === 1
    return {
      url: above.urls[localeOfPath(url.pathname)],
      parent: isHome ? null : above.container.object_id,
      slug: parts.at(-1) ?? '',
    }
  }
  return null
}
