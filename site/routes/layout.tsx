import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useRouteLoaderData } from 'react-router'
import type { Variant } from '#config'
import type { Settings } from '#contract/admin/settings.ts'
import { variantForHost } from '#contract/links/hosts.ts'
import { carriesSecret } from '#contract/links/secret-address.ts'
import { matchScreen, screenUrl } from '#contract/links/urls.ts'
import { otherLocale } from '#contract/locale.ts'
import { hasEditParam } from '#contract/page/edit-query.ts'
import { declaredPageParams, splitDeclaredQuery } from '#contract/page/page-query.ts'
import { getNav } from '#contract/page/pages.ts'
import { variantOfScreen } from '#model/types.ts'
import { EditLogin } from '../components/EditLogin/EditLogin.tsx'
import { ErrorPage } from '../components/ErrorPage/ErrorPage.tsx'
import { Frame } from '../components/Frame/Frame.tsx'
import { ViewerBar } from '../components/ViewerBar/ViewerBar.tsx'
import { backendContext } from '../context.ts'
import { preservedQuery } from '../edit-mode.ts'
import { type FrameData, socialLinksFor, variantHomes } from '../homes.ts'
import { CarriedLinkedData } from '../linked-data/CarriedLinkedData.tsx'
import { callOrNull, renderTime } from '../loaders/backend.server.ts'
import { loadSponsors } from '../loaders/frame.server.ts'
import { loadPageOnce } from '../loaders/page.server.ts'
import { loadSiteBar } from '../loaders/site-bar.server.ts'
import { localeOfPath, pathWithoutLocale, useLocale } from '../locale.ts'
import type { Route } from './+types/layout.ts'

const noMenus: FrameData['menus'] = { main_menu: [], footer: [], secondary_menu: [], primary: null }
const noHosts: Settings['hosts'] = { orchestra: [], school: [] }

/**
 * The data of the frame around every screen: a variant's own host decides the variant, otherwise the page does (spec
 * §1).
 */
export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname)
  const { settings, mainOrigin, origin } = args.context.get(backendContext)
  const page = await loadPageOnce(args)
  const hosts = settings?.hosts ?? noHosts
  const variant = variantForHost(args.url.host, hosts) ?? page?.variant ?? variantOfPath(args.url.pathname)
  const listUrl = page?.container.content_type === 'page' ? undefined : page?.breadcrumbs.at(-1)?.url
  const isQuiet = page === null || isLegalOrSearch(args.url.pathname)
  const [menus, sponsors, bar] = await Promise.all([
    callOrNull(args, getNav, { params: { locale }, query: { variant } }),
    isQuiet ? [] : loadSponsors(args),
    loadSiteBar(args),
  ])
  const frame: FrameData = {
    variant,
    menus: menus ?? noMenus,
    sponsors,
    homes: variantHomes({ host: args.url.host, hosts, origin: mainOrigin }, locale),
    social: settings ? socialLinksFor(settings.social[variant]) : [],
    contact: (!isQuiet && settings?.contact) || null,
    consentServices: settings?.consent_services ?? [],
    tagManagerId: (!carriesSecret(args.url) && settings?.tag_manager_id) || '',
    printedUrl: page ? `${origin.replace(/^https?:\/\//, '')}${page.urls[locale]}` : '',
    year: Number(renderTime(args).slice(0, 4)),
    ...(listUrl && { listUrl }),
  }
  return { frame, origin, urls: page?.urls ?? null, bar }
}

export function meta({ error }: Route.MetaArgs) {
  return error ? [{ name: 'robots', content: 'noindex' }] : []
}

/** The frame does not depend on the query. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
      <CarriedLinkedData />
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}

function SiteFrame({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('layout')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const otherLanguage = otherLocale(locale)
  const otherUrl = data?.urls
    ? data.urls[otherLanguage] + preservedQuery(splitDeclaredQuery(search, declaredPageParams(pathname)).read)
    : screenUrl('home', otherLanguage)
  return (
    <Frame data={data?.frame ?? emptyFrame(locale)} otherUrl={otherUrl}>
      {data && !data.bar && hasEditParam(search) ? <EditLogin /> : children}
      {data?.bar && (!data.bar.page || !hasEditParam(search)) && <ViewerBar bar={data.bar} />}
    </Frame>
  )
}

/** These pages, and missing ones, have neither sponsors nor the postal address at their foot. */
function isLegalOrSearch(pathname: string): boolean {
  return /^\/(de|en)\/(impressum|datenschutz|agb|barrierefreiheit|accessibility|suche|search)$/.test(pathname)
}

/** The error page has a frame even if this loader failed. */
function emptyFrame(locale: ReturnType<typeof useLocale>): FrameData {
  const homes = variantHomes({ host: '', hosts: noHosts, origin: '' }, locale)
  return {
    variant: 'orchestra',
    menus: noMenus,
    homes,
    social: [],
    sponsors: [],
    contact: null,
    consentServices: [],
    tagManagerId: '',
    year: null,
  }
}

/** spec §1: courses belong to the school, also when a course was not found. */
function variantOfPath(pathname: string): Variant {
  return variantOfScreen(matchScreen(localeOfPath(pathname), pathWithoutLocale(pathname))?.screen)
}
