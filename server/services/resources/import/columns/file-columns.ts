import type { Locale } from '#config'
import { locales } from '#config'
import type { ResourceDefinition } from '../../definition.ts'
import { type Column, exportColumns } from '../../export/columns.ts'
import { columnLabel } from '../../export/labels.ts'
import { sameWords } from '../same-words.ts'
import { canHoldRows, type FileHead, matchColumns } from './match-columns.ts'
import { type ImportTarget, importTargets } from './targets.ts'

/** Stands for a column that is exported and never imported. */
export const READ_ONLY = ':read-only'

/** A column of the file: its index, the export column it matches, and its heading. */
export type FileColumn = { at: number; column: Column; head: string }
/** A column with a part of a field: the day or time of a moment, or a field of rows. */
export type PartColumn = { at: number; target: ImportTarget; head: string }
export type FileColumns = {
  id: number | undefined
  columns: FileColumn[]
  parts: PartColumn[]
  unknown: string[]
  doubled: string[]
  locale: Locale
  /** The key of each column's target, empty without one. */
  keys: string[]
}

type Reading = { reader: Locale; chosen?: readonly string[] | undefined }

/**
 * By the `chosen` targets, else by the headings of the export in the language that matches more of them, then by
 * similar headings and by what stands in the cells.
 */
export function fileColumns(
  definition: ResourceDefinition,
  heads: readonly FileHead[],
  { reader, chosen }: Reading,
): FileColumns {
  const targets = importTargets(definition, reader)
  const exact = locales
    .map((locale) => ({ locale, keys: exactKeys(definition, heads, { locale, targets }) }))
    .reduce((best, each) => (countKeys(each.keys) > countKeys(best.keys) ? each : best))
  const keys = chosen ?? withSimilar(exact.keys, heads, targets)
  return toColumns(definition, heads, { keys, targets, locale: exact.locale, reader })
}

const countKeys = (keys: readonly string[]) => keys.filter((key) => key !== '').length

function withSimilar(keys: readonly string[], heads: readonly FileHead[], targets: readonly ImportTarget[]): string[] {
  const isOpen = (index: number) => keys[index] === '' && heads[index]?.head !== ''
  const open = heads.flatMap((head, index) => (isOpen(index) ? [{ head, index }] : []))
  const matches = matchColumns(
    open.map(({ head }) => head),
    targets,
    new Set(keys),
  )
  const found = new Map(open.map(({ index }, at) => [index, matches[at]?.key ?? '']))
  return keys.map((key, index) => found.get(index) ?? key)
}

type ColumnChoice = { keys: readonly string[]; targets: readonly ImportTarget[]; locale: Locale; reader: Locale }

function toColumns(
  definition: ResourceDefinition,
  heads: readonly FileHead[],
  { keys, targets, locale, reader }: ColumnChoice,
): FileColumns {
  const all = exportColumns(definition, { locale })
  const shown = exportColumns(definition, { locale: reader })
  const byKey = new Map(targets.map((target) => [target.key, target]))
  const found: FileColumns = { id: undefined, columns: [], parts: [], unknown: [], doubled: [], locale, keys: [] }
  const used = new Set<string>()
  for (const [at, { head }] of heads.entries()) {
    const key = keys[at] ?? ''
    const target = byKey.get(key)
    const isReadOnly = key !== '' && !target && key !== 'id'
    found.keys.push(key)
    if (isReadOnly) continue
    if (key === '') {
      if (head !== '') found.unknown.push(head)
      continue
    }
    if (used.has(key) && !target?.isRepeatable) {
      found.doubled.push(head)
      continue
    }
    used.add(key)
    if (!target) found.id = at
    else if (target.inner !== undefined || target.part === 'day' || target.part === 'time')
      found.parts.push({ at, target, head })
    else {
      const index = all.findIndex(({ field, part }) => field === target.field && part === target.part)
      const column = all[index]
      if (column) found.columns.push({ at, column, head: shown[index]?.head ?? head })
    }
  }
  return found
}

/** Keys of the columns that are headed as in the export; those of read-only fields are no targets. */
function exactKeys(
  definition: ResourceDefinition,
  heads: readonly FileHead[],
  { locale, targets }: { locale: Locale; targets: readonly ImportTarget[] },
): string[] {
  const all = exportColumns(definition, { locale })
  const indexes = columnIndexes(definition, all, locale)
  return heads.map(({ head, cells }) => {
    const column = all[indexes.get(sameWords(head)) ?? -1]
    if (!column) return ''
    const { field, part } = column
    const target = targets.find((each) => each.inner === undefined && each.field === field && each.part === part)
    if (target && !canHoldRows(cells, target)) return ''
    if (target?.shape.type === 'instant' && cells.length > 0 && hasOnlyParts(head, cells, targets)) return ''
    return target?.key ?? (field === 'id' ? 'id' : READ_ONLY)
  })
}

/** A column headed as a moment may hold its day or its time alone. */
function hasOnlyParts(head: string, cells: readonly string[], targets: readonly ImportTarget[]): boolean {
  const [match] = matchColumns([{ head, cells }], targets, new Set())
  return match?.part === 'time'
}

/** A field also by its name in the contract; a localised text by its label alone, which means German. */
function columnIndexes(definition: ResourceDefinition, all: readonly Column[], locale: Locale): Map<string, number> {
  const indexes = new Map<string, number>()
  const add = (head: string, index: number) => indexes.has(sameWords(head)) || indexes.set(sameWords(head), index)
  for (const [index, { head }] of all.entries()) add(head, index)
  for (const [index, { field, part }] of all.entries()) {
    const isText = part === 'de' || part === 'en'
    add(isText ? `${field}_${part}` : field, index)
    if (part === 'de') add(columnLabel(definition.name, field, locale), index)
  }
  return indexes
}
