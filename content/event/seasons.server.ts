import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { urlOf } from '#contract/urls.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereShown } from '#server/services/visibility.ts'
import type { AddressPair, AddressReader } from '../define-address.ts'
import type { EventFilter, EventLine } from './endpoints.ts'
import { countDates, findDates, valuesOf } from './find.server.ts'
import { loadEventLines } from './lines.server.ts'
import { seasonOf } from './season-range.server.ts'
import { eventDates, productions } from './table.ts'

/** No page shows more: a season of four concerts on each day has as many. */
const MOST_LINES = 1500

export async function listSeasons(deps: Deps) {
  const running = seasonOf(deps.now())
  return (await findSeasons(deps)).map((each) => ({ ...each, url: seasonUrls(each.season)[deps.locale], is_running: each.season === running }))
}

/** The seasons in which this viewer finds a date, the latest first. */
export async function findSeasons(reader: AddressReader): Promise<{ season: string; count: number }[]> {
  const rows = await reader.db
    .select({ start: eventDates.date_start })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(and(whereShown(reader, 'productions')))
  const counts = new Map<string, number>()
  for (const { start } of rows) {
    const season = seasonOf(start)
    counts.set(season, (counts.get(season) ?? 0) + 1)
  }
  return [...counts].map(([season, count]) => ({ season, count })).toSorted((one, other) => (one.season < other.season ? 1 : -1))
}

export function seasonUrls(season: string): AddressPair {
  return { de: urlOf('season', 'de', { season }), en: urlOf('season', 'en', { season }) }
}

/** `not_found` for a season without any date; one without dates that fit the filter is empty. */
export async function getSeason(
  deps: Deps,
  { season, ...filter }: EventFilter & { season: string },
): Promise<{ season: string; count: number; results: EventLine[] }> {
  const wanted = valuesOf(deps, { ...filter, season, past: '1' })
  const { total, first } = await countDates(deps.db, wanted)
  if (total === 0 && (await countDates(deps.db, valuesOf(deps, { season, past: '1' }))).total === 0)
    throw new AppError('not_found', { message: `season ${season} has no dates` })
  const found = first ? await findDates(deps.db, { ...wanted, first, limit: MOST_LINES, offset: 0 }) : []
  return { season, count: total, results: await loadEventLines(deps, found) }
}
