import { and, gte, lte } from 'drizzle-orm'
import type { z } from 'zod'
import type { OutputOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { dayOf } from '#contract/local-time.ts'
import { requireWriter } from '#server/services/areas.ts'
import { keepActs } from '#server/services/audit-log/keep.ts'
import { writtenBy } from '#server/services/conflict.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { findableTexts } from '#server/services/resources/fold.ts'
import { type ClosedDays, IMPORT_MAX, type importClosedDays, keyOfDays, type readClosedDays } from './endpoints.ts'
import { englishNameOf } from './english-names.server.ts'
import { readCalendar } from './read-calendar.server.ts'
import { complaintAbout, searchedFields } from './resource.ts'
import type { closedDayBody } from './schema.ts'
import { closedDays } from './table.ts'

const UNNAMED = 'Unterrichtsfrei'

/** What a calendar file would add, its names in English as far as they are known; stores nothing. */
export async function readCalendarFile(deps: Deps, file: string): Promise<OutputOf<typeof readClosedDays>> {
  requireWriter(deps, 'closed-days')
  const reading = readCalendar(file)
  if (!reading || reading.found.length > IMPORT_MAX) throw refuse('calendar', reading ? `too_many_items:${IMPORT_MAX}` : 'no_calendar')
  const { found, left_out } = reading
  const stored = await storedAround(deps, found)
  const known = new Set(stored.map(keyOfDays))
  const overlaps = (days: ClosedDays) => stored.some((other) => other.first_day <= days.last_day && days.first_day <= other.last_day)
  const today = dayOf(deps.now())
  const stateOf = (days: ClosedDays) => {
    if (known.has(keyOfDays(days))) return 'known'
    if (days.last_day < today) return 'over'
    return overlaps(days) ? 'overlaps' : 'new'
  }
  const entries = found.map(
    ({ name, ...days }) => ({ name: { de: name || UNNAMED, en: englishNameOf(name || UNNAMED) }, ...days, state: stateOf(days) }) as const,
  )
  return { entries, left_out }
}

/** Adds what is not there yet, in one statement. Answers how many were added and how many were there. */
export async function addClosedDays(deps: Deps, entries: readonly z.output<typeof closedDayBody>[]): Promise<OutputOf<typeof importClosedDays>> {
  requireWriter(deps, 'closed-days')
  const rows = entries.map((entry, place) => {
    const row = { ...entry, last_day: entry.last_day || entry.first_day }
    const complaint = complaintAbout(row)
    if (complaint) throw refuse(`entries.${place}.last_day`, complaint)
    return { ...row, ...findableTexts(searchedFields, row), ...writtenBy(deps) }
  })
  const added = await write(deps, async (tx) => {
    const fresh = await tx.insert(closedDays).values(rows).onConflictDoNothing().returning({ id: closedDays.id, name: closedDays.name })
    await keepActs(
      { ...deps, tx },
      fresh.map(({ id, name }) => ({ act: 'created', resource: 'closed-days', record_id: id, title: name })),
    )
    return fresh
  })
  return { added: added.length, known: rows.length - added.length }
}

/** The days that meet one of these, or lie between them. */
async function storedAround({ db }: Deps, found: readonly ClosedDays[]): Promise<ClosedDays[]> {
  const first = found[0]?.first_day
  if (!first) return []
  const last =
    found
      .map(({ last_day }) => last_day)
      .sort()
      .at(-1) ?? first
  return db
    .select({ first_day: closedDays.first_day, last_day: closedDays.last_day })
    .from(closedDays)
    .where(and(lte(closedDays.first_day, last), gte(closedDays.last_day, first)))
}

function refuse(field: string, complaint: string): AppError {
  return new AppError('bad_input', { message: `closed days: ${complaint}`, fields: { [field]: [complaint] } })
}
