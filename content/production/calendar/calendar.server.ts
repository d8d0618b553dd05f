import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { addDays, startOfDay, toDay } from '#contract/time/local-time.ts'
import { inIdsParam, prepared, toIdList } from '#server/db/prepared.ts'
import { renderCalendar } from '#server/services/calendars/render-calendar.ts'
import type { Deps } from '#server/services/deps.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { asVisitor, visitorParams } from '#server/services/visibility/visibility.ts'
import { eventTypes } from '../../lookup/table.ts'
import { people } from '../../person/table.ts'
import { venues } from '../../venue/table.ts'
import { composers, works } from '../../work/table.ts'
import { countDates, type EventDateCriteria, eventDateParams, findDates } from '../dates/date-queries.server.ts'
import { loadEventDates } from '../list/records.server.ts'
import { eventDates, productionPeople, productions, programmeItems } from '../table.ts'
import { type CalendarDate, calendarName, toCalendarEvent } from './calendar-event.server.ts'

/** Past dates stay this long in subscribed calendars. */
const RETENTION_DAYS = 365
const MAX_DATES = 1000

type DateRef = { id: number; production_id: number }

/**
 * The dates of a filtered list as a calendar. Above the limit the oldest are left out. The same for every viewer,
 * because a calendar cannot mark drafts.
 */
export async function renderDateListCalendar(
  deps: Deps,
  { origin, query }: { origin: string; query: EventDateCriteria },
): Promise<string> {
  const visitor = asVisitor(deps)
  const params = eventDateParams(visitor, query)
  const criteria = params.notOverAt
    ? { ...params, notOverAt: startOfDay(addDays(toDay(deps.now()), -RETENTION_DAYS)) }
    : params
  const { total, first } = await countDates(deps.db, criteria)
  const dates = first
    ? await findDates(deps.db, {
        ...criteria,
        first,
        limit: MAX_DATES,
        offset: await countOmitted(visitor, { query, total }),
      })
    : []
  return write(visitor, { origin, refs: dates, query })
}

export async function renderEventDateCalendar(
  deps: Deps,
  { origin, id }: { origin: string; id: number },
): Promise<string> {
  const visitor = asVisitor(deps)
  const dates = await findDates(deps.db, { ...visitorParams(visitor), id, limit: 1, offset: 0 })
  if (dates.length === 0) throw new AppError('not_found', { message: `event date ${id}` })
  return write(visitor, { origin, refs: dates, query: { event: id } })
}

/** How many of the oldest exceed the limit. */
async function countOmitted(
  deps: Deps,
  { query, total }: { query: EventDateCriteria; total: number },
): Promise<number> {
  if (total <= MAX_DATES) return 0
  const upcoming = await countDates(deps.db, eventDateParams(deps, { ...query, past: undefined }))
  return Math.min(total - MAX_DATES, total - upcoming.total)
}

async function write(
  deps: Deps,
  { origin, refs, query }: { origin: string; refs: readonly DateRef[]; query: EventDateCriteria },
): Promise<string> {
  const [dates, settings] = await Promise.all([loadDates(deps, refs), getSiteSettings(deps)])
  const { locale } = deps
  return renderCalendar({
    name: calendarName({ organisation: settings.contact.name, query, dates: dates.map(({ date }) => date) }, locale),
    locale,
    events: dates.map((date) => toCalendarEvent(date, { origin, locale })),
  })
}

async function loadDates(deps: Deps, refs: readonly DateRef[]): Promise<CalendarDate[]> {
  if (refs.length === 0) return []
  const ids = { ids: toIdList(refs.map(({ production_id }) => production_id)) }
  const [records, plans, changes] = await Promise.all([
    loadEventDates(deps, refs),
    selectPlans(deps.db, ids),
    Promise.all([selectProgrammeChanges(deps.db, ids), selectPeopleChanges(deps.db, ids)]),
  ])
  const planOf = new Map(plans.map((plan) => [plan.id, plan]))
  const changedOf = new Map<number, number>()
  for (const { production_id, ...times } of changes.flat())
    changedOf.set(production_id, findLatest([changedOf.get(production_id), ...Object.values(times)]))
  return records.flatMap((date) => {
    const plan = planOf.get(date.id)
    if (!plan) return []
    const { sequence, street, postcode, date_changed, production_changed, type_changed, venue_changed } = plan
    const changedAt = findLatest([
      changedOf.get(date.event.id),
      date_changed,
      production_changed,
      type_changed,
      venue_changed,
    ])
    return [{ date, sequence, street, postcode, changedAt: new Date(changedAt) }]
  })
}

function findLatest(times: readonly (Date | number | null | undefined)[]): number {
  return Math.max(0, ...times.map(Number).filter((time) => !Number.isNaN(time)))
}

const selectPlans = prepared((db) =>
  db
    .select({
      id: eventDates.id,
      sequence: eventDates.sequence,
      street: venues.street,
      postcode: venues.postcode,
      date_changed: eventDates.updated_at,
      production_changed: productions.updated_at,
      type_changed: eventTypes.updated_at,
      venue_changed: venues.updated_at,
    })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .innerJoin(eventTypes, eq(eventTypes.id, productions.type_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .where(inIdsParam(eventDates.production_id, 'ids')),
)

const selectProgrammeChanges = prepared((db) =>
  db
    .select({ production_id: programmeItems.production_id, work: works.updated_at, composer: composers.updated_at })
    .from(programmeItems)
    .innerJoin(works, eq(works.id, programmeItems.work_id))
    .innerJoin(composers, eq(composers.id, works.composer_id))
    .where(inIdsParam(programmeItems.production_id, 'ids')),
)

const selectPeopleChanges = prepared((db) =>
  db
    .select({ production_id: productionPeople.production_id, person: people.updated_at })
    .from(productionPeople)
    .innerJoin(people, eq(people.id, productionPeople.person_id))
    .where(inIdsParam(productionPeople.production_id, 'ids')),
)
