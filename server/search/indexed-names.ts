import { eq, inArray } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import type { ResourceName } from '#model/define-type.ts'
import { requireRecordType } from '#model/records.ts'
import { recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import type { Db } from '../db/connect.ts'
import { contentColumns, requireColumn, tableColumns } from '../db/table-columns.ts'
import { relationTable } from '../db/table-of.ts'
import { resourceTables } from '../db/tables.ts'
import type { IndexedText, SearchSource } from './define-search.ts'

/** `owner` holds the id of a record, `reference` that of a record of `to` which it names. */
export type NameReference = { to: ResourceName; owner: Column; reference: Column }

/** `name` is a field with references, or one of its rows: `dates.location_id`. */
export function toNameReference(resource: ResourceName, name: string): NameReference {
  const [field = '', inner = ''] = name.split('.')
  const shape = requireRecordType(resource).fields[field]
  const table = resourceTables[resource]
  if (shape?.type === 'reference') return { to: shape.to, owner: table.id, reference: requireColumn(table, field) }
  const relation = relationTable(resource, field)
  if (shape?.type === 'references')
    return {
      to: shape.to,
      owner: requireColumn(relation, shape.pairs.own),
      reference: requireColumn(relation, shape.pairs.other),
    }
  const row = shape?.type === 'rows' ? shape.fields[inner] : undefined
  if (shape?.type !== 'rows' || row?.type !== 'reference') throw new Error(`${resource}.${name} is no reference`)
  return { to: row.to, owner: requireColumn(relation, shape.own), reference: requireColumn(relation, inner) }
}

/** A record's texts change with its own row, with the rows that refer to others, and with the named records. */
export function toSources(resource: ResourceName, references: readonly NameReference[]): SearchSource[] {
  const ownId = resourceTables[resource].id
  const relations = references.filter(({ owner }) => owner !== ownId)
  return [
    { column: ownId },
    ...relations.map(({ owner }) => ({ column: owner })),
    ...references.map(({ to, owner, reference }) => ({
      column: resourceTables[to].id,
      recordsOf: async (db: Db, ids: number[]) => {
        const rows = await db.selectDistinct({ id: owner }).from(owner.table).where(inArray(reference, ids))
        return rows.map(({ id }) => Number(id))
      },
    })),
  ]
}

/** The names that these records refer to, field by field. */
export async function loadNames(
  db: Db,
  { references, ids }: { references: readonly NameReference[]; ids: readonly number[] },
): Promise<Map<number, IndexedText[]>> {
  const names = new Map<number, Map<string, IndexedText>>()
  for (const { to, owner, reference } of references) {
    const target = resourceTables[to]
    const { order = target.id } = tableColumns(target)
    const rows = await db
      .select({ owner, record: contentColumns(target) })
      .from(owner.table)
      .innerJoin(target, eq(target.id, reference))
      .where(inArray(owner, [...ids]))
      .orderBy(order, target.id)
    for (const { owner: id, record } of rows) {
      const ofRecord = names.get(Number(id)) ?? new Map<string, IndexedText>()
      names.set(Number(id), ofRecord.set(`${to} ${record.id}`, toIndexedName(to, record)))
    }
  }
  return new Map([...names].map(([id, ofRecord]) => [id, [...ofRecord.values()]]))
}

/** A name of one field in both languages. */
function toIndexedName(resource: ResourceName, record: Readonly<Record<string, unknown>>): IndexedText {
  const [field = '', ...others] = findContentType(resource)?.title ?? []
  return others.length === 0 ? (record[field] as IndexedText) : recordTitle(resource, record, 'de')
}
