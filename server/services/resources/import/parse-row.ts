import { z } from 'zod'
import { type Locale, locales } from '#config'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { isListShape } from '#model/fields.ts'
import { requireRecordType, rowFields } from '#model/records.ts'
import type { ResourceDefinition } from '../definition.ts'
import { FACT_SEPARATOR, LINE_BREAK, type RowFact, rowFacts } from '../export/format-row.ts'
import { type ReferenceNames, referenceFields } from '../export/names.ts'
import type { FileColumn, PartColumn } from './columns/file-columns.ts'
import { isImportable } from './columns/targets.ts'
import { CellProblem, type ImportProblem } from './import-errors.ts'
import { readMoments } from './moments.ts'
import { parseCell } from './parse-cell.ts'
import type { TitleIndex } from './title-index.ts'

type FieldValues = Record<string, unknown>
type ReadBody = { body: FieldValues; complaints: ImportProblem[] }
type Line = {
  line: number
  columns: readonly FileColumn[]
  /** Days and times of its moments in columns of their own. */
  parts: readonly PartColumn[]
  cells: readonly string[]
  stored: FieldValues | null
  names: ReferenceNames
}
export type Reader = { definition: ResourceDefinition; locale: Locale; titles: TitleIndex }

/** Only cells that differ from the record's export, so that untouched cells change nothing. */
export async function parseRow(
  reader: Reader,
  { line, columns, parts, cells, stored, names }: Line,
): Promise<ReadBody> {
  const filledCells = columns.flatMap((each) => {
    const cell = cells[each.at] ?? ''
    return stored && isAsExported(each, cell, { stored, names }) ? [] : [{ ...each, cell }]
  })
  const body: FieldValues = {}
  const complaints: ImportProblem[] = []
  for (const touchedCell of filledCells) {
    const { field, part } = touchedCell.column
    try {
      const value = await cellValue(reader, touchedCell, { line, stored, otherCells: filledCells })
      if (value === undefined && stored) throw new CellProblem('import_not_empty')
      if (value !== undefined)
        body[field] = part === 'de' || part === 'en' ? { ...(body[field] as object | undefined), [part]: value } : value
    } catch (problem) {
      if (!(problem instanceof CellProblem)) throw problem
      complaints.push({ field, head: touchedCell.head, code: problem.code, names: problem.names })
    }
  }
  const moments = readMoments(parts, cells, body)
  return { body: { ...body, ...moments.values }, complaints: [...complaints, ...moments.complaints] }
}

function isAsExported(
  { column }: FileColumn,
  cell: string,
  { stored, names }: { stored: FieldValues; names: ReferenceNames },
): boolean {
  const exported = column.cell(stored, names)
  const text = typeof exported === 'number' ? String(exported).replace('.', ',') : exported.replaceAll('\r\n', '\n')
  return text === cell || (typeof exported === 'number' && String(exported) === cell.trim())
}

type TouchedCell = FileColumn & { cell: string }

async function cellValue(
  { definition, locale, titles }: Reader,
  { column, cell }: TouchedCell,
  { line, stored, otherCells }: { line: number; stored: FieldValues | null; otherCells: readonly TouchedCell[] },
) {
  const { field, part } = column
  if (part === 'de' || part === 'en') return cell
  const shape = requireRecordType(definition.name).fields[field]
  if (!shape) return cell
  const table = referenceFields(definition).get(field)
  const isList = isListShape(shape)
  if (table) {
    const cellOf = (part: 'name' | 'number') =>
      otherCells.find((each) => each.column.field === field && each.column.part === part)?.cell
    const ids = await loadIds({ name: cellOf('name'), numbered: cellOf('number') }, (name, numbers) =>
      titles.idsNamed(table, name, {
        preferredIds: [...numbers, ...[stored?.[field]].flat().map(Number)],
        isList,
        line,
      }),
    )
    return isList ? ids : (ids[0] ?? null)
  }
  if (shape.type === 'rows')
    return readRows(definition, cell, {
      field,
      line,
      locale,
      titles,
      stored: stored ? (stored[field] as FieldValues[]) : null,
    })
  if (isList) return cell.split(/[\n,]/).flatMap((each) => each.trim() || [])
  const value = parseCell(definition.name, { field, shape, cell, locale })
  // The body's own rule may know a default where the declaration has an empty text.
  const rule = resourceBodies[definition.name].shape[field]
  return value === '' && rule && !accepts(rule, '') && accepts(rule, undefined) ? undefined : value
}

type Reference = { name: string | undefined; numbered: string | undefined }

/** Reads the changed one of the two cells (name and id); when both changed they must agree. */
async function loadIds(
  { name = '', numbered = '' }: Reference,
  idsNamed: (name: string, numbers: number[]) => Promise<number[]>,
): Promise<number[]> {
  const numbers = extractNumbers(numbered)
  if (name.trim() === '') return numbers
  const ids = await idsNamed(name, numbers)
  if (numbers.length > 0 && numbers.join() !== ids.join()) throw new CellProblem('import_disagree')
  return ids
}

function extractNumbers(cell: string): number[] {
  const parts = cell.trim() === '' ? [] : cell.split(',').map((part) => part.trim())
  if (parts.some((part) => !/^\d{1,9}$/.test(part))) throw new CellProblem('id_list')
  return parts.map(Number)
}

/** The changes of a JSON line: fields that differ from the stored record. The rows of a new record are new. */
export function readRecord(
  definition: ResourceDefinition,
  content: FieldValues,
  stored: FieldValues | null,
): FieldValues {
  const { name } = definition
  const importable = Object.entries(content).filter(([field]) => isImportable(definition, field))
  if (stored)
    return Object.fromEntries(
      importable.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field])),
    )
  const fresh = importable.map(([field, value]) => [
    field,
    rowFields(name)[field] && Array.isArray(value) ? value.map(withoutId) : value,
  ])
  return Object.fromEntries(fresh)
}

function withoutId(row: unknown): unknown {
  return typeof row === 'object' && row !== null ? { ...row, id: undefined } : row
}

type RowReader = {
  field: string
  stored: readonly FieldValues[] | null
  locale: Locale
  titles: TitleIndex
  line: number
}

/**
 * Rows from a cell, one per line, as exported. A row with an id is the stored one; omitted values get their default.
 */
async function readRows(definition: ResourceDefinition, cell: string, reading: RowReader): Promise<FieldValues[]> {
  const lines = cell.split('\n').filter((line) => line.trim() !== '')
  const rows: FieldValues[] = []
  for (const line of lines) rows.push(await readRow(definition, line, reading))
  return rows
}

async function readRow(
  definition: ResourceDefinition,
  line: string,
  { field, stored, locale, titles, line: lineNumber }: RowReader,
): Promise<FieldValues> {
  const facts = getFacts(definition, field, line)
  const id = Number(facts.find(({ fact }) => fact.inner === 'id')?.text) || undefined
  const before = stored?.find((row) => row.id === id)
  const row: FieldValues =
    stored === null || id === undefined
      ? {}
      : { id, ...(before && 'external_id' in before ? { external_id: before.external_id } : {}) }
  for (const { fact, text } of facts) {
    if (fact.inner === 'id') continue
    const table = referenceFields(definition).get(`${field}.${fact.inner}`)
    if (table) {
      const [match] = await titles.idsNamed(table, text, {
        preferredIds: [Number(before?.[fact.inner])],
        isList: false,
        line: lineNumber,
      })
      row[fact.inner] = match ?? null
    } else if (fact.language)
      row[fact.inner] = { de: '', en: '', ...(row[fact.inner] as object | undefined), [fact.language]: text }
    else row[fact.inner] = parseCell(definition.name, { field: fact.inner, shape: fact.shape, cell: text, locale })
  }
  return row
}

/** Each label with its value, in the language of the first label. */
function getFacts({ name }: ResourceDefinition, field: string, line: string): { fact: RowFact; text: string }[] {
  for (const locale of locales) {
    const facts = rowFacts(name, field, locale).toSorted((one, other) => other.label.length - one.label.length)
    const starts: { fact: RowFact; at: number; from: number }[] = []
    for (let position = 0; position !== -1; position = nextPart(line, position)) {
      const fact = facts.find(({ label }) => line.startsWith(`${label}:`, position))
      if (fact) starts.push({ fact, at: position, from: position + fact.label.length + 1 })
    }
    if (starts[0]?.at !== 0) continue
    return starts.map(({ fact, from }, index) => {
      const end = starts[index + 1]?.at
      const text = line.slice(from, end === undefined ? undefined : end - FACT_SEPARATOR.length).trim()
      return { fact, text: text.replaceAll(LINE_BREAK, '\n') }
    })
  }
  throw new CellProblem(`import_row:${line.slice(0, 80)}`)
}

function nextPart(line: string, position: number): number {
  const next = line.indexOf(FACT_SEPARATOR, position)
  return next === -1 ? -1 : next + FACT_SEPARATOR.length
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success
}
