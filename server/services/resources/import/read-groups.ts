import { z } from 'zod'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { withoutDefault } from '#contract/common.ts'
import { AppError } from '#contract/errors.ts'
import { rowFields } from '#model/records.ts'
import { parseInput } from '#server/http/parse.ts'
import type { ResourceDefinition } from '../definition.ts'
import type { FileColumns } from './columns/file-columns.ts'
import type { ImportProblem } from './import-errors.ts'
import { withLaterMoments } from './moments.ts'
import { parseRow, type Reader } from './parse-row.ts'
import type { FileLine } from './read-file.ts'
import type { ReadLine } from './read-line.ts'
import { readRowParts } from './row-parts.ts'
import { sameWords } from './same-words.ts'

type FieldValues = Record<string, unknown>
type Rows = Record<string, FieldValues[]>
type Group = {
  line: number
  body: FieldValues
  rows: Rows
  sources: Map<string, number>
  isComplete: boolean
  lines: number[]
}

/**
 * A file whose lines are rows of records, such as the dates of concerts: lines with the same name become one record. A
 * line without a name belongs to the one above. Wrong lines are left out of their record.
 */
export async function readGroups(
  reader: Reader,
  file: Pick<FileColumns, 'columns' | 'parts'>,
  lines: readonly FileLine<string[]>[],
): Promise<ReadLine[]> {
  const { definition } = reader
  const key = definition.naturalKey.fields
  const named = file.columns.filter(({ column }) => key.includes(column.field) && column.part !== 'number')
  const groups = new Map<string, Group>()
  const wrong: ReadLine[] = []
  let current = ''
  for (const { line, content } of lines) {
    const names = named.map(({ at }) => sameWords(content[at] ?? ''))
    if (names.some((name) => name !== '')) current = JSON.stringify(names)
    const { body, isBodyRead, rows, complaints } = await readLine(reader, file, { line, cells: content })
    if (current === '') complaints.push({ field: '', head: named[0]?.head ?? '', code: 'import_no_name' })
    const group: Group = groups.get(current) ?? {
      line,
      body: {},
      rows: {},
      sources: new Map(),
      isComplete: true,
      lines: [],
    }
    const differing = conflicts(file, group, { body, line })
    complaints.push(...differing)
    if (complaints.length === 0) complaints.push(...addRows(definition, group, { rows, line }))
    groups.set(current, group)
    // A wrong line may still name the record itself for the lines below.
    if (isBodyRead && differing.length === 0) group.body = { ...group.body, ...withoutEmpty(body) }
    if (complaints.length === 0) group.lines.push(line)
    else {
      group.isComplete = false
      wrong.push({ line, stored: null, body: { ...group.body, ...withoutEmpty(body) }, complaints })
    }
  }
  const records = [...groups.values()].flatMap(({ body, rows, isComplete, lines: [first, ...others] }): ReadLine[] =>
    first === undefined
      ? []
      : [
          {
            line: first,
            stored: null,
            body: { ...body, ...rows },
            complaints: [],
            rows: { isComplete, lines: 1 + others.length },
          },
        ],
  )
  return [...records, ...wrong].toSorted((one, other) => one.line - other.line)
}

type LineCells = { line: number; cells: readonly string[] }

async function readLine(
  reader: Reader,
  { columns, parts }: Pick<FileColumns, 'columns' | 'parts'>,
  { line, cells }: LineCells,
): Promise<{ body: FieldValues; isBodyRead: boolean; rows: Rows; complaints: ImportProblem[] }> {
  const present = columns.filter(({ at }) => at < cells.length)
  const own = await parseRow(reader, { columns: present, parts: [], cells, stored: null, names: new Map(), line })
  const rows: Rows = {}
  const complaints = [...own.complaints]
  for (const field of new Set(parts.flatMap(({ target }) => (target.inner === undefined ? [] : [target.field])))) {
    const partColumns = parts.filter(({ target, at }) => target.field === field && at < cells.length)
    const read = await readRowParts(reader, { field, parts: partColumns, cells, line })
    complaints.push(...read.complaints)
    if (read.complaints.length > 0) continue
    rows[field] = read.rows
    for (const row of read.rows) complaints.push(...rowProblems(reader, { field, row, parts: partColumns }))
  }
  return { body: own.body, isBodyRead: own.complaints.length === 0, rows, complaints }
}

type CheckedRow = { field: string; row: FieldValues; parts: FileColumns['parts'] }

/** Problems that the schema of the row finds, by the column of the file. */
function rowProblems({ definition, locale }: Reader, { field, row, parts }: CheckedRow): ImportProblem[] {
  const list = withoutDefault(resourceBodies[definition.name].shape[field] ?? z.unknown())
  const shape = rowFields(definition.name)[field]
  if (!(list instanceof z.ZodArray) || !shape) return []
  try {
    parseInput(list.element as z.ZodType, withLaterMoments(shape.fields, row))
    return []
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    return Object.entries(error.fields).flatMap(([path, codes]) => {
      const [inner = ''] = path.split('.')
      const label = shape.fields[inner]?.label[locale === 'de' ? 0 : 1] ?? inner
      const head = parts.find(({ target }) => target.inner === inner)?.head ?? label
      return codes.map((code) => ({ field: inner, head, code }))
    })
  }
}

/** Values that an earlier line of the same record gives differently. */
function conflicts(
  { columns }: Pick<FileColumns, 'columns'>,
  group: Group,
  { body, line }: { body: FieldValues; line: number },
): ImportProblem[] {
  return Object.entries(withoutEmpty(body)).flatMap(([field, value]) => {
    const before = group.body[field]
    if (before === undefined || group.line === line || JSON.stringify(before) === JSON.stringify(value)) return []
    const head = columns.find(({ column }) => column.field === field)?.head ?? field
    return [{ field, head, code: `import_other_value:${group.line}` }]
  })
}

/** Adds the rows of a line that the record does not have yet. */
function addRows(
  definition: ResourceDefinition,
  group: Group,
  { rows, line }: { rows: Rows; line: number },
): ImportProblem[] {
  for (const [field, added] of Object.entries(rows)) {
    const isOrdered = definition.rows.some((each) => each.field === field && each.ordered)
    for (const row of added) {
      const same = `${field}\n${rowIdentity(definition, field, row)}`
      const first = group.sources.get(same)
      if (first !== undefined && !isOrdered) {
        const before = group.rows[field]?.find((each) => `${field}\n${rowIdentity(definition, field, each)}` === same)
        if (JSON.stringify(before) !== JSON.stringify(row))
          return [{ field: '', head: '', code: `import_twice_new:${first}` }]
      }
      if (first !== undefined) continue
      group.sources.set(same, line)
      group.rows[field] = [...(group.rows[field] ?? []), row]
    }
  }
  return []
}

/** The key of a row within its record: its moment and references, and a performer's part. */
export function rowIdentity({ name }: ResourceDefinition, field: string, row: FieldValues): string {
  const shape = rowFields(name)[field]
  if (!shape) return JSON.stringify(row)
  const parts = Object.entries(shape.fields).flatMap(([inner, each]) => {
    const isMoment = each.type === 'instant' && each.required && !each.after
    const isReference = each.type === 'reference' && (each.required || shape.ordered)
    const isPart = each.type === 'choice' && each.initial === undefined
    return isMoment || isReference || isPart ? [row[inner] ?? null] : []
  })
  return JSON.stringify(parts)
}

function withoutEmpty(body: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => {
      if (value === null || value === '' || value === undefined) return false
      return typeof value !== 'object' || Object.values(value).some((each) => each !== '')
    }),
  )
}
