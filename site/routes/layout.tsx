import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { Variant } from '#config'
import { getNav } from '#contract/pages.ts'
import { matchScreen, urlOf } from '#contract/urls.ts'
import { ErrorPage } from '../components/ErrorPage/ErrorPage.tsx'
import { Frame, type Menus } from '../components/Frame/Frame.tsx'
import { statusOf } from '../errors/status-of.ts'
import { messagesIn } from '../i18n/messages.ts'
import { callIfPossible } from '../loaders/backend.server.ts'
import { findPage } from '../loaders/page.server.ts'
import { localeOfPath, pathWithoutLocale, useLocale } from '../locale.ts'
import type { Route } from './+types/layout.ts'

const noMenus: Menus = { main_menu: [], footer: [], secondary_menu: [] }

export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname)
  const page = await findPage(args)
  const variant: Variant = page?.variant ?? variantOfPath(args.url.pathname)
  const menus = (await callIfPossible(args, getNav, { params: { locale }, query: { variant } })) ?? noMenus
  return { variant, menus, urls: page?.urls ?? null, isOffline: page?.is_online === false, year: new Date().getFullYear() }
}

export function meta({ error, location }: Route.MetaArgs) {
  if (!error) return []
  const text = messagesIn(localeOfPath(location.pathname)).error
  return [{ title: statusOf(error) === 404 ? text.notFound : text.other }, { name: 'robots', content: 'noindex' }]
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
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
  const { search } = useLocation()
  const other = locale === 'de' ? 'en' : 'de'
  const otherUrl = data?.urls ? data.urls[other] + search : urlOf('home', other)
  return (
    <Frame variant={data?.variant ?? 'orchestra'} menus={data?.menus ?? noMenus} otherUrl={otherUrl} year={data?.year ?? 2026}>
      {children}
    </Frame>
  )
}

/** design §4: courses belong to the school, also where a course was not found. */
function variantOfPath(pathname: string): Variant {
  const screen = matchScreen(localeOfPath(pathname), pathWithoutLocale(pathname))?.screen
  return screen === 'courses' || screen === 'course' ? 'school' : 'orchestra'
}
