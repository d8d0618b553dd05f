import type { Locale } from '#config'
import { rowShapesOf } from '#content/schemas.ts'
import type { ImportedLine } from '#contract/admin/import.ts'
import { euroText } from '#contract/euros.ts'
import type { ResourceDefinition } from '../definition.ts'
import { textOfValue } from '../export/cells.ts'
import type { Column } from '../export/columns.ts'
import { isPrice } from '../export/kinds.ts'
import type { Names } from '../export/names.ts'
import { factsOf } from '../export/row-text.ts'

type Values = Record<string, unknown>
type Changes = ImportedLine['changes']
type Changed = { column: Column; before: Values | null; after: Values; names: Names; locale: Locale }

/** What a column becomes from what; of rows that stay only what changes in each. `before` is null for a new record. */
export function changesIn(definition: ResourceDefinition, { column, before, after, names, locale }: Changed): Changes {
  const textOf = (record: Values) => {
    const cell = column.cell(record, names)
    if (typeof cell !== 'number') return cell
    return isPrice(column.field) ? euroText(Math.round(cell * 100), locale) : textOfValue(cell, locale)
  }
  const from = before ? textOf(before) : ''
  const to = textOf(after)
  if (from === to) return []
  const { field, head } = column
  const rows = rowShapesOf(definition.name)[field] ? pairsOf(before?.[field], after[field]) : null
  if (!rows) return [{ column: head, from, to }]
  return rows.flatMap(({ old, row }, index) => {
    const facts = (each: Values) => factsOf(definition, { field, row: each, names, locale })
    const earlier = facts(old)
    const which = rows.length === 1 ? head : `${head} ${index + 1}`
    return facts(row).flatMap(({ label, text }, at) => {
      const was = earlier[at]?.text ?? ''
      return was === text ? [] : [{ column: `${which}: ${label}`, from: was, to: text }]
    })
  })
}

/** Each row as it was and is, where they are the same ones in the same order. */
function pairsOf(before: unknown, after: unknown): { old: Values; row: Values }[] | null {
  const [old, now] = [before as Values[] | undefined, after as Values[]]
  if (!old || old.length !== now.length || old.some(({ id }, index) => id !== now[index]?.id)) return null
  return now.map((row, index) => ({ old: old[index] ?? {}, row }))
}
