import type { Locale } from '#config'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { partialBody } from '#contract/common.ts'
import { fieldError } from '#contract/errors.ts'
import { recordTitle } from '#model/titles.ts'
import { parseInput } from '#server/http/parse.ts'
import { requireWriter } from '../accounts/areas.ts'
import { logRecordChange } from '../audit-log/write.ts'
import { type Deps, type TxDeps, write } from '../deps.ts'
import { typeHooks } from '../type-hooks.ts'
import { allLinkablePaths } from '../urls/record-urls.ts'
import { repointReferences } from '../usage/repoint-references.ts'
import type { ResourceDefinition, ResourceRow } from './definition.ts'
import { deleteRecords, getRecord, requireRow, updateRecord } from './engine.ts'

type AsRead = { id: number; version: number }
type MergeWithinOptions = { keep: AsRead; drop: AsRead; take: readonly string[] }
type FieldValues = Record<string, unknown>

/** Fields that belong to one record only, such as its slug. */
const ownFields = new Set(['slug_de', 'slug_en'])

/**
 * References to `drop` and its paths lead to `keep`, the fields in `take` get its values, and `drop` goes to the bin.
 * Needs the areas of every written record. Throws `conflict` for an outdated version.
 */
export async function mergeRecords(
  deps: Deps,
  definition: ResourceDefinition,
  { keep, drop, take }: { keep: AsRead; drop: AsRead; take: readonly string[] },
): Promise<FieldValues> {
  requireWriter(deps, definition.name)
  if (keep.id === drop.id) throw fieldError('drop', 'same_record', 'a record with itself')
  return write(deps, (inner) => mergeWithin(inner, definition, { keep, drop, take }))
}

async function mergeWithin(
  writing: TxDeps,
  definition: ResourceDefinition,
  { keep, drop, take }: MergeWithinOptions,
): Promise<FieldValues> {
  const { name } = definition
  const read = await requireRow(writing.db, definition, keep)
  const dropped = await requireRow(writing.db, definition, drop)
  const oldAddresses = await allLinkablePaths(writing, name, dropped)
  await repointReferences(writing, definition, { from: dropped, to: read })
  // Reloaded: either record may have referenced `drop`.
  const remaining = await requireRow(writing.db, definition, { id: keep.id })
  const body = pickFields(definition, await getRecord(writing, definition, drop.id), take)
  await deleteRecords(writing, definition, [{ id: drop.id }])
  const record = await updateRecord(writing, definition, {
    id: keep.id,
    version: remaining.version,
    body: { ...body, ...definition.mergedValues?.([dropped, remaining], { ...remaining, ...body }) },
  })
  const row = await requireRow(writing.db, definition, { id: keep.id })
  const change = { field: 'id', from: getTitle(name, dropped, writing.locale), to: getTitle(name, row, writing.locale) }
  await logRecordChange(writing, { act: 'merged', resource: name, row, changes: [change] })
  const addresses = await allLinkablePaths(writing, name, row)
  const redirects = oldAddresses.flatMap((oldPath) => {
    const to = addresses.find((url) => url.slice(0, 4) === oldPath.slice(0, 4))
    return to ? [{ old: oldPath, to }] : []
  })
  await typeHooks.redirectUrls(writing, { from: redirects.map(({ old }) => old), to: redirects.map(({ to }) => to) })
  return record
}

/** Both records may have the same title. */
function getTitle(resource: string, row: ResourceRow, locale: Locale): string {
  return `${recordTitle(resource, row, locale)} (${row.id})`
}

function pickFields({ name }: ResourceDefinition, record: FieldValues, fields: readonly string[]): FieldValues {
  const unknownFields = fields.filter((field) => !(field in resourceBodies[name].shape) || ownFields.has(field))
  if (unknownFields.length > 0) throw fieldError('take', 'unknown_field', `no field ${unknownFields.join()}`)
  return parseInput(
    partialBody(resourceBodies[name]),
    Object.fromEntries(fields.map((field) => [field, record[field]])),
  )
}
