import {
  and,
  eq,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  min,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { AnySQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import { monthRange, toMonth } from '#contract/time/local-time.ts'
import type { ResourceName } from '#model/define-type.ts'
import { contentTypes, resourceNames } from '#model/types.ts'
import { visibilityRuleFor } from '#model/visibility.ts'
import type { Db } from '../db/connect.ts'
import { paramFor, prepared } from '../db/prepared.ts'
import { pageStates } from '../db/schema/page-states.ts'
import { modules, sections } from '../db/schema/sections.ts'
import { requireColumn } from '../db/table-columns.ts'
import { resourceTables } from '../db/tables.ts'
import { unpack } from '../services/page-states/pack.ts'
import { fromVisibilitySettings, loadUntilEnds } from '../services/sections/section-visibility.ts'

type Timed = { column: Column; where?: SQL | undefined }

/** Times at which records become visible or hidden, for every type with such times. */
const recordInstants: Timed[] = resourceNames.flatMap((name) => {
  const { from = [], until } = visibilityRuleFor(name) ?? {}
  return [...from, ...(until ? [until] : [])].map((field) => ({ column: requireColumn(resourceTables[name], field) }))
})

/** The same for sections and modules, and the ends of dates that some of them depend on. */
const ofParts: Timed[] = [sections, modules].flatMap((table): Timed[] => [
  { column: table.shown_from },
  { column: table.shown_until },
  ...columnsNamed('endsAt').map((column) => ({
    column,
    where: inArray(
      requireColumn(column.table, 'id'),
      sql`(SELECT ${table.until_date_id} FROM ${table} WHERE ${isNotNull(table.until_date_id)})`,
    ),
  })),
])

const timed = [...recordInstants, ...ofParts, { column: pageStates.public_from }]

/** By table, when its next record becomes visible or hidden, or never. */
export async function nextVisibilityInstants(db: Db, after: Date): Promise<Map<string, number>> {
  const next = new Map(timed.map(({ column }) => [getTableName(column.table), Number.POSITIVE_INFINITY]))
  const instants = getInstants(await selectNext(db, { at: after }))
  instants.push(...(await instantsInStates(db)).filter(({ instant }) => instant > after.getTime()))
  instants.push(...(await selectNextMonths(db, { month: toMonth(after) })))
  for (const { name, instant } of instants)
    next.set(name, Math.min(next.get(name) ?? Number.POSITIVE_INFINITY, instant))
  return next
}

/** The last such time that has passed. */
export async function lastVisibilityInstants(db: Db, until: Date): Promise<Map<string, number>> {
  const last = new Map<string, number>()
  const instants = getInstants(await selectLast(db, { at: until }))
  instants.push(...(await instantsInStates(db)).filter(({ instant }) => instant <= until.getTime()))
  instants.push(...(await selectLastMonths(db, { month: toMonth(until) })))
  for (const { name, instant } of instants) last.set(name, Math.max(last.get(name) ?? 0, instant))
  return last
}

type Instant = { name: string; instant: number }

/** Times of published sections and modules, which may differ from the working copy. */
async function instantsInStates(db: Db): Promise<Instant[]> {
  const rows = await selectTimedStates(db)
  const showings = rows.flatMap(({ state }) => {
    const { sections, modules } = unpack(state)
    return [...sections, ...modules].flatMap(({ showing }) => showing ?? [])
  })
  const times = showings.flatMap(({ shown_from, shown_until }) =>
    [shown_from, shown_until].flatMap((time) => (time === null ? [] : [new Date(time)])),
  )
  const ends = await loadUntilEnds(db, showings.map(fromVisibilitySettings))
  return [...times, ...ends.values()].map((time) => ({ name: getTableName(pageStates), instant: time.getTime() }))
}

const selectTimedStates = prepared((db) =>
  db.select({ state: pageStates.state }).from(pageStates).where(eq(pageStates.is_timed, true)),
)

type ToSource = (column: Column) => SQL
type Bound = (column: SQLWrapper, value: SQLWrapper) => SQL

/** For each column the next time after `at`, and the last one before it. */
const selectNext = selectInstants(min, gt)
const selectLast = selectInstants(max, lte)

function selectInstants(sources: ToSource, bound: Bound) {
  return prepared((db) => {
    const each = timed.map(({ column, where: extraCondition }) => {
      const condition = and(bound(column, paramFor(column, 'at')), extraCondition)
      return sql`SELECT ${sql.raw(`'${getTableName(column.table)}'`)} AS name, ${sources(column)} AS instant FROM ${column.table} WHERE ${condition}`
    })
    return db
      .select({ name: sql<string>`name`, instant: sql`instant`.mapWith(sections.shown_from) })
      .from(sql`(${sql.join(each, sql` UNION ALL `)}) AS instants`)
  })
}

function getInstants(rows: readonly { name: string; instant: unknown }[]): Instant[] {
  return rows.flatMap(({ name, instant }) => (instant instanceof Date ? [{ name, instant: instant.getTime() }] : []))
}

/** An announcement for a month stays until the month ends. */
const months = columnsNamed('announcedIn')
const selectNextMonths = selectMonths(min, gte)
const selectLastMonths = selectMonths(max, lt)

function selectMonths(sources: ToSource, bound: Bound) {
  const selects = months.map((month) =>
    prepared((db) =>
      db
        .select({ month: sources(month).mapWith(month) })
        .from(month.table)
        .where(and(bound(month, paramFor(month, 'month')), ne(month, ''))),
    ),
  )
  return async (db: Db, params: { month: string }): Promise<Instant[]> => {
    const monthRows = await Promise.all(selects.map((select) => select(db, params)))
    return monthRows.flatMap(([row], index) => {
      const column = months[index]
      return column && typeof row?.month === 'string' && row.month !== ''
        ? [{ name: getTableName(column.table), instant: monthRange(row.month).end.getTime() }]
        : []
    })
  }
}

/** The columns of the fields that types name so. */
function columnsNamed(property: 'endsAt' | 'announcedIn'): Column[] {
  return contentTypes.flatMap(({ resource, [property]: field }) =>
    field ? [requireColumn(resourceTables[resource as ResourceName], field)] : [],
  )
}
