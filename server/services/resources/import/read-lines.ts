import { recordSchemaFor } from '#contract/admin/resources/records.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { loadReferenceNames } from '../export/names.ts'
import type { FileColumns } from './columns/file-columns.ts'
import { isImportable } from './columns/targets.ts'
import { fileError, type ImportProblem } from './import-errors.ts'
import { keyFields, matchRecords, type RecordKeys, type RecordMatch } from './match-records.ts'
import { matchByKey, toIdentity } from './natural-key.ts'
import { parseRow, readRecord } from './parse-row.ts'
import type { FileLine, ImportFile } from './read-file.ts'
import { readGroups } from './read-groups.ts'
import type { ReadLine } from './read-line.ts'
import { asNewRecord, toMatchedChanges } from './record-changes.ts'
import type { TitleIndex } from './title-index.ts'

type FieldValues = Record<string, unknown>
type ReadResult = { lines: ReadLine[]; unknown: string[] }
type ReadOptions = { columns: FileColumns | null; titles: TitleIndex }

/** The lines of a file as changes to records; none without any known column. */
export async function readLines(
  deps: Deps,
  definition: ResourceDefinition,
  { file, ...options }: ReadOptions & { file: ImportFile },
): Promise<ReadResult> {
  const { lines, unknown } = await (file.format === 'csv'
    ? readTable(deps, definition, { ...file, ...options })
    : readRecords(deps, definition, file.lines))
  return { lines: withoutRepeats(definition, await findByKey(deps, definition, lines)), unknown }
}

async function readTable(
  deps: Deps,
  definition: ResourceDefinition,
  { headings, lines, columns: found, titles }: Extract<ImportFile, { format: 'csv' }> & ReadOptions,
): Promise<ReadResult> {
  if (!found) throw fileError('import_no_columns')
  const { id, columns, parts, unknown, doubled, locale } = found
  if (doubled[0] !== undefined) throw fileError(`import_same_heads:${doubled[0]}`)
  if (columns.length + parts.length === 0) return { lines: [], unknown }
  const reader = { definition, locale: deps.locale, titles }
  if (parts.some(({ target }) => target.inner !== undefined))
    return { lines: await readGroups(reader, found, lines), unknown }
  const keys = lines.map(({ content }) => keysOfCells(definition, { id, columns }, content))
  const matches = await matchRecords(deps, definition, keys)
  // The export for comparison is written in the language of the file.
  const stored = matches.flatMap((each) => (each.stored ? [each.stored] : []))
  const names = await loadReferenceNames({ ...deps, locale }, definition, stored)
  const read: ReadLine[] = []
  for (const [index, { line, content }] of lines.entries()) {
    const target = matches[index] ?? { stored: null }
    const complaints = [...wholeLine(target), ...getShape(content, headings)]
    // A short line leaves the remaining columns unset.
    const isPresent = ({ at }: { at: number }) => at < content.length
    const body =
      complaints.length > 0
        ? { body: {}, complaints }
        : await parseRow(reader, {
            line,
            columns: columns.filter(isPresent),
            parts: parts.filter(isPresent),
            cells: content,
            stored: target.stored,
            names,
          })
    read.push({ line, stored: target.stored, ...body })
  }
  return { lines: read, unknown }
}

/** A surplus cell would shift the others or be lost. */
function getShape(cells: readonly string[], headings: readonly string[]): ImportProblem[] {
  const cellIndex = cells.findIndex((cell, index) => cell.trim() !== '' && (headings[index] ?? '') === '')
  if (cellIndex === -1) return []
  return [
    {
      field: '',
      head: '',
      code:
        cellIndex < headings.length ? `import_no_head:${cellIndex + 1}` : `import_too_many_cells:${headings.length}`,
    },
  ]
}

async function readRecords(
  deps: Deps,
  definition: ResourceDefinition,
  lines: readonly FileLine<FieldValues | null>[],
): Promise<ReadResult> {
  const knownFields = new Set(Object.keys(recordSchemaFor(definition.name).shape))
  const unknownFields = [...new Set(lines.flatMap(({ content }) => Object.keys(content ?? {})))].filter(
    (field) => !knownFields.has(field),
  )
  if (!lines.some(({ content }) => Object.keys(content ?? {}).some((field) => isImportable(definition, field))))
    throw fileError('import_no_columns')
  const matches = await matchRecords(
    deps,
    definition,
    lines.map(({ content }) => keysOfRecord(definition, content ?? {})),
  )
  const read = lines.map(({ line, content }, index): ReadLine => {
    const target = matches[index] ?? { stored: null }
    if (content === null)
      return { line, stored: null, body: {}, complaints: [{ field: '', head: '', code: 'not_json' }] }
    const complaints = wholeLine(target)
    return {
      line,
      stored: target.stored,
      body: complaints.length > 0 ? {} : readRecord(definition, content, target.stored),
      complaints,
    }
  })
  return { lines: read, unknown: unknownFields }
}

/** Lines without an id match by natural key. */
async function findByKey(deps: Deps, definition: ResourceDefinition, lines: readonly ReadLine[]): Promise<ReadLine[]> {
  const isOpen = ({ stored, complaints }: ReadLine) =>
    definition.creatable && stored === null && complaints.length === 0
  const matches = await matchByKey(
    deps,
    definition,
    lines.filter(isOpen).map(({ body }) => body),
  )
  let next = 0
  return lines.map((line) => {
    const match = isOpen(line) ? matches[next++] : undefined
    if (!match) return line
    if (match.several.length > 0)
      return { ...line, complaints: [{ field: '', head: '', code: `import_several:${match.several.join(', ')}` }] }
    if (match.stored) return { ...line, stored: match.stored, body: toMatchedChanges(definition, line, match.stored) }
    const fresh = { ...line, body: asNewRecord(definition, line.body) }
    return match.sameName.length > 0 ? { ...fresh, warnings: [`import_same_name:${match.sameName.join(', ')}`] } : fresh
  })
}

/** The first line for a record counts; others must be equal or are refused. */
function withoutRepeats(definition: ResourceDefinition, lines: readonly ReadLine[]): ReadLine[] {
  const firstByKey = new Map<string, ReadLine>()
  return lines.map((line) => {
    if (line.complaints.length > 0) return line
    const identity = line.stored ? `#${line.stored.id}` : toIdentity(definition.naturalKey, line.body)
    const first = firstByKey.get(identity)
    if (!first) {
      firstByKey.set(identity, line)
      return line
    }
    if (JSON.stringify(first.body) === JSON.stringify(line.body)) return { ...line, repeats: first.line }
    return {
      ...line,
      complaints: [{ field: '', head: '', code: `${line.stored ? 'import_twice' : 'import_twice_new'}:${first.line}` }],
    }
  })
}

function wholeLine({ problem }: RecordMatch): ImportProblem[] {
  return problem === undefined ? [] : [{ field: '', head: '', code: problem }]
}

function keysOfCells(
  definition: ResourceDefinition,
  { id, columns }: Pick<FileColumns, 'id' | 'columns'>,
  cells: readonly string[],
): RecordKeys {
  const idText = id === undefined ? '' : (cells[id] ?? '').trim()
  const natural = columns
    .filter(({ column }) => keyFields(definition).includes(column.field))
    .map(({ at, column }) => [column.field, (cells[at] ?? '').trim()])
  return { id: idText === '' ? null : Number(idText) || -1, natural: Object.fromEntries(natural) }
}

function keysOfRecord(definition: ResourceDefinition, content: FieldValues): RecordKeys {
  const natural = keyFields(definition).map((field) => [
    field,
    typeof content[field] === 'string' ? content[field] : '',
  ])
  return {
    id: content.id === undefined || content.id === null ? null : Number(content.id) || -1,
    natural: Object.fromEntries(natural),
  }
}
