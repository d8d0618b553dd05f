import { AppError } from '#contract/errors.ts'
import { requireWriter } from '../accounts/areas.ts'
import { logRecordChanges } from '../audit-log/write.ts'
import { authorColumns } from '../conflict.ts'
import { type Deps, type TxDeps, write } from '../deps.ts'
import { resolveOnlineTime } from '../page-states/online-time.ts'
import { namedRow, type ResourceDefinition, type ResourceRow } from './definition.ts'
import { toSearchTexts } from './listing/fold.ts'
import { saveRelations } from './relations.ts'
import { withSources } from './translation-source.ts'
import { checkReferences, fillSlugs, toColumns } from './values.ts'

type FieldValues = Record<string, unknown>

export async function insertRecord(deps: Deps, definition: ResourceDefinition, body: FieldValues): Promise<number> {
  const [row] = await insertRecords(deps, definition, [body])
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** Limit of bound parameters in both databases. */
const INSERT_BATCH_SIZE = 100

/** Creates all records in one transaction; answers their rows in the order of `bodies`. */
export async function insertRecords(
  deps: Deps,
  definition: ResourceDefinition,
  bodies: readonly FieldValues[],
): Promise<ResourceRow[]> {
  requireWriter(deps, definition.name)
  if (!definition.creatable)
    throw new AppError('method_not_allowed', { message: `${definition.name} cannot be created` })
  return write(deps, async (inner) => {
    await checkReferences(inner.db, definition, { bodies })
    const rows: ResourceRow[] = []
    for (let start = 0; start < bodies.length; start += INSERT_BATCH_SIZE) {
      const batch = bodies.slice(start, start + INSERT_BATCH_SIZE)
      const values: FieldValues[] = []
      for (const body of batch) values.push(await toStored(inner, definition, { body, before: null }))
      const inserted = (await inner.db.insert(definition.table).values(values).returning()) as ResourceRow[]
      // Ids are given in the order of the values; the order of returned rows is not promised.
      inserted.sort((one, other) => one.id - other.id)
      for (const [index, row] of inserted.entries()) {
        await saveRelations(inner, definition, { id: row.id, isNew: true, body: batch[index] ?? {} })
        await definition.afterSave?.(inner, row)
      }
      const named = await Promise.all(inserted.map((row) => namedRow(inner.db, definition, row)))
      await logRecordChanges(
        inner,
        named.map((row) => ({ act: 'created', resource: definition.name, row })),
      )
      rows.push(...inserted)
    }
    return rows
  })
}

/** The columns of a body whose references exist; throws what its type refuses. */
export async function toStored(
  deps: TxDeps,
  definition: ResourceDefinition,
  { body, before }: { body: FieldValues; before: ResourceRow | null },
): Promise<FieldValues> {
  const columns = withSources(toColumns(definition.table, body, definition.richText), {
    resource: definition.name,
    before,
  })
  const withSlugs = fillSlugs(definition, columns, before)
  const values = (await definition.beforeSave?.(deps, withSlugs, before)) ?? withSlugs
  const planned = await resolveOnlineTime(deps, { resource: definition.name, values, before })
  const findable = toSearchTexts(definition.search, { ...before, ...values })
  return { ...findable, ...planned, ...authorColumns(deps) }
}
