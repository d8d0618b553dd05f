import { organisationName } from '#config'
import { groupByPerformer, sortForPoster } from '#contract/events/performer-parts.ts'
import { matchScreen } from '#contract/links/urls.ts'
import { toPlainText } from '#site/format/plain-text.ts'
import { callBackend, callOrNull, type LoaderArgs, printedHost, renderTime } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { localeOfPath } from '#site/locale.ts'
import { PrintFrame } from '#site/print/PrintFrame.tsx'
import { unlistedMeta } from '#site/print/unlisted-meta.ts'
import { getEmployee, getInstructor, getSoloist } from '../../person/endpoints.ts'
import { EventDateSheet } from '../dates/site/EventDateSheet/EventDateSheet.tsx'
import { words } from '../dates/site/EventDateSheet/words.ts'
import { hyphenateDate } from '../dates/site/hyphenate-date.server.ts'
import { getEventDate, listEventDates } from '../endpoints.ts'

const NEXT_SHOWN = 6
const calls = { soloist: getSoloist, employee: getEmployee, instructor: getInstructor } as const

/** The programme of a date as a folded sheet: four pages of A5. */
export async function loader(args: LoaderArgs) {
  const locale = localeOfPath(args.url.pathname)
  const [date, upcoming] = await Promise.all([
    callBackend(args, getEventDate, { params: { id: requireId(args.params.of) } }),
    callOrNull(args, listEventDates, { query: { date: renderTime(args).slice(0, 10) } }),
  ])
  const performers = await Promise.all(
    groupByPerformer(sortForPoster(date.event)).map(async ({ performer: { id, name, url }, parts }) => {
      const type = url && matchScreen(locale, url.split('/').slice(2).join('/'))?.params.type
      const person = isType(type) ? await callOrNull(args, calls[type], { params: { id } }) : null
      return { id, name, parts, biography: person?.biography ?? '', fallback: person?.fallback ?? [] }
    }),
  )
  const later = (upcoming?.results ?? []).filter(
    (each) => each.event.id !== date.event.id && each.date_start > date.date_start && each.schedule !== 'cancelled',
  )
  const next = later.slice(0, NEXT_SHOWN).map(({ id, date_start, venue, event }) => ({
    id,
    date_start,
    venue: { name: venue.name, city: venue.city },
    name: event.name,
  }))
  return { date: hyphenateDate(date, locale), performers, next, host: printedHost(args), locale }
}

function isType(type: string | null | undefined): type is keyof typeof calls {
  return typeof type === 'string' && type in calls
}

export const meta = unlistedMeta<typeof loader>(
  ({ date, locale }) => `${words[locale].title(toPlainText(date.event.name))} · ${organisationName}`,
)

export default function EveningPage({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <PrintFrame back={loaderData.date.url}>
      <EventDateSheet {...loaderData} />
    </PrintFrame>
  )
}
