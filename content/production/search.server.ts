import { and, asc, desc, eq, gte, inArray, isNotNull, lt, min, or, sql } from 'drizzle-orm'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { screenUrls } from '#contract/links/urls.ts'
import { formatMonth } from '#contract/time/format-month.ts'
import { addDays, monthRange, startOfDay, toDay } from '#contract/time/local-time.ts'
import { monthEnd } from '#server/db/month-end.ts'
import { inIds, paramFor, prepared, toIdList } from '#server/db/prepared.ts'
import { contentColumns, pickColumns } from '#server/db/table-columns.ts'
import type { DatesInPeriod, SearchResultDetails, TypeSearch } from '#server/search/define-search.ts'
import type { Period } from '#server/search/meanings.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import type { RecordRow } from '#server/services/urls/define-urls.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { eventTypes } from '../lookup/table.ts'
import { venues } from '../venue/table.ts'
import { composers, works } from '../work/table.ts'
import { announcementPages, announcementUrls, hasAnnouncedMonth, whereAnnounced } from './dates/announcements.server.ts'
import {
  loadDateTexts,
  loadProgrammeNotes,
  loadSearchNames,
  monthName,
  termsOfDate,
} from './list/search-texts.server.ts'
import { scheduleNames } from './states.ts'
import { eventDates, productions, programmeItems } from './table.ts'

export default {
  productions: {
    kind: 'events',
    name: { de: 'Konzerte', en: 'Concerts' },
    place: 10,
    names: ['dates.venue_id', 'programme.work_id', 'people.person_id', 'subscriptions', 'type_id'],
    sources: [
      {
        column: composers.id,
        recordsOf: async (db, ids) => {
          const rows = db
            .selectDistinct({ id: programmeItems.production_id })
            .from(programmeItems)
            .innerJoin(works, eq(works.id, programmeItems.work_id))
            .where(inArray(works.composer_id, ids))
          return (await rows).map(({ id }) => id)
        },
      },
    ],
    read: async (db, requestedIds) => {
      const ids = [...requestedIds]
      const rows = await db
        .select({ production: productions, type: eventTypes.name })
        .from(productions)
        .innerJoin(eventTypes, eq(eventTypes.id, productions.type_id))
        .where(inArray(productions.id, ids))
      const namesOf = await loadSearchNames(db, ids)
      const dateTexts = await loadDateTexts(db, ids)
      const notes = await loadProgrammeNotes(db, ids)
      return rows.map(({ production, type }) => ({
        id: production.id,
        latest: production.last_end ?? (production.announced_month ? monthRange(production.announced_month).end : null),
        title: production.name,
        names: [production.name_subline, ...(namesOf.get(production.id) ?? []), type],
        body: [
          production.description,
          production.additional_info,
          ...(production.announced_month ? [monthName(production.announced_month)] : []),
          ...(notes.get(production.id) ?? []),
          ...(dateTexts.get(production.id)?.body ?? []),
        ],
        terms: dateTexts.get(production.id)?.terms ?? [],
      }))
    },
    // It has the page of a date, or of its announcement.
    where: ({ month }) => or(isNotNull(productions.last_end), whereAnnounced(month)),
    order: ({ now }) => {
      const nowParam = sql.param(now, productions.last_end)
      const isOver = lt(productions.last_end, nowParam)
      // The time is not a condition of the statement, so that PostgreSQL can reuse its plan.
      const nextStart = sql`${min(eventDates.date_start)} filter (where ${gte(eventDates.date_end, nowParam)})`
      const first = sql`select ${nextStart} from ${eventDates} where ${eventDates.production_id} = ${productions.id}`
      // Announcements of a month come after the dates of that month.
      const announced = sql`when ${hasAnnouncedMonth} then ${monthEnd(productions.announced_month)}`
      return {
        isOver,
        next: sql`case when ${productions.last_end} >= ${nowParam} then (${first}) ${announced} end`,
        latest: sql`${productions.last_end}`,
      }
    },
    loadDates,
    details,
  },
} satisfies TypeSearch

function selectDates({ db }: Deps, productionIds: readonly number[]) {
  return db
    .select({
      ...pickColumns(eventDates, 'id', 'production_id', 'date_start', 'date_end', 'status', 'tickets'),
      venue: venues.name,
      city: venues.city,
      slug_de: productions.slug_de,
      slug_en: productions.slug_en,
    })
    .from(eventDates)
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(inIds(eventDates.production_id, toIdList(productionIds)))
    .orderBy(asc(eventDates.date_start), desc(eventDates.id))
}

/** In any state within the period; after it, only dates that take place. */
const selectFirstDate = prepared((db) =>
  db
    .select({ date_start: eventDates.date_start, record: contentColumns(productions) })
    .from(eventDates)
    // SQLite keeps the order of a cross join: dates first, not all productions of a long history.
    .crossJoin(productions)
    .where(
      and(
        eq(productions.id, eventDates.production_id),
        gte(eventDates.date_start, paramFor(eventDates.date_start, 'from')),
        or(
          lt(eventDates.date_start, paramFor(eventDates.date_start, 'before')),
          inArray(eventDates.status, ['scheduled', 'moved']),
        ),
        whereVisible('visitors', 'productions', { withPage: true }),
      ),
    )
    .orderBy(asc(eventDates.date_start), asc(eventDates.id))
    .limit(1),
)

/** A production announced for a month counts as a date in it. */
async function loadDates(deps: Deps, { from, to }: Period): Promise<DatesInPeriod> {
  const [first] = await selectFirstDate(deps.db, {
    from: startOfDay(from),
    before: startOfDay(addDays(to, 1)),
    now: deps.now(),
  })
  const day = first ? toDay(first.date_start) : ''
  if (day !== '' && day <= to) return { hasDates: true }
  const isMonth = from.endsWith('-01') && addDays(to, 1).endsWith('-01')
  const months = isMonth ? (await announcementPages(deps)).map(({ month }) => month) : []
  if (months.includes(from.slice(0, 7))) return { hasDates: true }
  return { hasDates: false, next: first ? { record: first.record, day } : null }
}

/** The next date of the searched period, or the next one, or the last one, or the announced month. */
async function details(
  deps: Deps,
  records: readonly RecordRow[],
  terms: ReadonlySet<string>,
): Promise<Map<number, SearchResultDetails>> {
  const { locale, now } = deps
  const ids = records.map(({ id }) => id)
  const mayBeAnnounced = records.some(({ announced_month }) => announced_month)
  const [dates, announced] = await Promise.all([
    selectDates(deps, ids),
    mayBeAnnounced ? announcementPages(deps, ids) : [],
  ])
  const resultDetails = new Map<number, SearchResultDetails>(
    announced.map((row) => [row.id, { url: announcementUrls(row)[locale], note: formatMonth(row.month, locale) }]),
  )
  for (const [id, productionDates] of groupBy(dates, ({ production_id }) => production_id)) {
    const sought = productionDates.filter((date) => termsOfDate(date).some((term) => terms.has(term)))
    const hit =
      [...sought, ...productionDates].find(({ date_end }) => date_end >= now()) ??
      sought.at(-1) ??
      productionDates.at(-1)
    if (!hit) continue
    const { venue, city, date_start, date_end, status } = hit
    const venueName = formatVenueName({ name: venue, city })
    const note = [...(status === 'scheduled' ? [] : [scheduleNames[locale][status]]), venueName].join(' · ')
    resultDetails.set(id, {
      url: screenUrls('event', hit, { id: hit.id })[locale],
      note,
      date: date_start,
      end: date_end,
    })
  }
  return resultDetails
}
