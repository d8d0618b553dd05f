import type { ImportLine } from '#contract/admin/resources/import.ts'
import type { ImportLineState } from '#contract/admin/resources/import-limits.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { partialBody } from '#contract/common.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { recordTitle } from '#model/titles.ts'
import { fieldErrorText } from '#server/api/field-texts.ts'
import { parseInput } from '#server/http/parse.ts'
import { type Deps, type TxDeps, write } from '../../deps.ts'
import { namedRow, type ResourceDefinition } from '../definition.ts'
import { checkRecord, createRecord, updateRecord } from '../engine.ts'
import { type Column, exportColumns } from '../export/columns.ts'
import type { ExistingIds } from '../values.ts'
import type { ReadLine } from './read-line.ts'

type FieldValues = Record<string, unknown>
type Errors = ImportLine['errors']
/** `after`: the record that the line creates or changes; new rows have no id yet. */
export type LineResult = {
  line: number
  state: ImportLineState
  before: FieldValues | null
  after: FieldValues | null
  /** As `after`, with the ids of this transaction. */
  written?: FieldValues
  title: string
  errors: Errors
  warnings: string[]
}

type Writer = (deps: TxDeps, definition: ResourceDefinition, line: WrittenLine) => Promise<FieldValues>
type WrittenLine = { body: FieldValues; stored: FieldValues | null }

/** Applies a line with the normal service; a refused line is rolled back. */
export function applyLine(deps: TxDeps, definition: ResourceDefinition, line: ReadLine): Promise<LineResult> {
  return resultOf(deps, definition, { ...line, write: saveLine })
}

/** Checks lines without writing them, for long files. `existing`: what they all refer to. */
export function lineChecker(existing: ExistingIds): typeof applyLine {
  return (deps, definition, line) => {
    // Unlike any stored record, so that warnings tell new ones apart.
    const write: Writer = async (inner, type, written) => ({
      id: -line.line,
      ...(await checkRecord(inner, type, { ...written, existing })),
    })
    return resultOf(deps, definition, { ...line, write })
  }
}

function saveLine(deps: Deps, definition: ResourceDefinition, { body, stored }: WrittenLine): Promise<FieldValues> {
  return write(deps, async (inner) => {
    if (!stored) return createRecord(inner, definition, body)
    const changed = await updateRecord(inner, definition, {
      id: Number(stored.id),
      version: Number(stored.version),
      body,
    })
    // Rolled back.
    if (isSame(definition, stored, changed)) throw new Unchanged()
    return changed
  })
}

async function resultOf(
  deps: TxDeps,
  definition: ResourceDefinition,
  { line, stored, body, complaints, warnings = [], repeats, write }: ReadLine & { write: Writer },
): Promise<LineResult> {
  const { name } = definition
  const titleIn = async (record: FieldValues) =>
    titleWithoutNumber(name, await namedRow(deps.db, definition, record), deps.locale)
  const base = {
    line,
    before: stored,
    title: await titleIn(stored ?? body),
    warnings: warnings.map((code) => inWords(code, deps)),
  }
  if (complaints.length > 0) {
    const errors = complaints.map(({ head, code }) => ({ column: head, message: inWords(code, deps) }))
    return { ...base, state: 'wrong', after: null, errors }
  }
  if (repeats !== undefined || (stored && Object.keys(body).length === 0))
    return { ...base, state: 'unchanged', after: null, errors: [] }
  if (!stored && !definition.creatable)
    return toInvalidLine(base, [{ column: '', message: inWords('import_not_new', deps) }])
  try {
    const parsed = parseInput(stored ? changeOf(definition) : resourceBodies[name], body)
    const after = await write(deps, definition, { body: parsed, stored })
    if (stored && isSame(definition, stored, after)) throw new Unchanged()
    return {
      ...base,
      title: await titleIn(after),
      state: stored ? 'changed' : 'new',
      after: withoutNewIds(after, stored),
      written: after,
      errors: [],
    }
  } catch (error) {
    if (error instanceof Unchanged) return { ...base, state: 'unchanged', after: null, errors: [] }
    if (error instanceof AppError && error.fields) return toInvalidLine(base, toErrors(deps, definition, error.fields))
    if (error instanceof AppError && error.code === 'conflict')
      return toInvalidLine(base, [{ column: '', message: inWords('import_changed', deps) }])
    throw error
  }
}

/** The id is not final until the import is applied. */
function titleWithoutNumber(name: ResourceDefinition['name'], record: FieldValues, locale: Deps['locale']): string {
  const title = recordTitle(name, { ...record, id: 0 }, locale)
  return title === '#0' ? '' : title
}

/** Thrown when the normalised values equal the stored ones, for example rich text with other white space. */
class Unchanged extends Error {}

function toInvalidLine(base: Pick<LineResult, 'line' | 'before' | 'title' | 'warnings'>, errors: Errors): LineResult {
  return { ...base, state: 'wrong', after: null, errors }
}

function isSame({ name }: ResourceDefinition, before: FieldValues, after: FieldValues): boolean {
  return Object.keys(resourceBodies[name].shape).every(
    (field) => JSON.stringify(stable(before[field])) === JSON.stringify(stable(after[field])),
  )
}

/** The ids of a preview are discarded, so they must not be part of its hash. */
function withoutNewIds(after: FieldValues, before: FieldValues | null): FieldValues {
  const rowsOf = (record: FieldValues | null, field: string) =>
    Array.isArray(record?.[field]) ? (record[field] as FieldValues[]) : []
  const entries = Object.entries(after).map(([field, value]) => {
    if (!Array.isArray(value) || typeof value[0] !== 'object') return [field, value]
    const existingIds = new Set(rowsOf(before, field).map(({ id }) => id))
    return [field, rowsOf(after, field).map((row) => (existingIds.has(row.id) ? row : { ...row, id: undefined }))]
  })
  return Object.fromEntries(entries)
}

/** Removes row versions, which are no change by themselves. */
function stable(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) => (typeof row === 'object' && row !== null ? { ...row, version: 0, updated_at: null } : row))
}

const changes = new Map<string, ReturnType<typeof partialBody>>()

function changeOf({ name }: ResourceDefinition): ReturnType<typeof partialBody> {
  const schema = changes.get(name) ?? partialBody(resourceBodies[name])
  changes.set(name, schema)
  return schema
}

/** Assigns each error to the column of its field; `dates.0.venue_id` to that of the dates. */
function toErrors(deps: Deps, definition: ResourceDefinition, fields: FieldErrors): Errors {
  const columns = exportColumns(definition, deps)
  return Object.entries(fields).flatMap(([path, codes]) => {
    const [field = '', language = ''] = path.split('.')
    const fieldColumns = columns.filter((column) => column.field === field)
    const column: Column | undefined = fieldColumns.find(({ part }) => part === language) ?? fieldColumns[0]
    return codes.map((code) => ({ column: column?.head ?? field, message: inWords(code, deps) }))
  })
}

function inWords(code: string, { locale }: Deps): string {
  return fieldErrorText(code, locale) ?? code
}
