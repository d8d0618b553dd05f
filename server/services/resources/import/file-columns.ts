import type { Locale } from '#config'
import { locales } from '#config'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { ResourceDefinition } from '../definition.ts'
import { type Column, exportColumns, hiddenFields } from '../export/columns.ts'
import { columnLabel } from '../export/labels.ts'
import { sameWords } from './same-words.ts'

/** A column of the file: its index, the export column it matches, and its heading. */
export type FileColumn = { at: number; column: Column; head: string }
export type FileColumns = {
  id: number | undefined
  columns: FileColumn[]
  unknown: string[]
  doubled: string[]
  locale: Locale
}

/**
 * By the language that matches more headings. A field also by its name in the contract; a localised text by its label
 * alone, which means German.
 */
export function fileColumns(definition: ResourceDefinition, headings: readonly string[], reader: Locale): FileColumns {
  const read = locales.map((locale) => readHeads(definition, headings, { locale, reader }))
  return read.reduce((best, each) => (each.unknown.length < best.unknown.length ? each : best))
}

function readHeads(
  definition: ResourceDefinition,
  headings: readonly string[],
  { locale, reader }: { locale: Locale; reader: Locale },
): FileColumns {
  const all = exportColumns(definition, { locale })
  const exported = exportColumns(definition, { locale: reader })
  const columnIndexes = getPlaces(definition, all, locale)
  const columns: FileColumn[] = []
  const unknown: string[] = []
  const doubled: string[] = []
  let id: number | undefined
  for (const [index, head] of headings.entries()) {
    const columnIndex = columnIndexes.get(sameWords(head))
    const column = columnIndex === undefined ? undefined : all[columnIndex]
    if (!column || columnIndex === undefined) {
      if (head !== '') unknown.push(head)
      continue
    }
    const isId = column.field === 'id'
    if (!isId && !isImportable(definition, column.field)) continue
    if (isId ? id !== undefined : columns.some((each) => each.column === column)) doubled.push(head)
    else if (isId) id = index
    else columns.push({ at: index, column, head: exported[columnIndex]?.head ?? head })
  }
  return { id, columns, unknown, doubled, locale }
}

/** Fields that the back office can write and the export contains. */
export function isImportable({ name }: ResourceDefinition, field: string): boolean {
  return field in resourceBodies[name].shape && !hiddenFields.has(field)
}

function getPlaces(definition: ResourceDefinition, all: readonly Column[], locale: Locale): Map<string, number> {
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
