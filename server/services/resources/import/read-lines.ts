import { inArray } from 'drizzle-orm'
import { recordSchemaFor } from '#contract/admin/resources/records.ts'
import { childRowShapes, resourceBodies } from '#contract/admin/resources/schemas.ts'
import { requireRecordType } from '#model/records.ts'
import { findContentType } from '#model/types.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { loadRecords } from '../engine.ts'
import { loadReferenceNames } from '../export/names.ts'
import type { FileColumns } from './file-columns.ts'
import { fileError } from './import-errors.ts'
import { withLaterMoments } from './moments.ts'
import { matchByKey, toIdentity, toNaturalKey } from './natural-key.ts'
import { type ImportProblem, parseRow, readRecord } from './parse-row.ts'
import type { FileLine, ImportFile } from './read-file.ts'
import { readGroups } from './read-groups.ts'
import { mergeStoredRows } from './stored-rows.ts'
import { isImportable } from './targets.ts'
import type { TitleIndex } from './title-index.ts'

type FieldValues = Record<string, unknown>
/** `record` is null for a new one. `repeats`: the earlier line with the same content. */
export type ReadLine = {
  line: number
  stored: FieldValues | null
  body: FieldValues
  complaints: ImportProblem[]
  warnings?: string[]
  repeats?: number
  /** For a record made of several lines: how many, and whether none of them was wrong. */
  rows?: { lines: number; isComplete: boolean }
}
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
    definition.creatable !== false && stored === null && complaints.length === 0
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
    const identity = line.stored ? `#${line.stored.id}` : toIdentity(toNaturalKey(definition), line.body)
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

/** Empty cells change nothing, since the value may have been entered meanwhile; equal rows keep their ids. */
function toMatchedChanges(
  definition: ResourceDefinition,
  { body, rows }: Pick<ReadLine, 'body' | 'rows'>,
  stored: FieldValues,
): FieldValues {
  const rowFields = childRowShapes(definition.name)
  const entries = Object.entries(body).flatMap(([field, value]): [string, unknown][] => {
    if (isEmpty(value)) return []
    const [rowsRead, rowsStored] = [value as FieldValues[], stored[field] as FieldValues[]]
    const toRows = () =>
      rows
        ? mergeStoredRows(definition, { field, rows: rowsRead, stored: rowsStored, isComplete: rows.isComplete })
        : withStoredRows(rowsRead, rowsStored)
    const now = rowFields[field] ? toRows() : value
    return agrees(now, stored[field]) ? [] : [[field, now]]
  })
  return Object.fromEntries(entries)
}

/** With the moments that follow from others. Drafts start offline, as in their form. */
function asNewRecord({ name }: ResourceDefinition, body: FieldValues): FieldValues {
  const { fields } = requireRecordType(name)
  const rows = Object.entries(fields).flatMap(([field, shape]) => {
    const list = body[field]
    return shape.type === 'rows' && Array.isArray(list)
      ? [[field, list.map((row: FieldValues) => withLaterMoments(shape.fields, row))] as const]
      : []
  })
  const offline = findContentType(name)?.startsOffline && body.is_online === undefined ? { is_online: false } : {}
  return { ...offline, ...withLaterMoments(fields, body), ...Object.fromEntries(rows) }
}

function withStoredRows(rows: readonly FieldValues[], stored: readonly FieldValues[]): FieldValues[] {
  const unmatched = [...stored]
  const takeStored = (row: FieldValues) => {
    const storedIndex = unmatched.findIndex((each) =>
      Object.entries(row).every(([field, value]) => isEmpty(value) || agrees(value, each[field])),
    )
    return storedIndex === -1 ? undefined : unmatched.splice(storedIndex, 1)[0]
  }
  const storedRows = rows.map(takeStored)
  const isMoved = storedRows.filter((each) => each === undefined).length === unmatched.length
  return rows.map((row, index) => {
    const before = storedRows[index] ?? (isMoved ? unmatched.shift() : undefined)
    return before ? { ...before, ...withoutEmpty(row) } : row
  })
}

function withoutEmpty(row: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every((text) => text === '')
}

/** A localised text is compared in the given languages only. */
function agrees(value: unknown, stored: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value) === JSON.stringify(stored)
  if (typeof stored !== 'object' || stored === null) return false
  const texts: FieldValues = { ...stored }
  return Object.entries(value).every(([language, text]) => text === '' || text === texts[language])
}

type RecordKeys = { id: number | null; natural: Readonly<Record<string, string>> }
/** `problem`: the named record does not exist or is ambiguous. */
type RecordMatch = { stored: FieldValues | null; problem?: string }

/** Fields that find a record when the id is missing; the first one given counts. */
const naturalKeys = ['external_id', 'old_path', 'slug_de', 'slug_en'] as const
/** Limit of bound parameters in both databases. */
const BATCH_SIZE = 500

function keyFields({ name }: ResourceDefinition): string[] {
  return naturalKeys.filter((field) => field in resourceBodies[name].shape)
}

/** The record of each line in order, by id or natural key; null for a new one. */
async function matchRecords(
  deps: Deps,
  definition: ResourceDefinition,
  lines: readonly RecordKeys[],
): Promise<RecordMatch[]> {
  const idsByName = await idsByKey(deps, definition, lines)
  const ids = lines.map(({ id, natural }) => {
    if (id !== null) return [id]
    const key = keyFields(definition).find((field) => natural[field])
    return key === undefined ? [] : (idsByName.get(key)?.get(natural[key] ?? '') ?? [])
  })
  const records = await loadRecords(deps, definition, [...new Set(ids.flat())])
  const byId = new Map(records.map((record) => [Number(record.id), record]))
  return ids.map((idsOfKey, index): RecordMatch => {
    if (idsOfKey.length > 1) return { stored: null, problem: `import_several:${idsOfKey.join(', ')}` }
    const stored = byId.get(idsOfKey[0] ?? 0) ?? null
    return {
      stored,
      ...(stored === null && lines[index]?.id ? { problem: `import_unknown_id:${lines[index].id}` } : {}),
    }
  })
}

async function idsByKey(
  { db }: Deps,
  definition: ResourceDefinition,
  lines: readonly RecordKeys[],
): Promise<Map<string, Map<string, number[]>>> {
  const idsByField = new Map<string, Map<string, number[]>>()
  for (const field of keyFields(definition)) {
    const column = requireColumn(definition.table, field)
    const keys = [
      ...new Set(lines.flatMap(({ id, natural }) => (id === null && natural[field] ? [natural[field]] : []))),
    ]
    const ids = new Map<string, number[]>()
    for (let start = 0; start < keys.length; start += BATCH_SIZE) {
      const rows = await db
        .select({ id: definition.table.id, key: column })
        .from(definition.table)
        .where(inArray(column, keys.slice(start, start + BATCH_SIZE)))
      for (const { id, key } of rows) ids.set(String(key), [...(ids.get(String(key)) ?? []), Number(id)])
    }
    idsByField.set(field, ids)
  }
  return idsByField
}
