import { and, asc, count, desc, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { seasonOfMonth } from '#contract/season.ts'
import { urlOf } from '#contract/urls.ts'
import type { Reader } from '#server/db/connect.ts'
import { jsonRows } from '#server/db/json-rows.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereHidden } from '#server/services/visibility.ts'
import type { AddressPair, AddressReader } from '../define-address.ts'
import { announcedPages, listAnnounced } from './announced.server.ts'
import type { AnnouncedLine, EventFilter, EventLine } from './endpoints.ts'
import { countDates, findDates, valuesOf } from './find.server.ts'
import { loadEventLines } from './lines.server.ts'
import { rangeOfSeason, seasonOf, seasonsBetween } from './season-range.server.ts'
import { eventDates, productions } from './table.ts'

/** No page shows more: a season of four concerts on each day has as many. */
const MOST_LINES = 1500

export async function listSeasons(deps: Deps) {
  const running = seasonOf(deps.now())
  return (await findSeasons(deps)).map((each) => ({ ...each, url: seasonUrls(each.season)[deps.locale], is_running: each.season === running }))
}

/** The seasons in which this viewer finds a date, or something that is announced, the latest first. */
export async function findSeasons(reader: AddressReader): Promise<{ season: string; count: number }[]> {
  const [dated, announced] = await Promise.all([seasonsWithDates(reader), announcedPages(reader)])
  const known = new Set(dated.map(({ season }) => season))
  const more = [...new Set(announced.map(({ month }) => seasonOfMonth(month)))].filter((season) => !known.has(season))
  return [...dated, ...more.map((season) => ({ season, count: 0 }))].toSorted((one, other) => (one.season < other.season ? 1 : -1))
}

async function seasonsWithDates(reader: AddressReader): Promise<{ season: string; count: number }[]> {
  const start = eventDates.date_start
  const one = () => reader.db.select({ start }).from(eventDates).limit(1)
  const [[first], [last]] = await Promise.all([one().orderBy(asc(start)), one().orderBy(desc(start))])
  if (!first || !last) return []
  const seasons = seasonsBetween(first.start, last.start)
  const [all, hidden] = await Promise.all([
    countBySeason(reader.db, seasons),
    reader.viewer ? new Map<string, number>() : countBySeason(reader.db, seasons, whereHidden('productions', reader.now())),
  ])
  return seasons
    .map((season) => ({ season, count: (all.get(season) ?? 0) - (hidden.get(season) ?? 0) }))
    .filter(({ count }) => count > 0)
    .toReversed()
}

/** The dates of all seasons, or those of some productions: the hidden ones are few, a join over all dates would be long. */
async function countBySeason(db: Reader, seasons: readonly string[], of?: SQL): Promise<Map<string, number>> {
  const ranges = seasons.map((season) => {
    const { from, before } = rangeOfSeason(season)
    return { season, begins: from.getTime(), ends: before.getTime() }
  })
  const given = jsonRows({ season: 'text', begins: 'instant', ends: 'instant' }, ranges)
  const season = sql<string>`given.season`
  const those = of && inArray(eventDates.production_id, db.select({ id: productions.id }).from(productions).where(of))
  const rows = await db
    .select({ season, count: count() })
    .from(given)
    // SQLite keeps the order of a cross join: each season looks its dates up.
    .crossJoin(eventDates)
    .where(and(gte(eventDates.date_start, sql`given.begins`), lt(eventDates.date_start, sql`given.ends`), those))
    .groupBy(season)
  return new Map(rows.map((row) => [row.season, row.count]))
}

export function seasonUrls(season: string): AddressPair {
  return { de: urlOf('season', 'de', { season }), en: urlOf('season', 'en', { season }) }
}

/** `not_found` for a season without any date; one without dates that fit the filter is empty. */
export async function getSeason(
  deps: Deps,
  { season, ...filter }: EventFilter & { season: string },
): Promise<{ season: string; count: number; results: EventLine[]; announced: AnnouncedLine[] }> {
  const wanted = valuesOf(deps, { ...filter, season, past: '1' })
  const [{ total, first }, announced] = await Promise.all([countDates(deps.db, wanted), listAnnounced(deps, { ...filter, season })])
  if (total + announced.length === 0 && !(await hasAny(deps, season))) throw new AppError('not_found', { message: `season ${season} has no dates` })
  const found = first ? await findDates(deps.db, { ...wanted, first, limit: MOST_LINES, offset: 0 }) : []
  return { season, count: total, results: await loadEventLines(deps, found), announced }
}

async function hasAny(deps: Deps, season: string): Promise<boolean> {
  const { total } = await countDates(deps.db, valuesOf(deps, { season, past: '1' }))
  return total > 0 || (await listAnnounced(deps, { season })).length > 0
}
