import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { formatMonth } from '#contract/time/format-month.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { localiseFields } from '#server/services/texts/localise.ts'
import type { RecordHead, TypeHeads } from '#server/services/urls/define-head.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { venues } from '../venue/table.ts'
import { findAnnouncementRow } from './dates/announcements.server.ts'
import { formatDateAndVenue, formatDateTitle } from './dates/format-date.server.ts'
import { eventDates, productions } from './table.ts'

export default {
  event: (deps, _params, id) => findDate(deps, id),
  announced: (deps, _params, id) => findAnnouncement(deps, id),
} satisfies TypeHeads

/** An announcement, or its first coming date once there is one: old links redirect there. */
async function findAnnouncement(deps: Deps, id: number): Promise<RecordHead | null> {
  const row = await findAnnouncementRow(deps, id)
  if (!row) {
    const [next] = await selectNext(deps, id)
    return next ? findDate(deps, next.id) : null
  }
  const { name, name_subline, description, fallback } = localiseFields(
    row,
    ['name', 'name_subline', 'description'],
    deps.locale,
  )
  const month = formatMonth(row.announced_month, deps.locale)
  return {
    row,
    title: name,
    meta_title: `${name}, ${month}`,
    lead: month,
    descriptions: [name_subline, description],
    fallback: fallback.includes('name') ? ['title', 'headline'] : [],
    screen: 'announced',
  }
}

function selectNext({ db, now }: Deps, id: number) {
  return db
    .select({ id: eventDates.id })
    .from(eventDates)
    .where(eq(eventDates.production_id, id))
    .orderBy(desc(gte(eventDates.date_end, sql.param(now(), eventDates.date_end))), asc(eventDates.date_start))
    .limit(1)
}

function selectDates(deps: Deps, date: number) {
  const { id, date_start, production_id, status } = eventDates
  const production = deps.db.select({ id: production_id }).from(eventDates).where(eq(id, date))
  return deps.db
    .select({
      id,
      date_start,
      schedule: status,
      row: contentColumns(productions),
      venue: { name: venues.name, city: venues.city },
    })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, production_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .where(and(whereVisible(deps, 'productions', { withPage: true }), inArray(production_id, production)))
    .orderBy(asc(date_start), asc(id))
}

/** With the other dates of its production, from which its title must differ. */
async function findDate(deps: Deps, id: number): Promise<RecordHead | null> {
  const rows = await selectDates(deps, id)
  const match = rows.find((each) => each.id === id)
  if (!match) return null
  const { row } = match
  const texts = localiseFields(row, ['name', 'name_subline', 'description'], deps.locale)
  const date = { ...match, name: texts.name, otherDates: rows.filter((each) => each !== match) }
  return {
    row,
    title: texts.name,
    meta_title: formatDateTitle(date, deps.locale),
    lead: formatDateAndVenue(date, deps.locale),
    descriptions: [texts.name_subline, texts.description],
    // The id in an event's URL is its date's (spec §2).
    params: { id },
  }
}
