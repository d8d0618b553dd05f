import { data, type MetaDescriptor } from 'react-router'
import { organisationName } from '#config'
import { toEventRow } from '#content/production/dates/site/EventDateRow/event-row.ts'
import { hyphenateDate } from '#content/production/dates/site/hyphenate-date.server.ts'
import { listEventDates } from '#content/production/endpoints.ts'
import { screenUrl } from '#contract/urls.ts'
import { monthName } from '../../format/dates.ts'
import { loadPages } from '../../lists/load-pages.server.ts'
import { callBackend, printedHost } from '../../loaders/backend.server.ts'
import { localeOfPath } from '../../locale.ts'
import { MonthPoster } from '../../print/MonthPoster.tsx'
import { PrintFrame } from '../../print/PrintFrame.tsx'
import type { Route } from './+types/month.ts'

const ALL_PAGES = 20

/** An A3 poster of a month; with past dates, because it hangs all month. */
export async function loader(args: Route.LoaderArgs) {
  const month = args.params.of
  const locale = localeOfPath(args.url.pathname)
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw data({ code: 'not_found' }, { status: 404 })
  const { items } = await loadPages(ALL_PAGES, (page) =>
    callBackend(args, listEventDates, { query: { date: month, past: '1', page } }),
  )
  const dates = items.map((date) => hyphenateDate(toEventRow(date), locale))
  return { month, dates, host: printedHost(args), locale }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  return [
    { title: `${monthName(loaderData.month, loaderData.locale)} · ${organisationName}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const { month, locale } = loaderData
  return (
    <PrintFrame back={`${screenUrl('home', locale)}?date=${month}#konzerte`}>
      <MonthPoster {...loaderData} />
    </PrintFrame>
  )
}
