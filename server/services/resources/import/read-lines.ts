import { recordOf } from '#contract/admin/records.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { namesOf } from '../export/names.ts'
import { type FileColumns, fileColumns, isImported } from './file-columns.ts'
import { type Found, findStored, type Keys, keysOf } from './find-stored.ts'
import { type Complaint, readBody, readRecord } from './read-body.ts'
import type { FileLine, ImportFile } from './read-file.ts'
import { refuseFile } from './refusal.ts'
import { titlesOf } from './titles.ts'

type Values = Record<string, unknown>
/** A line as far as it can be read: what it sets of which record, null for a new one, and what is wrong in it. */
export type ReadLine = { line: number; stored: Values | null; body: Values; complaints: Complaint[] }
type Read = { lines: ReadLine[]; unknown: string[] }

/** The lines of a file as changes of this resource's records. Throws `bad_input` for one without any column of it. */
export async function readLines(deps: Deps, definition: ResourceDefinition, file: ImportFile): Promise<Read> {
  return file.format === 'csv' ? readTable(deps, definition, file) : readRecords(deps, definition, file.lines)
}

async function readTable(deps: Deps, definition: ResourceDefinition, { heads, lines }: Extract<ImportFile, { format: 'csv' }>): Promise<Read> {
  const columns = fileColumns(definition, heads, deps.locale)
  if (columns.columns.length === 0) throw refuseFile('import_no_columns')
  const keys = lines.map(({ content }) => keysOfCells(definition, columns, content))
  const found = await findStored(deps, definition, keys)
  // Cells are compared with what the export writes in the language of the file.
  const stored = found.flatMap((each) => (each.stored ? [each.stored] : []))
  const names = await namesOf({ ...deps, locale: columns.locale }, definition, stored)
  const reader = { definition, locale: deps.locale, idsNamed: titlesOf(deps.db) }
  const once = onceOnly()
  const read: ReadLine[] = []
  for (const [at, { line, content }] of lines.entries()) {
    const target = found[at] ?? { stored: null }
    const complaints = [...wholeLine(target), ...once(target, line)]
    const body =
      complaints.length > 0 ? { body: {}, complaints } : await readBody(reader, { columns: columns.columns, cells: content, stored: target.stored, names })
    read.push({ line, stored: target.stored, ...body })
  }
  return { lines: read, unknown: columns.unknown }
}

async function readRecords(deps: Deps, definition: ResourceDefinition, lines: readonly FileLine<Values | null>[]): Promise<Read> {
  // What a record answers besides is passed over.
  const known = new Set(Object.keys(recordOf(definition.name).shape))
  const unknown = [...new Set(lines.flatMap(({ content }) => Object.keys(content ?? {})))].filter((field) => !known.has(field))
  if (!lines.some(({ content }) => Object.keys(content ?? {}).some((field) => isImported(definition, field)))) throw refuseFile('import_no_columns')
  const found = await findStored(
    deps,
    definition,
    lines.map(({ content }) => keysOfRecord(definition, content ?? {})),
  )
  const once = onceOnly()
  const read = lines.map(({ line, content }, at): ReadLine => {
    const target = found[at] ?? { stored: null }
    if (content === null) return { line, stored: null, body: {}, complaints: [{ field: '', head: '', code: 'not_json' }] }
    const complaints = [...wholeLine(target), ...once(target, line)]
    return { line, stored: target.stored, body: complaints.length > 0 ? {} : readRecord(definition, content, target.stored), complaints }
  })
  return { lines: read, unknown }
}

function wholeLine({ problem }: Found): Complaint[] {
  return problem === undefined ? [] : [{ field: '', head: '', code: problem }]
}

/** Two lines for one record would each undo the other. */
function onceOnly() {
  const seen = new Map<unknown, number>()
  return ({ stored }: Found, line: number): Complaint[] => {
    const first = stored ? seen.get(stored.id) : undefined
    if (stored && first === undefined) seen.set(stored.id, line)
    return first === undefined ? [] : [{ field: '', head: '', code: `import_twice:${first}` }]
  }
}

function keysOfCells(definition: ResourceDefinition, { id, columns }: FileColumns, cells: readonly string[]): Keys {
  const written = id === undefined ? '' : (cells[id] ?? '').trim()
  const natural = columns.filter(({ column }) => keysOf(definition).includes(column.field)).map(({ at, column }) => [column.field, (cells[at] ?? '').trim()])
  return { id: written === '' ? null : Number(written) || -1, natural: Object.fromEntries(natural) }
}

function keysOfRecord(definition: ResourceDefinition, content: Values): Keys {
  const natural = keysOf(definition).map((field) => [field, typeof content[field] === 'string' ? content[field] : ''])
  return { id: content.id === undefined || content.id === null ? null : Number(content.id) || -1, natural: Object.fromEntries(natural) }
}
