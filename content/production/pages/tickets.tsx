import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { filterQuery } from '#site/lists/filter.ts'
import { loadPages } from '#site/lists/load-pages.server.ts'
import { readPageNumber } from '#site/lists/read-page-number.ts'
import { callBackend, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { loadScreen } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { hyphenateDate } from '../dates/site/hyphenate-date.server.ts'
import { getEventFilterOptions, listEventDates } from '../endpoints.ts'
import { readTicketFilter } from '../prices/site/Tickets/read-ticket-filter.ts'
import { Tickets } from '../prices/site/Tickets/Tickets.tsx'
import { toTicketRow } from '../prices/site/Tickets/ticket-row.ts'

/** The coming dates with their tickets. */
export async function loader(args: LoaderArgs) {
  const { searchParams } = args.url
  const query = filterQuery(readTicketFilter(searchParams))
  const [data, [tickets, lookups]] = await loadScreen(args, () =>
    Promise.all([
      loadPages(readPageNumber(searchParams), (page) =>
        callBackend(args, listEventDates, { query: { ...query, page } }),
      ),
      callBackend(args, getEventFilterOptions, { query }),
    ]),
  )
  const items = tickets.items.map((date) => hyphenateDate(toTicketRow(date), data.locale))
  return { ...data, tickets: { ...tickets, items }, lookups, now: renderTime(args) }
}

export const meta = screenMeta<typeof loader>()

export default function TicketsPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, tickets, lookups, now } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <Tickets loaded={tickets} lookups={lookups} now={now} />
    </PageShell>
  )
}
