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
type GroupHeading = { key: string; title: string; lang?: Locale | undefined; url: string; order: string }
type Naming = { locale: Locale; titleWithout: Record<Exclude<Grouping, 'month'>, string> }

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
  grouping: Grouping,
  { announced = [], ...naming }: Naming & { announced?: readonly AnnouncementSummary[] },
): Group[] {
  const groups = new Map<string, { heading: GroupHeading; lines: Line[] }>()
  for (const line of [...dates, ...announced]) {
    for (const heading of getPlaces(line, grouping, naming)) {
      const group = groups.get(heading.key) ?? { heading, lines: [] }
      groups.set(heading.key, group)
      group.lines.push(line)
    }
  }
  const inOrder = [...groups.values()].toSorted((one, other) => compare(one.heading, other.heading, naming.locale))
  return inOrder.map(({ heading, lines: groupLines }) => ({
    ...{ key: heading.key, title: heading.title, lang: heading.lang, url: heading.url },
    concerts: getConcerts(groupLines, grouping === 'composer' ? heading.key : ''),
  }))
}

function getPlaces(line: Line, grouping: Grouping, { locale, titleWithout }: Naming): GroupHeading[] {
  const { event } = line
  if (grouping === 'month') {
    const monthKey = 'month' in line ? line.month : toDateParts(line.date_start, locale).monthKey
    return [{ key: monthKey, title: monthName(monthKey, locale), url: '', order: monthKey }]
  }
  const headings =
    grouping === 'series'
      ? event.subscriptions.map(
          ({ id, name, lang }): GroupHeading => ({ key: String(id), title: name, lang, url: '', order: name }),
        )
      : event.works.map(
          ({ composer: { id, name, sort_name, url } }): GroupHeading => ({
            key: String(id),
            title: name,
            url,
            order: sort_name,
          }),
        )
  const uniqueHeadings = [...new Map(headings.map((heading) => [heading.key, heading])).values()]
  return uniqueHeadings.length > 0 ? uniqueHeadings : [{ key: '', title: titleWithout[grouping], url: '', order: '' }]
}

function compare(one: GroupHeading, other: GroupHeading, locale: Locale): number {
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
