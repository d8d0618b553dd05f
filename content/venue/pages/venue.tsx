import { excerpt } from '#contract/plain-text.ts'
import { urlOf } from '#contract/urls.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { headOf } from '#site/head.ts'
import { describe } from '#site/linked-data/describe.server.ts'
import { callBackend, callOrNull, type LoaderArgs, nowOf } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { listEventDates } from '../../event/endpoints.ts'
import { detailWords } from '../../event/site/detail-words.ts'
import { toEventRow } from '../../event/site/EventRow/event-row.ts'
import { hyphenateDate } from '../../event/site/hyphenate-date.server.ts'
import { getVenue } from '../endpoints.ts'
import { musicVenue } from '../site/music-venue.server.ts'
import { VenueDetail } from '../site/VenueDetail/VenueDetail.tsx'

export async function loader(args: LoaderArgs) {
  const [data, [venue, dates]] = await loadPageWith(args, async () => {
    const id = requireId(args.params.id)
    return Promise.all([
      callBackend(args, getVenue, { params: { id } }),
      callOrNull(args, listEventDates, { query: { venue: id } }),
    ])
  })
  const { locale } = data
  describe(args, data, {
    list: { title: detailWords[locale].back, url: `${urlOf('home', locale)}#konzerte` },
    thing: (about) => musicVenue(venue, about),
  })
  return {
    ...data,
    venue,
    dates: (dates?.results ?? []).map((date) => hyphenateDate(toEventRow(date), locale)),
    now: nowOf(args),
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? headOf({ ...loaderData, description: excerpt(loaderData.venue.description) }) : []
}

export default function VenuePage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, venue, dates, now } = loaderData
  return (
    <>
      <VenueDetail page={page} venue={venue} dates={dates} now={now} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
