import { listEventDates } from '#content/event/endpoints.ts'
import { getVenue } from '#content/venue/endpoints.ts'
import { excerpt } from '#contract/plain-text.ts'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { VenueDetail } from '../components/VenueDetail/VenueDetail.tsx'
import { headOf } from '../head.ts'
import { callBackend, callIfPossible, nowOf } from '../loaders/backend.server.ts'
import { hyphenateDate } from '../loaders/hyphenate-records.server.ts'
import { requireId } from '../loaders/ids.server.ts'
import { loadPageWith } from '../loaders/page.server.ts'
import type { Route } from './+types/venue.ts'

export async function loader(args: Route.LoaderArgs) {
  const [data, [venue, dates]] = await loadPageWith(args, async () => {
    const id = requireId(args.params.id)
    return Promise.all([callBackend(args, getVenue, { params: { id } }), callIfPossible(args, listEventDates, { query: { venue: id } })])
  })
  return { ...data, venue, dates: (dates?.results ?? []).map((date) => hyphenateDate(date, data.locale)), now: nowOf(args) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf({ ...loaderData, description: excerpt(loaderData.venue.description) }) : []
}

export default function VenuePage({ loaderData }: Route.ComponentProps) {
  const { page, editor, venue, dates, now } = loaderData
  return (
    <>
      <VenueDetail page={page} venue={venue} dates={dates} now={now} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
