import { inArray } from 'drizzle-orm'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { loadRecords } from '../engine.ts'

type FieldValues = Record<string, unknown>
export type RecordKeys = { id: number | null; natural: Readonly<Record<string, string>> }
/** `problem`: the named record does not exist or is ambiguous. */
export type RecordMatch = { stored: FieldValues | null; problem?: string }

/** Fields that find a record when the id is missing; the first one given counts. */
const naturalKeys = ['external_id', 'old_path', 'slug_de', 'slug_en'] as const
/** Limit of bound parameters in both databases. */
const BATCH_SIZE = 500

export function keyFields({ name }: ResourceDefinition): string[] {
  return naturalKeys.filter((field) => field in resourceBodies[name].shape)
}

/** The record of each line in order, by id or natural key; null for a new one. */
export async function matchRecords(
  deps: Deps,
  definition: ResourceDefinition,
  lines: readonly RecordKeys[],
): Promise<RecordMatch[]> {
  const idsByName = await idsByKey(deps, definition, lines)
  const ids = lines.map(({ id, natural }) => {
    if (id !== null) return [id]
    const key = keyFields(definition).find((field) => natural[field])
    return key === undefined ? [] : (idsByName.get(key)?.get(natural[key] ?? '') ?? [])
  })
  const records = await loadRecords(deps, definition, [...new Set(ids.flat())])
  const byId = new Map(records.map((record) => [Number(record.id), record]))
  return ids.map((idsOfKey, index): RecordMatch => {
    if (idsOfKey.length > 1) return { stored: null, problem: `import_several:${idsOfKey.join(', ')}` }
    const stored = byId.get(idsOfKey[0] ?? 0) ?? null
    return {
      stored,
      ...(stored === null && lines[index]?.id ? { problem: unknownId(lines[index].id) } : {}),
    }
  })
}

/** -1: the cell holds no number. */
const unknownId = (id: number) => (id === -1 ? 'import_no_number' : `import_unknown_id:${id}`)

async function idsByKey(
  { db }: Deps,
  definition: ResourceDefinition,
  lines: readonly RecordKeys[],
): Promise<Map<string, Map<string, number[]>>> {
  const idsByField = new Map<string, Map<string, number[]>>()
  for (const field of keyFields(definition)) {
    const column = requireColumn(definition.table, field)
    const keys = [
      ...new Set(lines.flatMap(({ id, natural }) => (id === null && natural[field] ? [natural[field]] : []))),
    ]
    const ids = new Map<string, number[]>()
    for (let start = 0; start < keys.length; start += BATCH_SIZE) {
      const rows = await db
        .select({ id: definition.table.id, key: column })
        .from(definition.table)
        .where(inArray(column, keys.slice(start, start + BATCH_SIZE)))
      for (const { id, key } of rows) ids.set(String(key), [...(ids.get(String(key)) ?? []), Number(id)])
    }
    idsByField.set(field, ids)
  }
  return idsByField
}
