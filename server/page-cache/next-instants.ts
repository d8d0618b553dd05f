import { and, eq, getTableName, gt, gte, inArray, isNotNull, lt, lte, max, min, ne, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import { eventDates, productions } from '#content/event/table.ts'
import { ruleOf } from '#content/public-state.ts'
import { resourceTables } from '#content/tables.ts'
import { resourceNames } from '#content/types.ts'
import { monthOf, monthRange } from '#contract/local-time.ts'
import { columnNamed } from '../db/columns-of.ts'
import type { Reader } from '../db/connect.ts'
import { publications } from '../db/schema/publications.ts'
import { modules, sections } from '../db/schema/sections.ts'
import { env } from '../env.ts'
import { endsOfShowing, fromShowing } from '../services/sections/showing.ts'
import { unpack } from '../services/versions/pack.ts'

type Timed = { column: Column; where?: SQL | undefined }

/** From when and until when visitors see a record, of every type that knows such a time. */
const ofRecords: Timed[] = resourceNames.flatMap((name) => {
  const { from = [], until } = ruleOf(name) ?? {}
  return [...from, ...(until ? [until] : [])].map((field) => ({ column: columnNamed(resourceTables[name], field) }))
})

/** The same of sections and modules, and of the concerts that some of them wait for the end of. */
const ofParts: Timed[] = [sections, modules].flatMap((table): Timed[] => [
  { column: table.shown_from },
  { column: table.shown_until },
  {
    column: eventDates.date_end,
    where: inArray(eventDates.id, sql`(SELECT ${table.until_date_id} FROM ${table} WHERE ${isNotNull(table.until_date_id)})`),
  },
])

const timed = [...ofRecords, ...ofParts]
/** Where there are drafts. */
const ofPublications: Timed[] = [{ column: publications.public_from }]

/** By the names of the tables when the next of their records begins or ends to be public, or never. */
export async function nextInstants(db: Reader, after: Date): Promise<Map<string, number>> {
  const next = new Map(allTimed().map(({ column }) => [getTableName(column.table), Number.POSITIVE_INFINITY]))
  const found = await instantsOf(db, (column) => ({ first: min(column), where: gt(column, after) }))
  found.push(...(await instantsInStates(db)).filter(({ instant }) => instant > after.getTime()))
  const { announced_month: month } = productions
  found.push(...(await monthEnds(db, min(month), and(ne(month, ''), gte(month, monthOf(after))))))
  for (const { name, instant } of found) next.set(name, Math.min(next.get(name) ?? Number.POSITIVE_INFINITY, instant))
  return next
}

/** The same of the last such instant that has come. */
export async function lastInstants(db: Reader, until: Date): Promise<Map<string, number>> {
  const last = new Map<string, number>()
  const found = await instantsOf(db, (column) => ({ first: max(column), where: lte(column, until) }))
  found.push(...(await instantsInStates(db)).filter(({ instant }) => instant <= until.getTime()))
  const { announced_month: month } = productions
  found.push(...(await monthEnds(db, max(month), and(lt(month, monthOf(until)), ne(month, '')))))
  for (const { name, instant } of found) last.set(name, Math.max(last.get(name) ?? 0, instant))
  return last
}

function allTimed(): Timed[] {
  return env.versioning ? [...timed, ...ofPublications] : timed
}

type Instant = { name: string; instant: number }

/** The times of sections and modules as they were published, which may be others than those of the working copy. */
async function instantsInStates(db: Reader): Promise<Instant[]> {
  if (!env.versioning) return []
  const rows = await db.select({ state: publications.state }).from(publications).where(eq(publications.is_timed, true))
  const showings = rows.flatMap(({ state }) => {
    const { sections, modules } = unpack(state)
    return [...sections, ...modules].flatMap(({ showing }) => showing ?? [])
  })
  const times = showings.flatMap(({ shown_from, shown_until }) => [shown_from, shown_until].flatMap((time) => (time === null ? [] : [new Date(time)])))
  const ends = await endsOfShowing(db, showings.map(fromShowing))
  return [...times, ...ends.values()].map((time) => ({ name: getTableName(publications), instant: time.getTime() }))
}

/** What is announced for a month stands until that is over. */
async function monthEnds(db: Reader, which: SQL, where: SQL | undefined): Promise<Instant[]> {
  const [row] = await db
    .select({ month: which.mapWith(productions.announced_month) })
    .from(productions)
    .where(where)
  return row?.month ? [{ name: getTableName(productions), instant: monthRange(row.month).end.getTime() }] : []
}

async function instantsOf(db: Reader, asked: (column: Column) => { first: SQL; where: SQL }): Promise<Instant[]> {
  const each = allTimed().map(({ column, where: own }) => {
    const { first, where } = asked(column)
    return sql`SELECT ${sql.raw(`'${getTableName(column.table)}'`)} AS name, ${first} AS instant FROM ${column.table} WHERE ${and(where, own)}`
  })
  const rows = await db
    .select({ name: sql<string>`name`, instant: sql`instant`.mapWith(eventDates.date_end) })
    .from(sql`(${sql.join(each, sql` UNION ALL `)}) AS instants`)
  return rows.flatMap(({ name, instant }) => (instant instanceof Date ? [{ name, instant: instant.getTime() }] : []))
}
