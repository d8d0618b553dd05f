import { and, getTableName, isNull } from 'drizzle-orm'
import type { UsagePlace } from '#contract/errors.ts'
import { pickLocalised } from '#model/titles.ts'
import { type BinnedRow, bin } from '#server/db/schema/bin.ts'
import type { ResourceTable } from '../../db/define-table.ts'
import type { Deps } from '../deps.ts'
import type { ResourceDefinition } from '../resources/definition.ts'
import { extractReferences } from '../usage/references.ts'
import { requireTable, tableReferences } from './record-snapshot.ts'
import { whereRestorable } from './retention.ts'

const mediaNames: Readonly<Record<string, string>> = { images: 'image', files: 'file' }

export function mediaReferencePrefix(table: ResourceTable): string | undefined {
  return mediaNames[getTableName(table)]
}

export function mediaReferences(state: readonly BinnedRow[]): string[] {
  const names = Object.values(mediaNames)
  const references = state.flatMap(({ table, row }) => [
    ...extractReferences(row).filter((reference) => names.includes(reference.split(':')[0] ?? '')),
    ...tableReferences(requireTable(table)).flatMap(({ field, to }) => {
      const name = mediaNames[getTableName(to)]
      return name && typeof row[field] === 'number' ? [`${name}:${row[field]}`] : []
    }),
  ])
  return [...new Set(references)]
}

/** Records in the bin that need these files. Other references of theirs may point to deleted records. */
export async function findBinMediaUses(
  { db, now, locale }: Pick<Deps, 'db' | 'now' | 'locale'>,
  { table }: ResourceDefinition,
  ids: readonly number[],
): Promise<{ target: number; place: UsagePlace }[]> {
  const name = mediaReferencePrefix(table)
  if (!name) return []
  const { resource, record_id, title, media } = bin
  const rows = await db
    .select({ resource, record_id, title, media })
    .from(bin)
    .where(and(isNull(bin.part), whereRestorable(now())))
  return rows.flatMap((row) => {
    const usagePlace: UsagePlace = {
      resource: row.resource,
      id: row.record_id,
      title: pickLocalised(row.title, locale),
      url: null,
      in_bin: 'whole',
    }
    return ids.filter((id) => row.media.includes(`${name}:${id}`)).map((target) => ({ target, place: usagePlace }))
  })
}
