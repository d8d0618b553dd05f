import type { Locale } from '#config'
import { monthName, toDateParts } from '#site/format/dates.ts'
import type { AnnouncementSummary, EventDateSummary } from '../../endpoints.ts'

export const seasonGroupings = ['month', 'series', 'composer'] as const
export type Grouping = (typeof seasonGroupings)[number]

/** A production with those of its dates that belong together, or with the month for which it is announced. */
export type SeasonEntry = {
  event: EventDateSummary['event']
  dates: EventDateSummary[]
  announced?: AnnouncementSummary
}
/** `url` leads to the page of what the group is named after, where there is one. */
export type Group = { key: string; title: string; lang: Locale | undefined; url: string; concerts: SeasonEntry[] }
type Place = { key: string; title: string; lang?: Locale | undefined; url: string; order: string }
type Naming = { locale: Locale; without: Record<Exclude<Grouping, 'month'>, string> }

export function readGrouping(search: URLSearchParams): Grouping {
  return seasonGroupings.find((each) => each === search.get('group')) ?? 'month'
}

type Line = EventDateSummary | AnnouncementSummary

/**
 * The dates of a season under their months, series or composers; what has none stands last. A concert of two series stands under both,
 * and what is only announced for a month at its end.
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

/** Under a composer only what is by them. */
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
