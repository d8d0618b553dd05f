import { and, eq, gt, inArray, lt, notInArray } from 'drizzle-orm'
import type { ProposedDate } from '#contract/admin/next-season.ts'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { toDay } from '#contract/time/local-time.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { recordTitle } from '#model/titles.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { findClosedDaysOn } from '../../closed-day/endpoints.ts'
import { loadClosedDays } from '../../closed-day/service.ts'
import { people } from '../../person/table.ts'
import { eventDates, productionPeople, productions } from '../table.ts'

type ScheduleClash = ProposedDate['clashes'][number]
/** A date that occupies a hall and its performers. `id`: the stored date. `production` groups dates. */
export type Booking = {
  id: number | null
  production: string
  title: string
  start: Date
  end: Date
  /** The introduction needs the hall before the start. */
  introductionMinutes: number | null
  venueId: number | null
  people: readonly number[]
}

/** Longest lead time that the form accepts. */
const MAX_BEFORE_MS = 300 * MINUTE_MS

/** The clashes of each date with the other proposed dates, stored dates and closed days. Past dates have none. */
export async function findClashes(deps: Deps, bookings: readonly Booking[]): Promise<ScheduleClash[][]> {
  const upcoming = bookings.filter(({ end }) => end > deps.now())
  if (upcoming.length === 0) return bookings.map(() => [])
  const from = new Date(Math.min(...upcoming.map(({ start }) => start.getTime())) - MAX_BEFORE_MS)
  const until = new Date(Math.max(...upcoming.map(({ end }) => end.getTime())) + MAX_BEFORE_MS)
  const proposedIds = new Set(bookings.flatMap(({ id }) => (id === null ? [] : [id])))
  const stored = (await loadStoredBookings(deps, from, until)).filter(({ id }) => id === null || !proposedIds.has(id))
  const closures = await loadClosedDays(deps.db, { from: toDay(from), to: toDay(until) })
  const names = await loadPersonNames(
    deps,
    upcoming.flatMap((date) => date.people),
  )
  const allBookings = [...stored, ...upcoming].toSorted((one, other) => one.start.getTime() - other.start.getTime())
  const findNear = indexByDay(allBookings)
  return bookings.map((date) => {
    if (date.end <= deps.now()) return []
    const otherBookings = findNear(date).filter((other) => other !== date)
    const day = findClosedDaysOn(toDay(date.start), closures)
    return [
      ...otherBookings
        .filter((other) => sharesHall(date, other))
        .map((other): ScheduleClash => ({ kind: 'hall', words: getName(other, deps) })),
      ...otherBookings
        .filter(({ production }) => production !== date.production)
        .flatMap((other) => findSharedPeople(date, other, { names, deps })),
      ...(day ? [{ kind: 'closed', words: textInLocale(day.name, deps.locale) } as const] : []),
    ]
  })
}

/** Looks up the bookings that share a day, so that a whole season is not compared with itself. */
function indexByDay(bookings: readonly Booking[]): (date: Booking) => Booking[] {
  const byDay = new Map<number, Booking[]>()
  for (const booking of bookings)
    for (const day of bookedDays(booking)) byDay.set(day, [...(byDay.get(day) ?? []), booking])
  return (date) => {
    const near = bookedDays(date).flatMap((day) => byDay.get(day) ?? [])
    return [...new Set(near)].toSorted((one, other) => one.start.getTime() - other.start.getTime())
  }
}

/** Numbers of the days in UTC, with the introduction. */
function bookedDays(booking: Booking): number[] {
  const first = Math.floor(getHallStart(booking).getTime() / DAY_MS)
  const last = Math.floor(booking.end.getTime() / DAY_MS)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function sharesHall(date: Booking, other: Booking): boolean {
  return (
    date.venueId !== null &&
    date.venueId === other.venueId &&
    getHallStart(other) < date.end &&
    getHallStart(date) < other.end
  )
}

function getHallStart({ start, introductionMinutes }: Booking): Date {
  return new Date(start.getTime() - (introductionMinutes ?? 0) * MINUTE_MS)
}

function getName({ title, start }: Booking, { locale }: Pick<Deps, 'locale'>): string {
  return [title, formatTimestamp(start.toISOString(), locale)].filter((text) => text !== '').join(', ')
}

type ClashContext = { names: ReadonlyMap<number, string>; deps: Pick<Deps, 'locale'> }

function findSharedPeople(date: Booking, other: Booking, { names, deps }: ClashContext): ScheduleClash[] {
  if (other.start >= date.end || date.start >= other.end) return []
  const shared = [...new Set(date.people)].filter((id) => other.people.includes(id))
  return shared.map((id) => ({ kind: 'person', words: `${names.get(id) ?? ''} (${getName(other, deps)})` }))
}

/** Stored dates between two instants, without cancelled and postponed ones. */
async function loadStoredBookings({ db, locale }: Deps, from: Date, until: Date): Promise<Booking[]> {
  const { date_start, date_end, production_id, venue_id, introduction_minutes, status, id } = eventDates
  const rows = await db
    .select({
      id,
      production_id,
      venueId: venue_id,
      introductionMinutes: introduction_minutes,
      start: date_start,
      end: date_end,
      name: productions.name,
    })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, production_id))
    .where(and(gt(date_end, from), lt(date_start, until), notInArray(status, ['cancelled', 'postponed'])))
  const people = await loadPeople(
    db,
    rows.map((row) => row.production_id),
  )
  return rows.map(({ production_id: production, name, ...row }) => ({
    ...row,
    production: String(production),
    title: textInLocale(name, locale),
    people: people.get(production) ?? [],
  }))
}

/** Performers by production. */
export async function loadPeople(
  db: Deps['db'],
  productionIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  if (productionIds.length === 0) return new Map()
  const rows = await db
    .select({ production_id: productionPeople.production_id, person_id: productionPeople.person_id })
    .from(productionPeople)
    .where(inArray(productionPeople.production_id, [...new Set(productionIds)]))
  return new Map(
    [...groupBy(rows, (row) => row.production_id)].map(([id, players]) => [
      id,
      players.map(({ person_id }) => person_id),
    ]),
  )
}

async function loadPersonNames({ db, locale }: Deps, ids: readonly number[]): Promise<Map<number, string>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(people)
          .where(inArray(people.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, recordTitle('people', row, locale)]))
}
