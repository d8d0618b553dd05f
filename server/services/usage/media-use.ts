import { eq, isNotNull } from 'drizzle-orm'
import { contentAreas } from '#model/areas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { bin } from '#server/db/schema/bin.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { canWrite, hasArea } from '../accounts/areas.ts'
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
  const inBin = await db.select({ media: bin.media }).from(bin).where(whereRestorable(now()))
  const names = inBin.flatMap(({ media }) => media)
  const used = new Set([
    ...(await findUsedBy(deps, definition, () => true)),
    ...toIds(names, mediaReferencePrefix(definition.table)),
  ])
  const all = await db.select({ id: definition.table.id }).from(definition.table)
  return all.map(({ id }) => Number(id)).filter((id) => !used.has(id))
}

/**
 * Pictures or files that the account looks after: used by records that it may write, or used nowhere and last changed
 * by it. Null for all.
 */
export async function findOwnMedia(deps: Deps, definition: ResourceDefinition): Promise<number[] | null> {
  const viewer = requireSession(deps)
  if (contentAreas.every((area) => hasArea(viewer, area))) return null
  const { table } = definition
  const changed = await deps.db
    .select({ id: table.id })
    .from(table)
    .where(eq(requireColumn(table, 'updated_by'), viewer.id))
  const unused = new Set(changed.length > 0 ? await findUnused(deps, definition) : [])
  const changedUnused = changed.map(({ id }) => Number(id)).filter((id) => unused.has(id))
  return [...(await findUsedBy(deps, definition, (name) => canWrite(viewer, name))), ...changedUnused]
}

async function findUsedBy(
  { db, now }: Deps,
  definition: ResourceDefinition,
  isReferrer: (name: ResourceName) => boolean,
): Promise<Set<number>> {
  const used = new Set<number>()
  for (const { definition: referrer, column, through } of relationsTo(definition.table)) {
    if (!isReferrer(referrer.name)) continue
    const rows = await db
      .selectDistinct({ id: column })
      .from(through?.table ?? referrer.table)
      .where(isNotNull(column))
    for (const { id } of rows) used.add(Number(id))
  }
  const texts = (await loadReferringTexts(db)).filter(({ definition: { name } }) => isReferrer(name))
  const modules = (await loadReferringModules(db, now())).filter(({ content_type }) =>
    isReferrer(resourceForSectionOwner(content_type)),
  )
  const references = extractReferences([...texts.map((row) => row.texts), ...modules.map(({ data }) => data)])
  for (const id of toIds(references, mediaReferencePrefix(definition.table))) used.add(id)
  return used
}

function toIds(references: readonly string[], kind: string | undefined): number[] {
  return references.flatMap((reference) => {
    const [prefix, id] = reference.split(':')
    return prefix === kind ? [Number(id)] : []
  })
}
