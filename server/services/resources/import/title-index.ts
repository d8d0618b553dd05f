import { locales } from '#config'
import type { ResourceName } from '#model/define-type.ts'
import { pickLocalised, recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import type { Db } from '#server/db/connect.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import type { ResourceTable } from '../../../db/define-table.ts'
import { resourceTables } from '../../../db/tables.ts'
import { requireResource } from '../all.ts'
import { CellProblem } from './import-errors.ts'
import { nameKey, type ResolvedNames } from './name-key.ts'
import { sameWords } from './same-words.ts'

type FieldValues = Record<string, unknown>
/** `names` are all by which it is found. */
type Title = { id: number; title: string; names: readonly string[] }
type Names = { resource: ResourceName; ids: ReadonlyMap<string, readonly number[]>; titles: readonly Title[] }
type NamedIn = { preferredIds: readonly number[]; isList: boolean; line?: number }

export type TitleIndex = {
  idsNamed: (table: ResourceTable, cell: string, options: NamedIn) => Promise<number[]>
  /** All records of this name. */
  findNamed: (table: ResourceTable, name: string) => Promise<readonly number[]>
  titles: (table: ResourceTable) => Promise<readonly Title[]>
  /** Answered names that occur, with their first line. */
  used: ReadonlyMap<string, { line: number; count: number }>
}

/** Records of other resources by title; each table is read once, on first use. `resolved` names come first. */
export function createTitleIndex(db: Db, resolved: ResolvedNames = new Map()): TitleIndex {
  const read = new Map<ResourceTable, Promise<Names>>()
  const used = new Map<string, { line: number; count: number }>()
  const namesOf = (table: ResourceTable) => {
    const names = read.get(table) ?? readNames(db, table)
    read.set(table, names)
    return names
  }

  /**
   * Ids named in a cell, separated by commas, which may be part of a name. Prefers `preferredIds`. Throws `CellProblem`.
   */
  async function idsNamed(table: ResourceTable, cell: string, { preferredIds, isList, line = 0 }: NamedIn) {
    const names = await namesOf(table)
    const answerOf = (name: string) => {
      const key = nameKey(names.resource, name)
      const answer = resolved.get(key)
      if (answer !== undefined)
        used.set(key, { line: used.get(key)?.line ?? line, count: (used.get(key)?.count ?? 0) + 1 })
      return answer
    }
    const text = cell.trim()
    const parts = text === '' ? [] : isList ? text.split(',').map((part) => part.trim()) : [text]
    const ids: number[] = []
    for (let start = 0; start < parts.length; ) {
      const match = longestName(names, parts.slice(start), answerOf)
      const unknown = parts[start] ?? ''
      if (!match) throw new CellProblem(`import_unknown:${unknown}`, [{ resource: names.resource, name: unknown }])
      if (match.ids === null) {
        if (!isList) throw new CellProblem(`import_left_out:${match.name}`)
        start += match.parts
        continue
      }
      const matches = match.ids.length === 1 ? match.ids : match.ids.filter((id) => preferredIds.includes(id))
      if (matches.length !== 1)
        throw new CellProblem(`import_ambiguous:${match.name} #${match.ids.join(', ')}`, [
          { resource: names.resource, name: match.name },
        ])
      ids.push(...matches)
      start += match.parts
    }
    return ids
  }

  return {
    idsNamed,
    findNamed: async (table, name) => (await namesOf(table)).ids.get(sameWords(name)) ?? [],
    titles: async (table) => (await namesOf(table)).titles,
    used,
  }
}

type NameMatch = { name: string; ids: readonly number[] | null; parts: number }

function longestName(
  { ids }: Names,
  parts: readonly string[],
  answerOf: (name: string) => number | null | undefined,
): NameMatch | null {
  for (let partCount = parts.length; partCount > 0; partCount--) {
    const name = parts.slice(0, partCount).join(', ')
    const answer = answerOf(name)
    if (answer !== undefined) return { name, ids: answer === null ? null : [answer], parts: partCount }
    const found = ids.get(sameWords(name)) ?? numbered(name)
    if (found) return { name, ids: found, parts: partCount }
  }
  return null
}

/** Records without a name, or with an ambiguous one, are written as #12. */
function numbered(name: string): number[] | null {
  const [, id] = /^.*#(\d{1,9})$/.exec(name) ?? []
  return id === undefined ? null : [Number(id)]
}

async function readNames(db: Db, table: ResourceTable): Promise<Names> {
  const [found] = Object.entries(resourceTables).find(([, each]) => each === table) ?? []
  const resource = found as ResourceName
  const { title = [], titleFallback, apart } = findContentType(resource) ?? {}
  const fields = [...title, titleFallback, apart].filter((field) => field !== undefined)
  const columns = Object.fromEntries(fields.map((field) => [field, requireColumn(table, field)]))
  const rows: FieldValues[] = await db
    .select({ id: table.id, ...columns })
    .from(table)
    .orderBy(table.id)
  const others = await requireResource(resource).otherNames?.(db)
  const ids = new Map<string, number[]>()
  const titles: Title[] = []
  for (const row of rows) {
    const names = locales.flatMap((locale) => {
      const name = recordTitle(resource, row, locale)
      const addition = apart ? pickLocalised(row[apart], locale) : ''
      return addition === '' ? [name] : [name, `${name}, ${addition}`]
    })
    const id = Number(row.id)
    const allNames = [...new Set([...names, ...(others?.get(id) ?? [])].map(sameWords))]
    for (const name of allNames) ids.set(name, [...(ids.get(name) ?? []), id])
    titles.push({ id, title: titleWith(resource, row, apart), names: allNames })
  }
  return { resource, ids, titles }
}

function titleWith(resource: ResourceName, row: FieldValues, apart: string | undefined): string {
  const addition = apart ? pickLocalised(row[apart], 'de') : ''
  return [recordTitle(resource, row, 'de'), addition].filter(Boolean).join(', ')
}
