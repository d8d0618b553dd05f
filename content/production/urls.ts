import { and, asc, desc, eq, gte, inArray, like, or, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import { screenPattern, screenUrls } from '#contract/links/urls.ts'
import { inIdsParam, prepared, toIdList } from '#server/db/prepared.ts'
import { bin } from '#server/db/schema/bin.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { latestDate } from '#server/services/rows/latest-date.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import type { RecordRow, RecordUrl, TypeUrlRules, UrlContext } from '#server/services/urls/define-urls.ts'
import { visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import { people } from '../person/table.ts'
import { redirects } from '../redirect/table.ts'
import { venues } from '../venue/table.ts'
import { announcementPages, announcementUrls } from './dates/announcements.server.ts'
import { formatMoment } from './dates/format-date.server.ts'
import { findSeasons, seasonUrls } from './season/seasons.server.ts'
import { eventDates, productionPeople, productions } from './table.ts'

export default {
  productions: {
    /** A production links to its next date, or to its announcement. */
    locate: locateProductions,
    all: async (tx, row) => {
      const dates = await tx
        .select({ id: eventDates.id })
        .from(eventDates)
        .where(eq(eventDates.production_id, row.id))
        .orderBy(asc(eventDates.id))
      return dates.map(({ id }) => screenUrls('event', row, { id })).flatMap(({ de, en }) => [de, en])
    },
    listed: async (reader) => {
      const dates = (await selectLinkedDates(reader)).map((date) => ({
        urls: screenUrls('event', date),
        id: date.production,
        lastModified: latestDate([date.updated_at, date.production_updated_at, date.online_from]),
      }))
      const announced = (await announcementPages({ ...reader, viewer: null })).map((row) => ({
        urls: announcementUrls(row),
        id: row.id,
        lastModified: row.updated_at,
      }))
      const newest = latestDate(dates.map(({ lastModified }) => lastModified))
      const seasons = (await findSeasons({ ...reader, viewer: null })).map(({ season }) => ({
        urls: seasonUrls(season),
        id: 0,
        lastModified: newest,
      }))
      return [...dates, ...announced, ...seasons]
    },
  },
  'event-dates': {
    /** The date's own page; after its end, that of the production. */
    poster: async (reader, id, locale) => {
      const [evening] = await selectEvening(reader.db, { ...visitorParams(reader), id })
      if (!evening) return findRemovedPosterTarget(reader, id, locale)
      if (evening.end > reader.now()) return screenUrls('event', evening.production, { id })[locale]
      const [located] = await locateProductions(reader, [evening.production])
      return located?.[1][locale] ?? null
    },
    labels: async ({ db }, ids, locale) => {
      const rows = await db
        .select({ id: eventDates.id, start: eventDates.date_start, name: productions.name, venue: venues.name })
        .from(eventDates)
        .innerJoin(productions, eq(productions.id, eventDates.production_id))
        .innerJoin(venues, eq(venues.id, eventDates.venue_id))
        .where(inArray(eventDates.id, [...ids]))
      return new Map(
        rows.map(({ id, name, start, venue }) => [
          id,
          { title: textInLocale(name, locale), note: `${formatMoment(start, locale)}, ${venue}` },
        ]),
      )
    },
  },
} satisfies TypeUrlRules

/**
 * For a removed date, the next date of its production: found through the bin for 30 days, through the page's redirect
 * afterwards.
 */
async function findRemovedPosterTarget(reader: UrlContext, id: number, locale: Locale): Promise<string | null> {
  const { db } = reader
  const [entry] = await db
    .select({ state: bin.state })
    .from(bin)
    .where(and(eq(bin.resource, 'event-dates'), eq(bin.record_id, id)))
    .orderBy(desc(bin.id))
    .limit(1)
  const productionId = Number(entry?.state[0]?.row.production_id ?? (await findRedirectedProduction(db, id)))
  const rows = productionId
    ? await db
        .select()
        .from(productions)
        .where(and(eq(productions.id, productionId), whereVisible(reader, 'productions', { withPage: true })))
    : []
  const [located] = await locateProductions(reader, rows)
  return located?.[1][locale] ?? null
}

async function findRedirectedProduction(db: UrlContext['db'], id: number): Promise<number | undefined> {
  const pages = screenPattern('event', 'de').replace('{slug}', '%').replace('{id}', String(id))
  const [redirect] = await db
    .select({ to: redirects.new_path })
    .from(redirects)
    .where(like(redirects.old_path, pages))
    .limit(1)
  const next = Number(redirect?.to.split('/').at(-1))
  if (!next) return undefined
  const [date] = await db
    .select({ production_id: eventDates.production_id })
    .from(eventDates)
    .where(eq(eventDates.id, next))
  return date?.production_id
}

const selectEvening = prepared((db, params) =>
  db
    .select({ end: eventDates.date_end, production: contentColumns(productions) })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(and(eq(eventDates.id, sql.placeholder('id')), whereVisible(params, 'productions', { withPage: true }))),
)

async function locateProductions(reader: UrlContext, rows: RecordRow[]): Promise<RecordUrl[]> {
  const { db, now } = reader
  const ids = rows.map(({ id }) => id)
  const announced = rows.some((row) => row.announced_month) ? await announcementPages(reader, ids) : []
  const dates = groupBy(await datesOf(db, { ids: toIdList(ids) }), ({ production_id }) => production_id)
  const located = rows.flatMap((row): RecordUrl[] => {
    const ownDates = dates.get(row.id) ?? []
    const date = ownDates.find(({ date_end }) => date_end > now()) ?? ownDates.at(-1)
    return date ? [[row.id, screenUrls('event', row, { id: date.id })]] : []
  })
  return [...located, ...announced.map((row): RecordUrl => [row.id, announcementUrls(row)])]
}

const datesOf = prepared((db) =>
  db
    .select({ id: eventDates.id, production_id: eventDates.production_id, date_end: eventDates.date_end })
    .from(eventDates)
    .where(inIdsParam(eventDates.production_id, 'ids'))
    .orderBy(asc(eventDates.date_start)),
)

/** Coming dates, and past ones that a page links to: that of a coming date of the same production, or of a soloist. */
function selectLinkedDates(reader: UrlContext) {
  const { db, now } = reader
  const upcoming = db.select({ id: eventDates.production_id }).from(eventDates).where(gte(eventDates.date_end, now()))
  const withSoloist = db
    .select({ id: productionPeople.production_id })
    .from(productionPeople)
    .innerJoin(people, eq(people.id, productionPeople.person_id))
    .where(and(eq(people.is_soloist, true), whereVisible(reader, 'people', { withPage: true })))
  return db
    .select({
      id: eventDates.id,
      production: productions.id,
      slug_de: productions.slug_de,
      slug_en: productions.slug_en,
      updated_at: eventDates.updated_at,
      production_updated_at: productions.updated_at,
      online_from: productions.online_from,
    })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(
      and(
        whereVisible(reader, 'productions', { withPage: true }),
        or(inArray(productions.id, upcoming), inArray(productions.id, withSoloist)),
      ),
    )
}
