import { screenUrl } from '#contract/links/urls.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, callOrNull, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { toEventRow } from '../../production/dates/site/EventDateRow/event-row.ts'
import { hyphenateDate } from '../../production/dates/site/hyphenate-date.server.ts'
import { detailWords } from '../../production/detail/site/detail-words.ts'
import { listEventDates } from '../../production/endpoints.ts'
import { getVenue } from '../endpoints.ts'
import { VenueDetail } from '../site/VenueDetail/VenueDetail.tsx'
import { venueLinkedData } from '../site/venue-linked-data.server.ts'

export async function loader(args: LoaderArgs) {
  const [data, [venue, dates]] = await loadPageWith(args, async () => {
    const id = requireId(args.params.id)
    return Promise.all([
      callBackend(args, getVenue, { params: { id } }),
      callOrNull(args, listEventDates, { query: { venue: id } }),
    ])
  })
  const { locale } = data
  addLinkedData(args, data, {
    list: { title: detailWords[locale].back, url: `${screenUrl('home', locale)}#konzerte` },
    thing: (context) => venueLinkedData(venue, context),
  })
  return {
    ...data,
    venue,
    dates: (dates?.results ?? []).map((date) => hyphenateDate(toEventRow(date), locale)),
    now: renderTime(args),
  }
}

export const meta = screenMeta<typeof loader>(({ venue }) => ({ description: excerpt(venue.description) }))

export default function VenuePage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, venue, dates, now } = loaderData
  return (
    <>
      <VenueDetail page={page} venue={venue} dates={dates} now={now} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
