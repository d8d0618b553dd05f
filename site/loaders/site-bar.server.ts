import type { Locale } from '#config'
import type { User } from '#contract/account.ts'
import { readPreviewToken } from '#contract/links/preview-link.ts'
import { matchScreen } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import { getPagePublication } from '#contract/page/publications.ts'
import type { ResourceName, SectionOwnerType } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { resourceMessages, singularName } from '#model/messages.ts'
import { contentTypes, findContentType } from '#model/types.ts'
import { backendContext } from '../context.ts'
import { localeOfPath } from '../locale.ts'
import { callOrNull, type LoaderArgs } from './backend.server.ts'
import { loadPageOnce } from './page.server.ts'

/** Data of the site bar; `create` where no page exists. */
export type SiteBarData = {
  user: User
  page: {
    thing: { resource: ResourceName; id: number }
    /** In both languages: the user's interface language may differ from the page's. */
    kind: Record<Locale, string>
    title: string
    isOnline: boolean
    /** If it will go online by itself: when, ISO 8601. */
    onlineFrom: string | null
    /** Whether the user may edit the page's content. */
    mayEdit: boolean
    settings: { url: string; label: Record<Locale, string> } | null
    /** Path of the page's record, if its settings belong to several. */
    one: { url: string; label: Record<Locale, string> } | null
    /** If visitors see an older state: since when, ISO 8601. */
    draft: { since: string | null } | null
  } | null
  create: { url: string; parent: number | null; slug: string } | null
  /** The look-ahead time, ISO 8601; null for now. */
  ahead: string | null
}

/** Null for visitors and in previews. */
export async function loadSiteBar(args: LoaderArgs): Promise<SiteBarData | null> {
  const { viewer, ahead } = args.context.get(backendContext)
  if (!viewer || readPreviewToken(args.url.pathname) !== null) return null
  const page = await loadPageOnce(args)
  return {
    user: viewer,
    page: page && {
      ...describe(page, args),
      mayEdit: viewer.writes.includes(resourceForSectionOwner(page.container.content_type as SectionOwnerType)),
      draft: await loadDraft(page, args),
    },
    create: page || !viewer.writes.includes('pages') ? null : await placeOfNewPage(args),
    ahead: ahead?.toISOString() ?? null,
  }
}

async function loadDraft({ container }: Page, args: LoaderArgs): Promise<{ since: string | null } | null> {
  const locale = localeOfPath(args.url.pathname)
  const owner = { content_type: container.content_type as SectionOwnerType, object_id: container.object_id }
  const publication = await callOrNull(args, getPagePublication, { params: { locale }, query: owner })
  const languageState = publication?.languages.find(({ language }) => language === locale)
  return languageState?.differs ? { since: languageState.public_from } : null
}

function describe(page: Page, { url }: LoaderArgs): Omit<NonNullable<SiteBarData['page']>, 'draft' | 'mayEdit'> {
  // The page's container has this type, which its schema does not state.
  const resource = resourceForSectionOwner(page.container.content_type as SectionOwnerType)
  const label = getDetails(resource)
  return {
    thing: { resource, id: page.container.object_id },
    kind: inBoth((locale) => singularName(resource, locale)),
    title: page.title,
    isOnline: page.is_online,
    onlineFrom: page.online_from,
    settings: page.settings_url ? { url: page.settings_url, label } : null,
    one: oneOfSeveral(resource, url.pathname),
  }
}

function inBoth(getText: (locale: Locale) => string): Record<Locale, string> {
  return { de: getText('de'), en: getText('en') }
}

function getDetails(resource: ResourceName): Record<Locale, string> {
  return inBoth((locale) => resourceMessages[resource].details?.[locale] ?? '')
}

function oneOfSeveral(resource: ResourceName, pathname: string): { url: string; label: Record<Locale, string> } | null {
  const locale = localeOfPath(pathname)
  const { page, pageRecordType } = findContentType(resource) ?? {}
  const match = matchScreen(locale, pathname.split('/').slice(2).join('/'))
  const contentType =
    pageRecordType && match?.screen === page
      ? contentTypes.find(({ referenceName }) => referenceName === pageRecordType)
      : undefined
  return contentType && match
    ? {
        url: `/admin/${contentType.resource}/${match.params.id}`,
        label: getDetails(contentType.resource as ResourceName),
      }
    : null
}

/** Parent of a new page with this path: the nearest existing page above it, or null. */
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
