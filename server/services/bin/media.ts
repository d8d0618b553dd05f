import { and, getTableName, isNull } from 'drizzle-orm'
import type { ResourceTable } from '#content/define-table.ts'
import { textIn } from '#content/title.ts'
import type { UsedBy } from '#contract/errors.ts'
import type { Reader } from '#server/db/connect.ts'
import { bin, type StoredRow } from '#server/db/schema/bin.ts'
import type { Deps } from '../deps.ts'
import type { ResourceDefinition } from '../resources/definition.ts'
import { referencesIn } from '../usage/references.ts'
import { whereRestorable } from './term.ts'
import { referencesOf, tableNamed } from './whole-state.ts'

/** What comes in by upload, and what stored content calls one of them. */
const mediaNames: Readonly<Record<string, string>> = { images: 'image', files: 'file' }

export function mediaName(table: ResourceTable): string | undefined {
  return mediaNames[getTableName(table)]
}

/** The pictures and files that a state needs. */
export function mediaIn(state: readonly StoredRow[]): string[] {
  const names = Object.values(mediaNames)
  const found = state.flatMap(({ table, row }) => [
    ...referencesIn(row).filter((reference) => names.includes(reference.split(':')[0] ?? '')),
    ...referencesOf(tableNamed(table)).flatMap(({ field, to }) => {
      const name = mediaNames[getTableName(to)]
      return name && typeof row[field] === 'number' ? [`${name}:${row[field]}`] : []
    }),
  ])
  return [...new Set(found)]
}

/** The records in the bin that need one of these pictures or files; anything else they refer to may go meanwhile. */
export async function mediaUses(
  { db, now, locale }: Pick<Deps, 'now' | 'locale'> & { db: Reader },
  { table }: ResourceDefinition,
  ids: readonly number[],
): Promise<{ target: number; place: UsedBy }[]> {
  const name = mediaName(table)
  if (!name) return []
  const { resource, record_id, title, media } = bin
  const rows = await db
    .select({ resource, record_id, title, media })
    .from(bin)
    .where(and(isNull(bin.part), whereRestorable(now())))
  return rows.flatMap((row) => {
    const place: UsedBy = {
      resource: row.resource,
      id: row.record_id,
      title: textIn(row.title, locale),
      url: null,
      in_bin: 'whole',
    }
    return ids.filter((id) => row.media.includes(`${name}:${id}`)).map((target) => ({ target, place }))
  })
}
