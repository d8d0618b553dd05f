import { and, asc, eq, gte, inArray, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { monthOf } from '#contract/local-time.ts'
import { monthsOfSeason } from '#contract/season.ts'
import { urlsOf } from '#contract/urls.ts'
import { contentOf } from '#server/db/columns-of.ts'
import { inList, listOf, prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { visitorOf, whereShown } from '#server/services/visibility.ts'
import type { AddressPair, AddressReader } from '../define-address.ts'
import type { Announced, AnnouncedLine, EventFilter } from './endpoints.ts'
import { inSubscription, ofProduction } from './find.server.ts'
import { loadLineEvents } from './lines.server.ts'
import { loadEvents } from './records.server.ts'
import { productions } from './table.ts'

const { placeholder } = sql

/** For a month, over or not. Written out: with a value in its place the index of those few would not be used. */
export const isAnnounced = sql`${productions.announced_month} <> ''`

/** What is announced for a month that is not over; once it has a date it is announced no more, see `keepLastEnd`. `month` is that of today. */
export function whereAnnounced(month: string | Placeholder): SQL | undefined {
  return and(isAnnounced, gte(productions.announced_month, month))
}

export function announcedUrls(row: { id: number; slug_de: string; slug_en: string }): AddressPair {
  return urlsOf('announced', row)
}

/** Those of a season, month by month. A filter by what only a date has finds none. */
export async function listAnnounced(
  deps: Deps,
  { season, ...filter }: EventFilter & { season: string },
): Promise<AnnouncedLine[]> {
  const { first, last } = monthsOfSeason(season)
  if (filter.venue || filter.city || filter.weekday || filter.access?.length || filter.date?.length === 10) return []
  const { event__type: type, children, subscription } = filter
  const months = { month: monthOf(deps.now()), first: filter.date ?? first, last: filter.date ?? last }
  const rows = await selectMonths(deps.db, { ...visitorOf(deps), ...months, type, children, subscription })
  if (rows.length === 0) return []
  const events = await loadLineEvents(deps, listOf(rows.map(({ id }) => id)))
  return rows.flatMap((row) => {
    const found = events.get(row.id)
    return found
      ? [{ month: row.month, url: announcedUrls({ ...row, ...found.slugs })[deps.locale], event: found.event }]
      : []
  })
}

const selectMonths = prepared((db, given) => {
  const { id, announced_month: month } = productions
  return db
    .select({ id, month })
    .from(productions)
    .where(
      and(
        whereAnnounced(placeholder('month')),
        whereShown(given, 'productions', { withPage: true }),
        gte(month, placeholder('first')),
        lte(month, placeholder('last')),
        ofProduction(given),
        given.has('subscription') ? inArray(id, inSubscription(db)) : undefined,
      ),
    )
    .orderBy(asc(month), asc(id))
})

/** `not_found` when it is not announced, or no more, or not for this viewer. */
export async function getAnnounced(deps: Deps, id: number): Promise<Announced> {
  const row = await findAnnounced(deps, id)
  const event = row && (await loadEvents(deps, { ids: listOf([id]) })).get(id)
  if (!event) throw new AppError('not_found', { message: `production ${id} is not announced` })
  return { month: row.announced_month, url: announcedUrls(row)[deps.locale], event }
}

export async function findAnnounced(
  reader: AddressReader,
  id: number,
): Promise<Awaited<ReturnType<typeof selectAnnounced>>[number] | null> {
  const [row] = await selectAnnounced(reader.db, { ...visitorOf(reader), month: monthOf(reader.now()), id })
  return row ?? null
}

const selectAnnounced = prepared((db, given) =>
  db
    .select(contentOf(productions))
    .from(productions)
    .where(
      and(
        eq(productions.id, placeholder('id')),
        whereAnnounced(placeholder('month')),
        whereShown(given, 'productions', { withPage: true }),
      ),
    ),
)

/** The pages of those that are announced, among `ids` or all. */
export async function announcedPages(reader: AddressReader, ids?: readonly number[]) {
  return selectPages(reader.db, { ...visitorOf(reader), month: monthOf(reader.now()), ids: ids && listOf(ids) })
}

const selectPages = prepared((db, given) =>
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
        given.has('ids') ? inList(productions.id, 'ids') : undefined,
        whereShown(given, 'productions'),
      ),
    ),
)
