import { locales } from '#config'
import type { ResourceName } from '#model/define-type.ts'
import { pickLocalised, recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import type { ResourceTable } from '../../../db/define-table.ts'
import { resourceTables } from '../../../db/tables.ts'
import { CellProblem } from './import-errors.ts'
import { sameWords } from './same-words.ts'

type FieldValues = Record<string, unknown>
type Index = ReadonlyMap<string, readonly number[]>

/** Records of other resources by title; each table is read once, on first use. */
export function createTitleIndex(db: DbOrTx) {
  const read = new Map<ResourceTable, Promise<Index>>()
  const indexOf = (table: ResourceTable) => {
    const index = read.get(table) ?? readIndex(db, table)
    read.set(table, index)
    return index
  }

  /**
   * Ids named in a cell, separated by commas, which may be part of a name. Prefers `known` ones. Throws `CellProblem`.
   */
  return async function idsNamed(
    table: ResourceTable,
    cell: string,
    { preferredIds, isList }: { preferredIds: readonly number[]; isList: boolean },
  ): Promise<number[]> {
    const index = await indexOf(table)
    const text = cell.trim()
    const parts = text === '' ? [] : isList ? text.split(',').map((part) => part.trim()) : [text]
    const ids: number[] = []
    for (let start = 0; start < parts.length; ) {
      const match = longestName(index, parts.slice(start))
      if (!match) throw new CellProblem(`import_unknown:${parts[start]}`)
      const matches = match.ids.length === 1 ? match.ids : match.ids.filter((id) => preferredIds.includes(id))
      if (matches.length !== 1) throw new CellProblem(`import_ambiguous:${match.name} #${match.ids.join(', ')}`)
      ids.push(...matches)
      start += match.parts
    }
    return ids
  }
}

function longestName(
  index: Index,
  parts: readonly string[],
): { name: string; ids: readonly number[]; parts: number } | null {
  for (let partCount = parts.length; partCount > 0; partCount--) {
    const name = parts.slice(0, partCount).join(', ')
    const ids = index.get(sameWords(name)) ?? numbered(name)
    if (ids) return { name, ids, parts: partCount }
  }
  return null
}

/** Records without a name, or with an ambiguous one, are written as #12. */
function numbered(name: string): number[] | null {
  const [, id] = /^.*#(\d{1,9})$/.exec(name) ?? []
  return id === undefined ? null : [Number(id)]
}

async function readIndex(db: DbOrTx, table: ResourceTable): Promise<Index> {
  const [resource] = Object.entries(resourceTables).find(([, each]) => each === table) ?? []
  const { title = [], titleFallback, apart } = findContentType(resource ?? '') ?? {}
  const fields = [...title, titleFallback, apart].filter((field) => field !== undefined)
  const columns = Object.fromEntries(fields.map((field) => [field, requireColumn(table, field)]))
  const rows: FieldValues[] = await db
    .select({ id: table.id, ...columns })
    .from(table)
    .orderBy(table.id)
  const index = new Map<string, number[]>()
  for (const row of rows) {
    const names = locales.flatMap((locale) => {
      const name = recordTitle(resource as ResourceName, row, locale)
      const addition = apart ? pickLocalised(row[apart], locale) : ''
      return addition === '' ? [name] : [name, `${name}, ${addition}`]
    })
    for (const name of new Set(names.map(sameWords))) index.set(name, [...(index.get(name) ?? []), Number(row.id)])
  }
  return index
}
