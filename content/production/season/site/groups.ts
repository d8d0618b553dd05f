import type { Locale } from '#config'
import { monthName, toDateParts } from '#site/format/dates.ts'
import type { AnnouncementSummary, EventDateSummary } from '../../endpoints.ts'

export const seasonGroupings = ['month', 'series', 'composer'] as const
export type Grouping = (typeof seasonGroupings)[number]

/** A production with its dates in this group, or with its announced month. */
export type SeasonEntry = {
  event: EventDateSummary['event']
  dates: EventDateSummary[]
  announced?: AnnouncementSummary
}
/** `url`: page of the group's series or composer, if any. */
export type Group = { key: string; title: string; lang: Locale | undefined; url: string; concerts: SeasonEntry[] }
type Place = { key: string; title: string; lang?: Locale | undefined; url: string; order: string }
type Naming = { locale: Locale; without: Record<Exclude<Grouping, 'month'>, string> }

export function readGrouping(search: URLSearchParams): Grouping {
  return seasonGroupings.find((each) => each === search.get('group')) ?? 'month'
}

type Line = EventDateSummary | AnnouncementSummary

/**
 * Groups the dates of a season by month, series or composer; dates without any come last. A concert of two series is in
 * both groups; announcements are at the end of their month.
 */
export function groupSeasonEntries(
  dates: readonly EventDateSummary[],
  by: Grouping,
  { announced = [], ...naming }: Naming & { announced?: readonly AnnouncementSummary[] },
): Group[] {
  const groups = new Map<string, { place: Place; lines: Line[] }>()
  for (const line of [...dates, ...announced]) {
    for (const place of getPlaces(line, by, naming)) {
      const group = groups.get(place.key) ?? { place, lines: [] }
      groups.set(place.key, group)
      group.lines.push(line)
    }
  }
  const inOrder = [...groups.values()].toSorted((one, other) => compare(one.place, other.place, naming.locale))
  return inOrder.map(({ place, lines: own }) => ({
    ...{ key: place.key, title: place.title, lang: place.lang, url: place.url },
    concerts: getConcerts(own, by === 'composer' ? place.key : ''),
  }))
}

function getPlaces(line: Line, by: Grouping, { locale, without }: Naming): Place[] {
  const { event } = line
  if (by === 'month') {
    const monthKey = 'month' in line ? line.month : toDateParts(line.date_start, locale).monthKey
    return [{ key: monthKey, title: monthName(monthKey, locale), url: '', order: monthKey }]
  }
  const places =
    by === 'series'
      ? event.subscriptions.map(
          ({ id, name, lang }): Place => ({ key: String(id), title: name, lang, url: '', order: name }),
        )
      : event.works.map(
          ({ composer: { id, name, sort_name, url } }): Place => ({
            key: String(id),
            title: name,
            url,
            order: sort_name,
          }),
        )
  const once = [...new Map(places.map((place) => [place.key, place])).values()]
  return once.length > 0 ? once : [{ key: '', title: without[by], url: '', order: '' }]
}

function compare(one: Place, other: Place, locale: Locale): number {
  if (one.key === '' || other.key === '') return one.key === other.key ? 0 : one.key === '' ? 1 : -1
  return one.order.localeCompare(other.order, locale)
}

/** Below a composer, only the works by them. */
function getConcerts(lines: readonly Line[], composer: string): SeasonEntry[] {
  const concerts = new Map<number, SeasonEntry>()
  for (const line of lines) {
    const { event } = line
    const works = composer === '' ? event.works : event.works.filter((work) => String(work.composer.id) === composer)
    const concert = concerts.get(event.id) ?? { event: { ...event, works }, dates: [] }
    concerts.set(event.id, concert)
    if ('month' in line) concert.announced = line
    else concert.dates.push(line)
  }
  return [...concerts.values()]
}
