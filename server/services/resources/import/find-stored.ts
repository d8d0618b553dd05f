import { inArray } from 'drizzle-orm'
import { bodies } from '#content/schemas.ts'
import { columnNamed } from '#server/db/columns-of.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { recordsOf } from '../engine.ts'

type Values = Record<string, unknown>
/** What a line says of which record it is. */
export type Keys = { id: number | null; natural: Readonly<Record<string, string>> }
/** `problem` where a line names a record that there is not, or that is not the only one. */
export type Found = { stored: Values | null; problem?: string }

/** What finds a record that a line has no number of, the first that the line names. */
const naturalKeys = ['external_id', 'old_path', 'slug_de', 'slug_en'] as const
/** No database takes more values at once. */
const AT_ONCE = 500

export function keysOf({ name }: ResourceDefinition): string[] {
  return naturalKeys.filter((field) => field in bodies[name].shape)
}

/** The records that the lines mean, in their order: by number, or by what finds one of this kind; null is a new one. */
export async function findStored(deps: Deps, definition: ResourceDefinition, lines: readonly Keys[]): Promise<Found[]> {
  const named = await idsByKey(deps, definition, lines)
  const ids = lines.map(({ id, natural }) => {
    if (id !== null) return [id]
    const key = keysOf(definition).find((field) => natural[field])
    return key === undefined ? [] : (named.get(key)?.get(natural[key] ?? '') ?? [])
  })
  const records = await recordsOf(deps, definition, [...new Set(ids.flat())])
  const byId = new Map(records.map((record) => [Number(record.id), record]))
  return ids.map((found, at): Found => {
    if (found.length > 1) return { stored: null, problem: `import_several:${found.join(', ')}` }
    const stored = byId.get(found[0] ?? 0) ?? null
    return { stored, ...(stored === null && lines[at]?.id ? { problem: `import_unknown_id:${lines[at].id}` } : {}) }
  })
}

async function idsByKey({ db }: Deps, definition: ResourceDefinition, lines: readonly Keys[]): Promise<Map<string, Map<string, number[]>>> {
  const found = new Map<string, Map<string, number[]>>()
  for (const field of keysOf(definition)) {
    const column = columnNamed(definition.table, field)
    const wanted = [...new Set(lines.flatMap(({ id, natural }) => (id === null && natural[field] ? [natural[field]] : [])))]
    const ids = new Map<string, number[]>()
    for (let at = 0; at < wanted.length; at += AT_ONCE) {
      const rows = await db
        .select({ id: definition.table.id, key: column })
        .from(definition.table)
        .where(inArray(column, wanted.slice(at, at + AT_ONCE)))
      for (const { id, key } of rows) ids.set(String(key), [...(ids.get(String(key)) ?? []), Number(id)])
    }
    found.set(field, ids)
  }
  return found
}
