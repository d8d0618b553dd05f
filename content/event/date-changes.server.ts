import { and, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { LoggedChange } from '#contract/admin/audit-log.ts'
import type { DateChange } from '#contract/admin/date-changes.ts'
import { UNDO_MINUTES } from '#contract/change-texts.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { AppError } from '#contract/errors.ts'
import { placeOf } from '#contract/place.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { requireWriter } from '#server/services/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { resourceNamed } from '#server/services/resources/all.ts'
import { updateRecord } from '#server/services/resources/engine.ts'
import { toRecord } from '#server/services/resources/values.ts'
import { venues } from '../venue/table.ts'
import { eventDates, productions } from './table.ts'

const UNDO_MS = UNDO_MINUTES * MINUTE_MS
/** More on one day would be a new season. */
const MOST_ENTRIES = 500
const MOST_SHOWN = 50

/** What visitors are told of when it changes. */
const told = ['date_start', 'date_end', 'venue_id', 'status', 'tickets', 'status_note']
/** What changes along with it. */
const takenAlong = ['moved_from_start', 'moved_from_venue_id', 'ticket_link', 'tickets_from']

type Values = Record<string, unknown>
/** One act on one date, by the names of its columns; of texts `status_note.de`. */
type Act = { change: number; date_id: number; at: Date; by: string; from: Values; to: Values }

/** What was done to dates since then, the latest first, whichever form it was done in. What was taken back again is left out. */
export async function readDateActs({ db }: Pick<Deps, 'db'>, { since, date }: { since: Date; date?: number | undefined }): Promise<Act[]> {
  const ofDate = date ? db.select({ id: eventDates.production_id }).from(eventDates).where(eq(eventDates.id, date)) : undefined
  const [owner] = (await ofDate) ?? []
  const isOf = (resource: string, id?: number) => and(eq(auditLog.resource, resource), id ? eq(auditLog.record_id, String(id)) : undefined)
  const entries = await db
    .select()
    .from(auditLog)
    .where(
      and(gte(auditLog.at, new Date(since.getTime() - UNDO_MS)), eq(auditLog.act, 'changed'), or(isOf('event-dates', date), isOf('productions', owner?.id))),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MOST_ENTRIES)
  const acts = entries.flatMap(actsIn).filter(({ date_id }) => !date || date_id === date)
  const isUndo = (act: Act, index: number) => acts.slice(index + 1).some((earlier) => earlier.date_id === act.date_id && isReverse(act, earlier))
  return acts.filter((act, index) => act.at >= since && !isUndo(act, index))
}

function actsIn({ id, at, user_name: by, resource, record_id, changes }: typeof auditLog.$inferSelect): Act[] {
  const ofDates = new Map<number, { from: Values; to: Values }>()
  for (const change of changes) {
    const [date, field] = placeOfChange(change, resource === 'event-dates' ? Number(record_id) : null)
    if (date === null || !(told.includes(field) || takenAlong.includes(field))) continue
    const act = ofDates.get(date) ?? { from: {}, to: {} }
    const name = change.language ? `${field}.${change.language}` : field
    act.from[name] = change.from ?? null
    act.to[name] = change.to ?? null
    ofDates.set(date, act)
  }
  const tellsAny = ({ to }: { to: Values }) => Object.keys(to).some((name) => told.includes(columnOf(name)))
  return [...ofDates].filter(([, act]) => tellsAny(act)).map(([date_id, act]) => ({ change: id, date_id, at, by, ...act }))
}

function placeOfChange({ field, row, inner, type }: LoggedChange, date: number | null): [date: number | null, field: string] {
  if (date !== null) return [date, field]
  return field === 'dates' && !type && inner ? [Number(row?.id), inner] : [null, '']
}

function isReverse(one: Act, other: Act): boolean {
  return same(one.from, other.to) && same(one.to, other.from)
}

function same(one: Values, other: Values): boolean {
  const text = (values: Values) => JSON.stringify(Object.entries(values).toSorted())
  return text(one) === text(other)
}

function columnOf(name: string): string {
  return name.split('.')[0] ?? ''
}

/** What can still be taken back: done in the last ten minutes, and still as it was left. */
export async function listDateChanges(deps: Deps, { date }: { date?: number | undefined }): Promise<DateChange[]> {
  return (await openActs(deps, date)).slice(0, MOST_SHOWN).map(({ act, stored, title, hallOf }) => {
    const { change, date_id, by, at, from } = act
    const fields = told.filter((field) => Object.keys(from).some((name) => columnOf(name) === field))
    const plan = (values: Values) => ({ date_start: String(values.date_start), hall: hallOf(values.venue_id) })
    return {
      ...{ change, date_id, title, by },
      at: at.toISOString(),
      until: new Date(at.getTime() + UNDO_MS).toISOString(),
      fields,
      states: Object.fromEntries(['status', 'tickets'].filter((field) => fields.includes(field)).map((field) => [field, String(stored[field])])),
      before: plan({ ...stored, ...from }),
      after: plan(stored),
    }
  })
}

/** Makes the date as it was before. Throws `not_found` once that is later than ten minutes, or somebody has changed it further. */
export async function takeDateChangeBack(deps: Deps, { date, change }: { date: number; change: number }): Promise<{ id: number }> {
  const found = (await openActs(deps, date)).find(({ act }) => act.change === change)
  if (!found) throw new AppError('not_found', { message: `change ${change} of date ${date} cannot be taken back` })
  const { act, stored } = found
  const body: Values = {}
  for (const [name, value] of Object.entries(act.from)) {
    const [column = '', language] = name.split('.')
    body[column] = language ? { ...(body[column] as object | undefined), [language]: value } : value
  }
  await updateRecord(deps, resourceNamed('event-dates'), { id: date, version: Number(stored.version), body })
  return { id: date }
}

/** With the date as it is now. */
async function openActs(deps: Deps, date?: number) {
  requireWriter(deps, 'event-dates')
  const acts = await readDateActs(deps, { since: new Date(deps.now().getTime() - UNDO_MS), date })
  const rows = await deps.db
    .select({ date: eventDates, title: productions.name })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(inArray(eventDates.id, [...new Set(acts.map(({ date_id }) => date_id))]))
  const halls = await deps.db
    .select({ id: venues.id, name: venues.name, city: venues.city })
    .from(venues)
    .where(inArray(venues.id, [...new Set([...rows.map((row) => row.date.venue_id), ...acts.flatMap(({ from }) => Number(from.venue_id) || [])])]))
  const hallOf = (id: unknown) => {
    const hall = halls.find((each) => each.id === id)
    return hall ? placeOf(hall) : ''
  }
  return acts.flatMap((act) => {
    const row = rows.find((each) => each.date.id === act.date_id)
    const stored = row && toRecord(row.date)
    return row && stored && isAsLeft(act, stored) ? [{ act, stored, title: row.title, hallOf }] : []
  })
}

function isAsLeft({ to }: Act, now: Values): boolean {
  return Object.entries(to).every(([name, value]) => {
    const [column = '', language] = name.split('.')
    const current = language ? (now[column] as Values)[language] : now[column]
    return JSON.stringify(current ?? null) === JSON.stringify(value ?? null)
  })
}
