import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { locales } from '#config'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Db } from '#server/db/connect.ts'
import { tableColumns } from '#server/db/table-columns.ts'
import { parseInput } from '#server/http/parse.ts'
import type { ResourceTable } from '../../db/define-table.ts'
import { textInLocale } from '../texts/localise.ts'
import { sanitiseRichText } from '../texts/sanitise.ts'
import type { ResourceDefinition, ResourceRow } from './definition.ts'
import { makeSlug } from './make-slug.ts'
import { withoutSource } from './translation-source.ts'

type FieldValues = Record<string, unknown>

/** The columns to store: times as Date, rich text sanitised, without relations. */
export function toColumns(table: ResourceTable, body: FieldValues, richText: readonly string[] = []): FieldValues {
  const columns = tableColumns(table)
  const values: FieldValues = {}
  for (const [name, value] of Object.entries(body)) {
    const column = columns[name]
    if (!column || name === 'id' || name === 'version') continue
    if (column.dataType === 'date' && typeof value === 'string') values[name] = new Date(value)
    else if (richText.includes(name)) values[name] = sanitiseBoth(value as Localised)
    else values[name] = value
  }
  return values
}

/** Internal columns, not part of the API. */
const internalFields = new Set([
  'search_text',
  'sort_text',
  'last_end',
  'sequence',
  'weekday',
  'look',
  'ticket',
  'recent_changes',
  'updated_by',
])

/** The row in API form: times as ISO 8601 in UTC. */
export function toRecord(stored: FieldValues): FieldValues {
  const publicFields = Object.entries(stored).filter(([name]) => !internalFields.has(name))
  return Object.fromEntries(
    publicFields.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : withoutSource(value)]),
  )
}

export function fillSlugs(
  definition: ResourceDefinition,
  values: FieldValues,
  before: ResourceRow | null,
): FieldValues {
  if (!definition.slugFrom) return values
  const names = definition.slugFrom({ ...before, ...values })
  const withSlugs = { ...values }
  for (const locale of locales) {
    const field = `slug_${locale}`
    const value = values[field] ?? before?.[field]
    if (value === undefined || value === '') withSlugs[field] = makeSlug(textInLocale(names, locale))
  }
  return withSlugs
}

/** An omitted language of a text stays, and the result must pass the schema of its field. Throws `bad_input`. */
export function mergeTexts({ name }: ResourceDefinition, body: FieldValues, before: FieldValues): FieldValues {
  const merged = Object.entries(body).flatMap(([field, value]) => {
    const stored = before[field]
    return isLocalised(stored) && isObject(value) ? [[field, { de: stored.de, en: stored.en, ...value }]] : []
  })
  const texts = Object.fromEntries(merged)
  const shape: Record<string, z.core.$ZodType> = resourceBodies[name].shape
  const schema = z.object(Object.fromEntries(Object.keys(texts).map((field) => [field, shape[field] ?? z.unknown()])))
  return { ...body, ...parseInput(schema, texts) }
}

function isObject(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null
}

function isLocalised(value: unknown): value is Localised {
  return isObject(value) && 'de' in value && 'en' in value
}

export type ExistingIds = ReadonlyMap<ResourceTable, ReadonlySet<number>>
type ReferenceCheck = { bodies: readonly FieldValues[]; existing?: ExistingIds | undefined }

/** Throws `bad_input` for a reference to a record that does not exist; `existing` ones are not looked up. */
export async function checkReferences(
  tx: Db,
  definition: ResourceDefinition,
  { bodies, existing }: ReferenceCheck,
): Promise<void> {
  const errors: FieldErrors = {}
  for (const [table, ids] of getReferences(definition, bodies)) {
    const known = existing?.get(table)
    const open = [...ids.keys()].filter((id) => !known?.has(id))
    if (open.length === 0) continue
    const found = await findExisting(tx, table, open)
    for (const id of open) if (!found.has(id)) errors[ids.get(id) ?? ''] = ['unknown_reference']
  }
  if (Object.keys(errors).length > 0)
    throw new AppError('bad_input', { message: `unknown references in ${definition.name}`, fields: errors })
}

/** The records that many bodies refer to, with one query per table. */
export async function loadReferenced(
  tx: Db,
  definition: ResourceDefinition,
  bodies: readonly FieldValues[],
): Promise<ExistingIds> {
  const existing = new Map<ResourceTable, Set<number>>()
  for (const [table, ids] of getReferences(definition, bodies))
    existing.set(table, await findExisting(tx, table, [...ids.keys()]))
  return existing
}

/** The ids in the bodies, each with a field that names it. */
function getReferences(
  definition: ResourceDefinition,
  bodies: readonly FieldValues[],
): Map<ResourceTable, Map<number, string>> {
  const idsByTable = new Map<ResourceTable, Map<number, string>>()
  const request = (table: ResourceTable, id: unknown, field: string) => {
    if (typeof id !== 'number') return
    idsByTable.set(table, (idsByTable.get(table) ?? new Map()).set(id, field))
  }
  for (const body of bodies) {
    for (const [field, table] of Object.entries(definition.references)) {
      const [list, name] = field.split('.')
      if (name === undefined) request(table, body[field], field)
      else
        for (const [index, row] of toArray(body[list as string]).entries())
          if (isObject(row)) request(table, row[name], `${list}.${index}.${name}`)
    }
    for (const { field, target } of definition.links) for (const id of toArray(body[field])) request(target, id, field)
  }
  return idsByTable
}

/** A body may not be parsed yet. */
function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

async function findExisting(db: Db, table: ResourceTable, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(ids.length === 1 ? eq(table.id, ids[0]) : inArray(table.id, ids))
  return new Set(rows.map((row) => Number(row.id)))
}

function sanitiseBoth(text: Localised): Localised {
  return { de: sanitiseRichText(text.de), en: sanitiseRichText(text.en) }
}
