import { and, asc, eq, gte, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { screenUrls } from '#contract/links/urls.ts'
import { toMonth } from '#contract/time/local-time.ts'
import { seasonMonths } from '#contract/time/season.ts'
import { inIdsParam, prepared, toIdList } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import type { LocalisedUrl, UrlContext } from '#server/services/urls/define-urls.ts'
import { visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import type { Announcement, AnnouncementSummary, EventFilter } from '../endpoints.ts'
import { productionIdsWith } from '../list/production-ids.server.ts'
import { loadProductions } from '../list/records.server.ts'
import { loadProductionSummaries } from '../list/summaries.server.ts'
import { productions } from '../table.ts'
import { whereProduction, whereProductionWith } from './date-queries.server.ts'

const { placeholder } = sql

/**
 * Announced for a month, past or not. The literal is necessary: with a parameter the partial index would not be used.
 */
export const hasAnnouncedMonth = sql`${productions.announced_month} <> ''`

/**
 * Announced for a month that is not over; a date ends the announcement, see `updateLastEnd`. `month` is the current
 * one.
 */
export function whereAnnounced(month: string | Placeholder): SQL | undefined {
  return and(hasAnnouncedMonth, gte(productions.announced_month, month))
}

export function announcementUrls(row: { id: number; slug_de: string; slug_en: string }): LocalisedUrl {
  return screenUrls('announced', row)
}

/** The announcements of a season by month. None match a filter by something that only dates have. */
export async function listAnnouncements(
  deps: Deps,
  { season, ...filter }: EventFilter & { season: string },
): Promise<AnnouncementSummary[]> {
  const { first, last } = seasonMonths(season)
  if (filter.venue || filter.city || filter.weekday || filter.access?.length || filter.date?.length === 10) return []
  const { event__type: type, children, subscription } = filter
  const months = { month: toMonth(deps.now()), first: filter.date ?? first, last: filter.date ?? last }
  const rows = await selectMonths(deps.db, { ...visitorParams(deps), ...months, type, children, subscription })
  if (rows.length === 0) return []
  const events = await loadProductionSummaries(deps, toIdList(rows.map(({ id }) => id)))
  return rows.flatMap((row) => {
    const production = events.get(row.id)
    return production
      ? [
          {
            month: row.month,
            url: announcementUrls({ ...row, ...production.slugs })[deps.locale],
            event: production.event,
          },
        ]
      : []
  })
}

const selectMonths = prepared((db, params) => {
  const { id, announced_month: month } = productions
  return db
    .select({ id, month })
    .from(productions)
    .where(
      and(
        whereAnnounced(placeholder('month')),
        whereVisible(params, 'productions', { withPage: true }),
        gte(month, placeholder('first')),
        lte(month, placeholder('last')),
        whereProduction(params),
        whereProductionWith(params, 'subscription', id, productionIdsWith.subscriptions),
      ),
    )
    .orderBy(asc(month), asc(id))
})

/** Throws `not_found` if it is not announced any more, or hidden from this viewer. */
export async function getAnnouncement(deps: Deps, id: number): Promise<Announcement> {
  const row = await findAnnouncementRow(deps, id)
  const event = row && (await loadProductions(deps, { ids: toIdList([id]) })).get(id)
  if (!event) throw new AppError('not_found', { message: `production ${id} is not announced` })
  return { month: row.announced_month, url: announcementUrls(row)[deps.locale], event }
}

export async function findAnnouncementRow(
  reader: UrlContext,
  id: number,
): Promise<Awaited<ReturnType<typeof selectAnnounced>>[number] | null> {
  const [row] = await selectAnnounced(reader.db, { ...visitorParams(reader), month: toMonth(reader.now()), id })
  return row ?? null
}

const selectAnnounced = prepared((db, params) =>
  db
    .select(contentColumns(productions))
    .from(productions)
    .where(
      and(
        eq(productions.id, placeholder('id')),
        whereAnnounced(placeholder('month')),
        whereVisible(params, 'productions', { withPage: true }),
      ),
    ),
)

/** URLs of the announcements, of all or among `ids`. */
export async function announcementPages(reader: UrlContext, ids?: readonly number[]) {
  return selectPages(reader.db, { ...visitorParams(reader), month: toMonth(reader.now()), ids: ids && toIdList(ids) })
}

const selectPages = prepared((db, params) =>
  db
    .select({
      id: productions.id,
      month: productions.announced_month,
      slug_de: productions.slug_de,
      slug_en: productions.slug_en,
      updated_at: productions.updated_at,
    })
    .from(productions)
    .where(
      and(
        whereAnnounced(placeholder('month')),
        params.has('ids') ? inIdsParam(productions.id, 'ids') : undefined,
        whereVisible(params, 'productions'),
      ),
    ),
)
