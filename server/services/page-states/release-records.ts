import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { ReleasedRecord } from '#contract/admin/releases.ts'
import type { ResourceName } from '#model/define-type.ts'
import { recordTitle } from '#model/titles.ts'
import { resourceNames } from '#model/types.ts'
import { visibilityRuleFor } from '#model/visibility.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { releases } from '#server/db/schema/page-states.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { resourceTables } from '../../db/tables.ts'
import type { Deps } from '../deps.ts'

type ReleaseRow = Pick<typeof releases.$inferSelect, 'id' | 'public_from'>

const released = resourceNames.filter((name) => visibilityRuleFor(name))

export async function releaseResources(db: Db, release: ReleaseRow): Promise<ResourceName[]> {
  const members = await db
    .select({ name: sql<ResourceName>`name` })
    .from(
      union(
        (name) =>
          sql`SELECT DISTINCT ${sqlName(name)} AS name FROM ${resourceTables[name]} WHERE ${inRows(name, [release])}`,
      ),
    )
  return members.map(({ name }) => name)
}

export async function listReleaseRecords({ db, locale }: Deps, release: ReleaseRow): Promise<ReleasedRecord[]> {
  const releasedRecords: ReleasedRecord[] = []
  for (const name of await releaseResources(db, release)) {
    const table = resourceTables[name]
    const rows = await db
      .select()
      .from(table)
      .where(inRows(name, [release]))
      .orderBy(asc(table.id))
    releasedRecords.push(
      ...rows.map((row) => ({ resource: name, id: Number(row.id), title: recordTitle(name, row, locale) })),
    )
  }
  return releasedRecords
}

export async function countRecords(db: Db, rows: readonly ReleaseRow[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map()
  const counts = await db
    .select({ id: sql<number>`id`, count: sql<number>`count(*)`.mapWith(Number) })
    .from(union((name) => sql`SELECT online_with AS id FROM ${resourceTables[name]} WHERE ${inRows(name, rows)}`))
    .groupBy(sql`id`)
  return new Map(counts.map(({ id, count }) => [id, count]))
}

export async function moveReleaseRecords(tx: Tx, release: ReleaseRow, public_from: Date): Promise<void> {
  await setIn(tx, release, { online_from: public_from })
}

export async function detachReleaseRecords(tx: Tx, release: ReleaseRow): Promise<void> {
  await setIn(tx, release, { is_online: false, online_from: null, online_with: null })
}

async function setIn(tx: Tx, release: ReleaseRow, values: Record<string, unknown>): Promise<void> {
  for (const name of released)
    await tx
      .update(resourceTables[name])
      .set(values)
      .where(inRows(name, [release]))
}

/** Compares the instant as well, because only that is indexed. */
function inRows(name: ResourceName, rows: readonly ReleaseRow[]): SQL | undefined {
  const [from, withColumn] = ['online_from', 'online_with'].map((field) => requireColumn(resourceTables[name], field))
  if (!from || !withColumn) return sql`false`
  return and(
    inArray(
      from,
      rows.map((row) => row.public_from),
    ),
    inArray(
      withColumn,
      rows.map((row) => row.id),
    ),
  )
}

function union(each: (name: ResourceName) => SQL): SQL {
  return sql`(${sql.join(released.map(each), sql` UNION ALL `)}) AS members`
}

function sqlName(name: ResourceName): SQL {
  return sql.raw(`'${name}'`)
}
