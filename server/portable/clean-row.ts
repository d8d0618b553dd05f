import { getTableName } from 'drizzle-orm'
import type { z } from 'zod'
import { bodyShapeOf } from '#contract/admin/resources/body-of.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { fileExtensions } from '#contract/media/media.ts'
import { rowFields } from '#model/records.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { migrateKindData } from '#modules/shape-migrations.ts'
import { terminalError } from '#server/commands/terminal-text.ts'
import type { BinnedRow } from '#server/db/schema/bin.ts'
import { pack, unpack } from '#server/services/page-states/pack.ts'
import { resources } from '#server/services/resources/all.ts'
import { sanitiseRichText } from '#server/services/texts/sanitise.ts'
import { sanitiseTable } from '#server/services/texts/sanitise-table.ts'

type Row = Record<string, unknown>
type Clean = (row: Row) => Row

/**
 * The export may be forged: sanitises rich text and checks links, embeds and colours in records, modules, snapshots and
 * the bin. Throws an Error in one line for invalid file names or paths.
 */
export function cleanRow(table: string, row: Row): Row {
  return cleaners.get(table)?.(row) ?? row
}

const cleaners = new Map<string, Clean>([
  ...resources.flatMap(({ name, table, richText, rows }): [string, Clean][] => [
    [getTableName(table), (row) => cleanFields(row, { richText, shape: resourceBodies[name].shape })],
    ...rows.map(({ field, table }): [string, Clean] => [
      getTableName(table),
      (row) => cleanFields(row, { richText: [], shape: bodyShapeOf(rowFields(name)[field]?.fields ?? {}) }),
    ]),
  ]),
  ['modules', (row) => ({ ...row, data: cleanModule(String(row.kind), row.data as Row) })],
  ['page_states', (row) => ({ ...row, state: cleanState(String(row.state)) })],
  [
    'bin',
    (row) => ({
      ...row,
      state: (row.state as BinnedRow[]).map(({ table, row }) => ({ table, row: cleanRow(table, row) })),
    }),
  ],
  ['outside_links', (row) => requireForm(row, { url: /^https?:\/\/\S+$/ })],
  ['outside_link_places', (row) => requireForm(row, { url: /^https?:\/\/\S+$/ })],
])

const STORED_FILE = /^[\w-]+\.\w+$/
const fileMimes = Object.keys(fileExtensions).map((mime) => mime.replace('/', '\\/'))
for (const [table, mime] of [
  ['images', /^image\/(jpeg|png|webp|avif)$/],
  ['files', new RegExp(`^(${fileMimes.join('|')})$`)],
] as const) {
  const clean = cleaners.get(table)
  cleaners.set(table, (row) => requireForm(clean?.(row) ?? row, { file: STORED_FILE, mime }))
}

function requireForm(row: Row, forms: Record<string, RegExp>): Row {
  for (const [field, form] of Object.entries(forms))
    if (!form.test(String(row[field])))
      throw terminalError(
        `${JSON.stringify(row[field])} ist kein gültiges ${field} für einen Export von Partitur`,
        `${JSON.stringify(row[field])} is not a valid ${field} of a Partitur export`,
      )
  return row
}

/** A field has such a form when its schema accepts `good` and refuses `bad`; refused values become one of `instead`. */
const checkedForms = [
  { good: 'https://www.example.org/', bad: 'javascript:alert(1)', instead: ['', '/'] },
  { good: '#aa2200', bad: 'red;content:url(x)', instead: ['#000000'] },
]
type FieldSchemas = Readonly<Record<string, z.core.$ZodType>>

function cleanFields(row: Row, { richText, shape }: { richText: readonly string[]; shape: FieldSchemas }): Row {
  const cleaned = { ...row }
  for (const [field, value] of Object.entries(row)) {
    if (richText.includes(field)) cleaned[field] = eachText(value, sanitiseRichText)
    const schema = shape[field] as z.ZodType | undefined
    if (schema) cleaned[field] = checkForm(schema, cleaned[field])
  }
  return cleaned
}

type CheckedForm = (typeof checkedForms)[number]
const formOfSchema = new WeakMap<z.ZodType, CheckedForm | null>()

function checkForm(schema: z.ZodType, value: unknown): unknown {
  const form = formOfSchema.get(schema) ?? findForm(schema)
  return form
    ? eachText(value, (text) =>
        accepts(schema, text) ? text : (form.instead.find((each) => accepts(schema, each)) ?? ''),
      )
    : value
}

function findForm(schema: z.ZodType): CheckedForm | null {
  if (formOfSchema.has(schema)) return null
  const form = checkedForms.find(({ good: valid, bad }) => accepts(schema, valid) && !accepts(schema, bad)) ?? null
  formOfSchema.set(schema, form)
  return form
}

function accepts(schema: z.ZodType, text: string): boolean {
  return [text, { de: text, en: text }].some((each) => schema.safeParse(each).success)
}

/** In each language of a localised text. */
function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [
      key,
      (key === 'de' || key === 'en') && typeof text === 'string' ? change(text) : text,
    ]),
  )
}

/** Data of an unknown kind is never shown. */
function cleanModule(kind: string, data: Row): Row {
  const schema = moduleSchemas.get(kind)
  const fieldShapes = moduleKinds.get(kind)?.fields
  if (!schema || !fieldShapes) return data
  const stored = migrateKindData(kind, data)
  const cleaned: Row = { ...stored }
  for (const [field, shape] of Object.entries(fieldShapes)) {
    const { type } = shape
    if (type === 'rich-text') cleaned[field] = eachText(stored[field], shape.table ? sanitiseTable : sanitiseRichText)
    else if (type === 'link' || type === 'embed' || type === 'file' || type === 'color')
      cleaned[field] = eachText(stored[field], (text) =>
        schema.fields.shape[field]?.safeParse(text).success ? text : '',
      )
  }
  return cleaned
}

function cleanState(packed: string): string {
  const state = unpack(packed)
  const modules = state.modules.map((module) => ({ ...module, data: cleanModule(module.kind, module.data) }))
  return JSON.stringify(modules) === JSON.stringify(state.modules) ? packed : pack({ ...state, modules })
}
