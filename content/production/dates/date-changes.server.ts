import { eq, gte, inArray } from 'drizzle-orm'
import type { DateChange } from '#contract/admin/date-changes.ts'
import { requireFound } from '#contract/errors.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { updateRecord } from '#server/services/resources/engine.ts'
import { toRecord } from '#server/services/resources/values.ts'
import { venues } from '../../venue/table.ts'
import { eventDates, productions, type RecentChange } from '../table.ts'
import { announcedFields, UNDO_MS } from './remember-change.server.ts'

const MAX_SHOWN_CHANGES = 50

type FieldValues = Record<string, unknown>

/** Changes that can be undone: of the last ten minutes, and not changed since. */
export async function listDateChanges(deps: Deps, { date }: { date?: number | undefined }): Promise<DateChange[]> {
  const changes = await openChanges(deps, date)
  const hallOf = await loadHalls(deps, changes)
  return changes.slice(0, MAX_SHOWN_CHANGES).map(({ change: { change, by, at, from }, stored, title }) => {
    const fields = announcedFields.filter((field) => field in from)
    const plan = (values: FieldValues) => ({ date_start: String(values.date_start), hall: hallOf(values.venue_id) })
    return {
      ...{ change, date_id: Number(stored.id), title, by, at, fields },
      until: new Date(Date.parse(at) + UNDO_MS).toISOString(),
      states: Object.fromEntries(
        ['status', 'tickets'].filter((field) => fields.includes(field)).map((field) => [field, String(stored[field])]),
      ),
      before: plan({ ...stored, ...from }),
      after: plan(stored),
    }
  })
}

/** Restores a date. Throws `not_found` after ten minutes, or if it was changed again. */
export async function undoDateChange(
  deps: Deps,
  { date, change }: { date: number; change: number },
): Promise<{ id: number }> {
  const openChange = requireFound(
    (await openChanges(deps, date)).find((candidate) => candidate.change.change === change),
    `change ${change} of date ${date} cannot be undone`,
  )
  await updateRecord(deps, requireResource('event-dates'), {
    id: date,
    version: Number(openChange.stored.version),
    body: openChange.change.from,
  })
  return { id: date }
}

type OpenChange = { change: RecentChange; stored: FieldValues; title: DateChange['title'] }

/** Latest first, each with the current date. */
async function openChanges(deps: Deps, date?: number): Promise<OpenChange[]> {
  requireWriter(deps, 'event-dates')
  const since = new Date(deps.now().getTime() - UNDO_MS)
  const rows = await deps.db
    .select({ date: eventDates, title: productions.name })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(date ? eq(eventDates.id, date) : gte(eventDates.updated_at, since))
  return rows
    .flatMap((row) => {
      const stored = toRecord(row.date)
      const openEntries = row.date.recent_changes.filter(
        (change) => change.at >= since.toISOString() && isAsLeft(change, stored),
      )
      return openEntries.map((change) => ({ change, stored, title: row.title }))
    })
    .sort((a, b) =>
      a.change.at < b.change.at ? 1 : a.change.at > b.change.at ? -1 : b.change.change - a.change.change,
    )
}

async function loadHalls({ db }: Deps, changes: readonly OpenChange[]): Promise<(id: unknown) => string> {
  const ids = new Set(
    changes.flatMap(({ change, stored }) => [Number(stored.venue_id), Number(change.from.venue_id) || []].flat()),
  )
  const halls = await db
    .select({ id: venues.id, name: venues.name, city: venues.city })
    .from(venues)
    .where(inArray(venues.id, [...ids]))
  const names = new Map<unknown, string>(halls.map((hall) => [hall.id, formatVenueName(hall)]))
  return (id) => names.get(id) ?? ''
}

function isAsLeft({ to }: RecentChange, now: FieldValues): boolean {
  return Object.entries(to).every(([field, value]) => {
    const current = now[field]
    if (typeof value !== 'object' || value === null) return (current ?? null) === value
    return Object.entries(value).every(([language, text]) => (current as FieldValues)[language] === text)
  })
}
