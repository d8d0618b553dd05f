import { and, count, gte, inArray, lt, max, min, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { seasonForMonth } from '#contract/time/season.ts'
import { jsonRows, rowsAsJson } from '#server/db/json-rows.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import type { LocalisedUrl, UrlContext } from '#server/services/urls/define-urls.ts'
import { whereHidden } from '#server/services/visibility/visibility.ts'
import { announcementPages, listAnnouncements } from '../dates/announcements.server.ts'
import { countDates, eventDateParams, findDates } from '../dates/date-queries.server.ts'
import type { AnnouncementSummary, EventDateSummary, EventFilter } from '../endpoints.ts'
import { loadEventDateSummaries } from '../list/summaries.server.ts'
import { eventDates, productions } from '../table.ts'
import { seasonAt, seasonRange, seasonsBetween } from './season-range.server.ts'

/** Four concerts a day for a whole season. */
const MAX_LINES = 1500

export async function listSeasons(deps: Deps) {
  const running = seasonAt(deps.now())
  return (await findSeasons(deps)).map((each) => ({
    ...each,
    url: seasonUrls(each.season)[deps.locale],
    is_running: each.season === running,
  }))
}

/** The seasons with a visible date or announcement, the latest first. */
export async function findSeasons(reader: UrlContext): Promise<{ season: string; count: number }[]> {
  const [dated, announced] = await Promise.all([countSeasonDates(reader), announcementPages(reader)])
  const datedSeasons = new Set(dated.map(({ season }) => season))
  const more = [...new Set(announced.map(({ month }) => seasonForMonth(month)))].filter(
    (season) => !datedSeasons.has(season),
  )
  return [...dated, ...more.map((season) => ({ season, count: 0 }))].toSorted((one, other) =>
    one.season < other.season ? 1 : -1,
  )
}

async function countSeasonDates(reader: UrlContext): Promise<{ season: string; count: number }[]> {
  const [[first], [last]] = await Promise.all([selectFirst(reader.db), selectLast(reader.db)])
  if (!first?.start || !last?.start) return []
  const seasons = seasonsBetween(first.start, last.start)
  const ranges = rowsAsJson(
    RANGES,
    seasons.map((season) => {
      const { from, before } = seasonRange(season)
      return { season, begins: from.getTime(), ends: before.getTime() }
    }),
  )
  const countDatesBySeason = async (values: { ranges: string; now?: Date }) =>
    new Map((await countBySeason(reader.db, values)).map((row) => [row.season, row.count]))
  const [all, hidden] = await Promise.all([
    countDatesBySeason({ ranges }),
    reader.viewer ? new Map<string, number>() : countDatesBySeason({ ranges, now: reader.now() }),
  ])
  return seasons
    .map((season) => ({ season, count: (all.get(season) ?? 0) - (hidden.get(season) ?? 0) }))
    .filter(({ count }) => count > 0)
    .toReversed()
}

// Two queries, so that each can use an index.
const selectFirst = prepared((db) => db.select({ start: min(eventDates.date_start) }).from(eventDates))
const selectLast = prepared((db) => db.select({ start: max(eventDates.date_start) }).from(eventDates))

const RANGES = { season: 'text', begins: 'instant', ends: 'instant' } as const

/**
 * Dates by season: of all productions, or of those hidden from visitors `now`. The hidden ones are few; a join over all
 * dates would be slow.
 */
const countBySeason = prepared((db, params) => {
  const season = sql<string>`given.season`
  const hidden = db
    .select({ id: productions.id })
    .from(productions)
    .where(whereHidden('productions', sql.placeholder('now')))
  return (
    db
      .select({ season, count: count() })
      .from(jsonRows(RANGES, sql.placeholder('ranges')))
      // SQLite keeps the order of a cross join: each season looks its dates up.
      .crossJoin(eventDates)
      .where(
        and(
          gte(eventDates.date_start, sql`given.begins`),
          lt(eventDates.date_start, sql`given.ends`),
          params.has('now') ? inArray(eventDates.production_id, hidden) : undefined,
        ),
      )
      .groupBy(season)
  )
})

export function seasonUrls(season: string): LocalisedUrl {
  return { de: screenUrl('season', 'de', { season }), en: screenUrl('season', 'en', { season }) }
}

/** Throws `not_found` for a season without any date; the list is empty if no date matches the filter. */
export async function getSeason(
  deps: Deps,
  { season, ...filter }: EventFilter & { season: string },
): Promise<{ season: string; count: number; results: EventDateSummary[]; announced: AnnouncementSummary[] }> {
  const criteria = eventDateParams(deps, { ...filter, season, past: '1' })
  const [{ total, first }, announced] = await Promise.all([
    countDates(deps.db, criteria),
    listAnnouncements(deps, { ...filter, season }),
  ])
  if (total + announced.length === 0 && !(await hasAny(deps, season)))
    throw new AppError('not_found', { message: `season ${season} has no dates` })
  const dates = first ? await findDates(deps.db, { ...criteria, first, limit: MAX_LINES, offset: 0 }) : []
  return { season, count: total, results: await loadEventDateSummaries(deps, dates), announced }
}

async function hasAny(deps: Deps, season: string): Promise<boolean> {
  const { total } = await countDates(deps.db, eventDateParams(deps, { season, past: '1' }))
  return total > 0 || (await listAnnouncements(deps, { season })).length > 0
}
