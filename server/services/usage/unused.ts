import { isNotNull } from 'drizzle-orm'
import { bin } from '#server/db/schema/bin.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { mediaReferencePrefix } from '../bin/media.ts'
import { whereRestorable } from '../bin/retention.ts'
import { type Deps, requireSession } from '../deps.ts'
import type { ResourceDefinition } from '../resources/definition.ts'
import { extractReferences } from './references.ts'
import { loadReferringModules, loadReferringTexts, relationsTo } from './sources.ts'

/** Pictures or files without references, by the rule of `findUses`; a fixed number of queries. */
export async function findUnused(deps: Deps, definition: ResourceDefinition): Promise<number[]> {
  requireSession(deps)
  const { db, now } = deps
  const name = mediaReferencePrefix(definition.table)
  const used = new Set<number>()
  for (const { definition: referrer, column, through } of relationsTo(definition.table)) {
    const rows = await db
      .selectDistinct({ id: column })
      .from(through?.table ?? referrer.table)
      .where(isNotNull(column))
    for (const { id } of rows) used.add(Number(id))
  }
  const texts = (await loadReferringTexts(db)).map(({ texts: rowTexts }) => rowTexts)
  const data = (await loadReferringModules(db, now())).map((module) => module.data)
  const inBin = await db.select({ media: bin.media }).from(bin).where(whereRestorable(now()))
  for (const reference of [...extractReferences([...texts, ...data]), ...inBin.flatMap(({ media }) => media)]) {
    const [kind, id] = reference.split(':')
    if (kind === name) used.add(Number(id))
  }
  const all = await db.select({ id: requireColumn(definition.table, 'id') }).from(definition.table)
  return all.map(({ id }) => Number(id)).filter((id) => !used.has(id))
}
