import { bodies } from '#content/schemas.ts'
import { titleOf } from '#content/title.ts'
import type { ImportedLine, LineState } from '#contract/admin/import.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { partialOf } from '#contract/partial.ts'
import { fieldText } from '#server/api/field-texts.ts'
import { parseInput } from '#server/parse.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { createRecord, updateRecord } from '../engine.ts'
import { type Column, columnsOf } from '../export/columns.ts'
import { namedRow } from '../named-row.ts'
import type { ReadLine } from './read-lines.ts'

type Values = Record<string, unknown>
type Errors = ImportedLine['errors']
/** `after` is the record as the line makes it, where it makes or changes one; what is new in it has no number yet. */
export type Tried = { line: number; state: LineState; before: Values | null; after: Values | null; title: string; errors: Errors; warnings: string[] }

/** Writes what a line says as whoever enters it by hand would; what is refused leaves nothing behind. */
export async function tryLine(
  deps: Deps,
  definition: ResourceDefinition,
  { line, stored, body, complaints, warnings = [], repeats }: ReadLine,
): Promise<Tried> {
  const { name } = definition
  const titleIn = async (record: Values) => titleWithoutNumber(name, await namedRow(deps.db, definition, record), deps.locale)
  const told = { line, before: stored, title: await titleIn(stored ?? body), warnings: warnings.map((code) => inWords(code, deps)) }
  if (complaints.length > 0) {
    const errors = complaints.map(({ head, code }) => ({ column: head, message: inWords(code, deps) }))
    return { ...told, state: 'wrong', after: null, errors }
  }
  if (repeats !== undefined || (stored && Object.keys(body).length === 0)) return { ...told, state: 'unchanged', after: null, errors: [] }
  if (!stored && definition.creatable === false) return wrong(told, [{ column: '', message: inWords('import_not_new', deps) }])
  try {
    const after = await inTransaction(deps, async (inner) => {
      if (!stored) return createRecord(inner, definition, parseInput(bodies[name], body))
      const changed = await updateRecord(inner, definition, {
        id: Number(stored.id),
        version: Number(stored.version),
        body: parseInput(changeOf(definition), body),
      })
      if (isSame(definition, stored, changed)) throw new Unchanged()
      return changed
    })
    return { ...told, title: await titleIn(after), state: stored ? 'changed' : 'new', after: withoutNewIds(after, stored), errors: [] }
  } catch (error) {
    if (error instanceof Unchanged) return { ...told, state: 'unchanged', after: null, errors: [] }
    if (error instanceof AppError && error.fields) return wrong(told, toErrors(deps, definition, error.fields))
    if (error instanceof AppError && error.code === 'conflict') return wrong(told, [{ column: '', message: inWords('import_changed', deps) }])
    throw error
  }
}

/** A number of a line, or one to come, would be that of another record. */
function titleWithoutNumber(name: ResourceDefinition['name'], record: Values, locale: Deps['locale']): string {
  const title = titleOf(name, { ...record, id: 0 }, locale)
  return title === '#0' ? '' : title
}

/** What was written is what was there, for example a rich text with other blanks. */
class Unchanged extends Error {}

function wrong(told: Pick<Tried, 'line' | 'before' | 'title' | 'warnings'>, errors: Errors): Tried {
  return { ...told, state: 'wrong', after: null, errors }
}

function isSame({ name }: ResourceDefinition, before: Values, after: Values): boolean {
  return Object.keys(bodies[name].shape).every((field) => JSON.stringify(stable(before[field])) === JSON.stringify(stable(after[field])))
}

/** A number that was tried is given to nothing else: the next time it is another one. */
function withoutNewIds(after: Values, before: Values | null): Values {
  const rowsOf = (record: Values | null, field: string) => (Array.isArray(record?.[field]) ? (record[field] as Values[]) : [])
  const entries = Object.entries(after).map(([field, value]) => {
    if (!Array.isArray(value) || typeof value[0] !== 'object') return [field, value]
    const known = new Set(rowsOf(before, field).map(({ id }) => id))
    return [field, rowsOf(after, field).map((row) => (known.has(row.id) ? row : { ...row, id: undefined }))]
  })
  return Object.fromEntries(entries)
}

/** A row's own count of its changes is none. */
function stable(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) => (typeof row === 'object' && row !== null ? { ...row, version: 0, updated_at: null } : row))
}

const changes = new Map<string, ReturnType<typeof partialOf>>()

function changeOf({ name }: ResourceDefinition): ReturnType<typeof partialOf> {
  const schema = changes.get(name) ?? partialOf(bodies[name])
  changes.set(name, schema)
  return schema
}

/** Each complaint at the column that its field stands in; `dates.0.venue_id` in that of the dates. */
function toErrors(deps: Deps, definition: ResourceDefinition, fields: FieldErrors): Errors {
  const columns = columnsOf(definition, deps)
  return Object.entries(fields).flatMap(([path, codes]) => {
    const [field = '', language = ''] = path.split('.')
    const own = columns.filter((column) => column.field === field)
    const column: Column | undefined = own.find(({ part }) => part === language) ?? own[0]
    return codes.map((code) => ({ column: column?.head ?? field, message: inWords(code, deps) }))
  })
}

function inWords(code: string, { locale }: Deps): string {
  return fieldText(code, locale) ?? code
}
