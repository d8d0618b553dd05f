import { z } from 'zod'
import type { Locale } from '#config'
import { bodies, rowShapesOf } from '#content/schemas.ts'
import type { ResourceDefinition } from '../definition.ts'
import { plain } from '../export/kinds.ts'
import { type Names, referencesOf } from '../export/names.ts'
import { type FileColumn, isImported } from './file-columns.ts'
import { readRows } from './read-rows.ts'
import { readValue } from './read-value.ts'
import { CellProblem } from './refusal.ts'
import type { titlesOf } from './titles.ts'

type Values = Record<string, unknown>
export type Complaint = { field: string; head: string; code: string }
export type ReadBody = { body: Values; complaints: Complaint[] }
type Line = { columns: readonly FileColumn[]; cells: readonly string[]; stored: Values | null; names: Names }
type Reader = { definition: ResourceDefinition; locale: Locale; idsNamed: ReturnType<typeof titlesOf> }

/**
 * What a line of CSV sets: the fields whose cells differ from what the export writes of the record as it is stored. So what
 * nobody has touched in the file is not touched in the record either, whatever a spreadsheet cannot hold.
 */
export async function readBody(reader: Reader, { columns, cells, stored, names }: Line): Promise<ReadBody> {
  const touched = columns.flatMap((each) => {
    const cell = cells[each.at] ?? ''
    return stored && isAsExported(each, cell, { stored, names }) ? [] : [{ ...each, cell }]
  })
  const body: Values = {}
  const complaints: Complaint[] = []
  for (const touchedCell of touched) {
    const { field, part } = touchedCell.column
    try {
      const value = await cellValue(reader, touchedCell, { stored, others: touched })
      if (value === undefined && stored) throw new CellProblem('import_not_empty')
      if (value !== undefined) body[field] = part === 'de' || part === 'en' ? { ...(body[field] as object | undefined), [part]: value } : value
    } catch (problem) {
      if (!(problem instanceof CellProblem)) throw problem
      complaints.push({ field, head: touchedCell.head, code: problem.code })
    }
  }
  return { body, complaints }
}

function isAsExported({ column }: FileColumn, cell: string, { stored, names }: { stored: Values; names: Names }): boolean {
  const exported = column.cell(stored, names)
  const text = typeof exported === 'number' ? String(exported).replace('.', ',') : exported.replaceAll('\r\n', '\n')
  return text === cell || (typeof exported === 'number' && String(exported) === cell.trim())
}

type Touched = FileColumn & { cell: string }

async function cellValue(
  { definition, locale, idsNamed }: Reader,
  { column, cell }: Touched,
  { stored, others }: { stored: Values | null; others: readonly Touched[] },
) {
  const { field, part } = column
  const schema: z.core.$ZodType = bodies[definition.name].shape[field] ?? z.unknown()
  if (part === 'de' || part === 'en') return cell
  const table = referencesOf(definition).get(field)
  const isList = plain(schema) instanceof z.ZodArray
  if (table) {
    const cellOf = (wanted: 'name' | 'number') => others.find((each) => each.column.field === field && each.column.part === wanted)?.cell
    const ids = await idsOf({ named: cellOf('name'), numbered: cellOf('number') }, (name, numbers) =>
      idsNamed(table, name, { known: [...numbers, ...[stored?.[field]].flat().map(Number)], isList }),
    )
    return isList ? ids : (ids[0] ?? null)
  }
  if (rowShapesOf(definition.name)[field]) return readRows(definition, cell, { field, locale, idsNamed, stored: stored ? (stored[field] as Values[]) : null })
  if (isList) return cell.split(/[\n,]/).flatMap((each) => each.trim() || [])
  return readValue(definition.name, { field, schema, cell, locale })
}

type Reference = { named: string | undefined; numbered: string | undefined }

/** Whichever of the two cells was touched; where both were and say something, they must agree. */
async function idsOf({ named = '', numbered = '' }: Reference, idsNamed: (name: string, numbers: number[]) => Promise<number[]>): Promise<number[]> {
  const numbers = numbersIn(numbered)
  if (named.trim() === '') return numbers
  const ids = await idsNamed(named, numbers)
  if (numbers.length > 0 && numbers.join() !== ids.join()) throw new CellProblem('import_disagree')
  return ids
}

function numbersIn(cell: string): number[] {
  const parts = cell.trim() === '' ? [] : cell.split(',').map((part) => part.trim())
  if (parts.some((part) => !/^\d{1,9}$/.test(part))) throw new CellProblem('id_list')
  return parts.map(Number)
}

/** What a record of JSON Lines sets: its fields that differ from what is stored. Rows of a record that is new are new. */
export function readRecord(definition: ResourceDefinition, content: Values, stored: Values | null): Values {
  const { name } = definition
  const given = Object.entries(content).filter(([field]) => isImported(definition, field))
  if (stored) return Object.fromEntries(given.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field])))
  const fresh = given.map(([field, value]) => [field, rowShapesOf(name)[field] && Array.isArray(value) ? value.map(withoutId) : value])
  return Object.fromEntries(fresh)
}

function withoutId(row: unknown): unknown {
  return typeof row === 'object' && row !== null ? { ...row, id: undefined } : row
}
