import { and, asc, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { createNextSeason, ProposedDate } from '#contract/admin/next-season.ts'
import { MAX_NEXT_SEASON_PRODUCTIONS } from '#contract/admin/next-season.ts'
import type { OutputOf, ParsedInput } from '#contract/endpoint.ts'
import { fieldError } from '#contract/errors.ts'
import { addWallDays } from '#contract/time/local-time.ts'
import { recordTitle } from '#model/titles.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { planFingerprint, previewOrApply } from '#server/services/preview-apply.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { duplicateRecord } from '#server/services/resources/duplicate.ts'
import { loadRecords } from '#server/services/resources/engine.ts'
import { venues } from '../../venue/table.ts'
import { type Booking, findClashes } from '../planning/clashes.server.ts'
import { eventDates } from '../table.ts'
import { seasonRange } from './season-range.server.ts'

type SeasonInput = ParsedInput<typeof createNextSeason>['body']
type SeasonResult = OutputOf<typeof createNextSeason>
type OldDate = {
  id: number
  date_start: string
  date_end: string
  venue_id: number
  introduction_minutes: number | null
}
type SourceProduction = { id: number; version: number; dates: OldDate[]; people: { person_id: number }[] }
/** New times by date; null: the hour does not exist (clock change), undefined: left out. */
type ProposedTimes = ReadonlyMap<number, { start: Date; end: Date } | null>

/**
 * Copies productions so many weeks later, at the same local time. Without a plan it previews dates and clashes; with the
 * preview's plan it creates all or none, offline, and nothing if anything changed meanwhile.
 */
export async function previewOrCreateNextSeason(deps: Deps, input: SeasonInput): Promise<SeasonResult> {
  requireWriter(deps, 'productions')
  const { preview, applied } = await previewOrApply(deps, {
    preview: (inner) => previewSeason(inner, input),
    isConfirmed: ({ plan }) => plan === input.plan,
    apply: (inner, { sources, times }) => createCopies(inner, sources, times),
  })
  return { productions: preview.productions, plan: preview.plan, made: applied }
}

async function previewSeason(deps: Deps, input: SeasonInput) {
  const sources = await loadSourceProductions(deps, input)
  const times = getTimes(sources, input)
  const clashes = await findScheduleClashes(deps, sources, times)
  const halls = await loadHallNames(deps, sources)
  const productions = sources.map((production) => ({
    id: production.id,
    title: recordTitle('productions', production, deps.locale),
    dates: production.dates.map((date): ProposedDate => {
      const time = times.get(date.id)
      return {
        id: date.id,
        from: date.date_start,
        date_start: time?.start.toISOString() ?? null,
        date_end: time?.end.toISOString() ?? null,
        hall: halls.get(date.venue_id) ?? '',
        is_left_out: input.left_out.includes(date.id),
        clashes: time === null ? [{ kind: 'skipped', words: '' }] : (clashes.get(date.id) ?? []),
      }
    }),
  }))
  const plan = planFingerprint([productions, sources.map(({ id, version }) => [id, version])])
  return { sources, times, productions, plan }
}

async function loadSourceProductions(deps: Deps, { season, ids }: SeasonInput): Promise<SourceProduction[]> {
  const range = season === undefined ? undefined : seasonRange(season)
  if (!range && !ids) throw fieldError('season', 'required', 'neither a season nor concerts')
  const where: SQL | undefined = range
    ? and(gte(eventDates.date_start, range.from), lt(eventDates.date_start, range.before))
    : inArray(eventDates.production_id, ids ?? [])
  const rows = await deps.db
    .select({ id: eventDates.id, production: eventDates.production_id })
    .from(eventDates)
    .where(where)
    .orderBy(asc(eventDates.date_start), asc(eventDates.id))
  const productionIds = [...new Set(rows.map(({ production }) => production))]
  if (productionIds.length > MAX_NEXT_SEASON_PRODUCTIONS)
    throw fieldError('season', `too_many_items:${MAX_NEXT_SEASON_PRODUCTIONS}`, 'too many concerts')
  const inRange = new Set(rows.map((row) => row.id))
  const records = (await loadRecords(deps, requireResource('productions'), productionIds)) as SourceProduction[]
  return records.map((record) => ({ ...record, dates: record.dates.filter((date) => inRange.has(date.id)) }))
}

function getTimes(sources: readonly SourceProduction[], { weeks, left_out, moved }: SeasonInput): ProposedTimes {
  const leftOut = new Set(left_out)
  const starts = new Map(moved.map((each) => [each.id, new Date(each.date_start)]))
  const dates = sources.flatMap(({ dates }) => dates).filter(({ id }) => !leftOut.has(id))
  return new Map(
    dates.map(({ id, date_start, date_end }) => {
      const start = starts.get(id) ?? addWallDays(new Date(date_start), weeks * 7)
      // Same duration, also across a clock change.
      return [id, start && { start, end: new Date(start.getTime() + Date.parse(date_end) - Date.parse(date_start)) }]
    }),
  )
}

async function findScheduleClashes(
  deps: Deps,
  sources: readonly SourceProduction[],
  times: ProposedTimes,
): Promise<ReadonlyMap<number, ProposedDate['clashes']>> {
  const bookings = sources.flatMap((production) =>
    production.dates.flatMap((date): { date: number; booking: Booking }[] => {
      const time = times.get(date.id)
      if (!time) return []
      const title = recordTitle('productions', production, deps.locale)
      const people = production.people.map(({ person_id }) => person_id)
      const hall = { venueId: date.venue_id, introductionMinutes: date.introduction_minutes }
      return [
        { date: date.id, booking: { id: null, production: `new ${production.id}`, title, ...time, ...hall, people } },
      ]
    }),
  )
  const dateClashes = await findClashes(
    deps,
    bookings.map(({ booking }) => booking),
  )
  return new Map(bookings.map(({ date }, index) => [date, dateClashes[index] ?? []]))
}

async function loadHallNames({ db }: Deps, sources: readonly SourceProduction[]): Promise<Map<number, string>> {
  const ids = [...new Set(sources.flatMap(({ dates }) => dates.map(({ venue_id }) => venue_id)))]
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: venues.id, name: venues.name }).from(venues).where(inArray(venues.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function createCopies(deps: Deps, sources: readonly SourceProduction[], times: ProposedTimes): Promise<number[]> {
  const hasSkippedTime = [...times.values()].some((time) => time === null)
  if (hasSkippedTime) throw fieldError('moved', 'time_skipped', 'a date has no hour')
  const createdIds: number[] = []
  for (const { id, dates } of sources) {
    const newDates = dates.flatMap((date) => {
      const time = times.get(date.id)
      return time ? [{ id: date.id, date_start: time.start.toISOString(), date_end: time.end.toISOString() }] : []
    })
    if (newDates.length === 0) continue
    const copy = await duplicateRecord(deps, requireResource('productions'), { id, dates: newDates })
    createdIds.push(Number(copy.id))
  }
  return createdIds
}
