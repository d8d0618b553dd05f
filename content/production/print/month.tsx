import { data } from 'react-router'
import { organisationName } from '#config'
import { layOutScore } from '#contract/events/score-layout.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { monthName } from '#site/format/dates.ts'
import { loadPages } from '#site/lists/load-pages.server.ts'
import { callBackend, type LoaderArgs, printedHost } from '#site/loaders/backend.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { localeOfPath } from '#site/locale.ts'
import { PrintFrame } from '#site/print/PrintFrame.tsx'
import { unlistedMeta } from '#site/print/unlisted-meta.ts'
import { MonthPoster } from '../calendar/site/MonthPoster/MonthPoster.tsx'
import { toEventRow } from '../dates/site/EventDateRow/event-row.ts'
import { hyphenateDate } from '../dates/site/hyphenate-date.server.ts'
import { listEventDates } from '../endpoints.ts'

const ALL_PAGES = 20

/** An A3 poster of a month; with past dates, because it hangs all month. */
export async function loader(args: LoaderArgs) {
  const { of: month = '' } = args.params
  const locale = localeOfPath(args.url.pathname)
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw data({ code: 'not_found' }, { status: 404 })
  const { items } = await loadPages(ALL_PAGES, (page) =>
    callBackend(args, listEventDates, { query: { date: month, past: '1', page } }),
  )
  const dates = items.map((date) => hyphenateDate(toEventRow(date), locale))
  return { month, score: layOutScore(dates), dates, host: printedHost(args), locale }
}

export const meta = unlistedMeta<typeof loader>(
  ({ month, locale }) => `${monthName(month, locale)} · ${organisationName}`,
)

export default function MonthPage({ loaderData }: ScreenProps<typeof loader>) {
  const { month, locale } = loaderData
  return (
    <PrintFrame back={`${screenUrl('home', locale)}?date=${month}#konzerte`}>
      <MonthPoster {...loaderData} />
    </PrintFrame>
  )
}
