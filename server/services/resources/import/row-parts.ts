import type { ResourceName } from '#model/define-type.ts'
import { rowFields } from '#model/records.ts'
import { referenceFields } from '../export/names.ts'
import type { PartColumn } from './columns/file-columns.ts'
import { CellProblem, type ImportProblem } from './import-errors.ts'
import { readMoments } from './moments.ts'
import { parseCell } from './parse-cell.ts'
import type { Reader } from './parse-row.ts'

type FieldValues = Record<string, unknown>
type RowParts = { field: string; parts: readonly PartColumn[]; cells: readonly string[]; line: number }
type ReadRows = { rows: FieldValues[]; complaints: ImportProblem[] }

/** The rows that a line gives a record: one, or one for each name in its cells. None when the cells are empty. */
export async function readRowParts(reader: Reader, { field, parts, cells, line }: RowParts): Promise<ReadRows> {
  const filled = parts.filter(({ at }) => (cells[at] ?? '').trim() !== '')
  const complaints: ImportProblem[] = []
  const common: FieldValues = {}
  const named: FieldValues[] = []
  for (const part of filled) {
    const { target, at, head } = part
    const inner = target.inner ?? ''
    try {
      if (target.part === 'name') {
        const found = await namedRows(reader, { field, parts: filled, part, cells, line })
        if (target.isRepeatable) named.push(...found)
        else common[inner] = found[0]?.[inner] ?? null
      } else if (target.part === 'de' || target.part === 'en')
        common[inner] = { de: '', en: '', ...(common[inner] as object | undefined), [target.part]: cells[at] }
      else if (target.part === 'value')
        common[inner] = parseCell(reader.definition.name, {
          field: inner,
          shape: target.shape,
          cell: cells[at] ?? '',
          locale: reader.locale,
        })
    } catch (problem) {
      if (!(problem instanceof CellProblem)) throw problem
      complaints.push({ field: inner, head, code: problem.code, names: problem.names })
    }
  }
  const moments = readMoments(parts, cells, common)
  complaints.push(...moments.complaints)
  const row = { ...common, ...moments.values }
  if (named.length === 1) return { rows: [{ ...row, ...named[0] }], complaints }
  if (named.length > 1) return { rows: named, complaints }
  return { rows: Object.keys(row).length > 0 ? [row] : [], complaints }
}

/** Between several names of one cell. */
const SEPARATOR = /\n|;|\s\/\s|\s\+\s/
/** „Ada Vogt, Jan Berg“, but not „Sinfonie Nr. 5, c-Moll“. */
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(\s[\p{L}.'’-]+){1,3}$/u

/** „Ada Vogt (Violine)“ */
const WITH_BRACKET = /^(.*\S)\s*\(([^()]+)\)$/

async function namedRows(
  { definition, titles }: Reader,
  { field, part, parts, cells, line }: RowParts & { part: PartColumn },
): Promise<FieldValues[]> {
  const { target } = part
  const inner = target.inner ?? ''
  const table = referenceFields(definition).get(`${field}.${inner}`)
  if (!table) return []
  const cellOf = (kind: 'owner' | 'apart') => {
    const column = parts.find((each) => each.target.inner === inner && each.target.part === kind)
    return column ? (cells[column.at] ?? '').trim() : ''
  }
  const [owner, apart] = [cellOf('owner'), cellOf('apart')]
  const names = target.isRepeatable ? splitNames(cells[part.at] ?? '') : [(cells[part.at] ?? '').trim()]
  const rows: FieldValues[] = []
  const unknown: CellProblem[] = []
  for (const text of names) {
    const [, beforeBracket = text, bracket = ''] = (target.preset && WITH_BRACKET.exec(text)) || []
    const name = `${owner && !text.includes(':') ? `${owner}: ` : ''}${beforeBracket}${apart && !text.includes(',') ? `, ${apart}` : ''}`
    try {
      const [id] = await titles.idsNamed(table, name, { preferredIds: [], isList: false, line })
      rows.push({ ...target.preset, [inner]: id, ...bracketText(definition.name, { field, bracket }) })
    } catch (problem) {
      if (!(problem instanceof CellProblem)) throw problem
      if (!problem.code.startsWith('import_left_out') || !target.isRepeatable) unknown.push(problem)
    }
  }
  const [first] = unknown
  if (first)
    throw new CellProblem(
      first.code,
      unknown.flatMap((each) => each.names),
    )
  return rows
}

function splitNames(cell: string): string[] {
  return cell.split(SEPARATOR).flatMap((text) => {
    const names = text.split(',').map((name) => name.trim())
    const areFullNames = names.length > 1 && names.every((name) => FULL_NAME.test(name.replace(WITH_BRACKET, '$1')))
    return areFullNames ? names : text.trim() || []
  })
}

/** The first short text of the row, such as the instrument. */
function bracketText(resource: ResourceName, { field, bracket }: { field: string; bracket: string }): FieldValues {
  if (bracket === '') return {}
  const text = Object.entries(rowFields(resource)[field]?.fields ?? {}).find(
    ([, each]) => each.type === 'text' && each.localised && !each.multiline,
  )
  return text ? { [text[0]]: { de: bracket, en: '' } } : {}
}
