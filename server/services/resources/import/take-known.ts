import { rowShapesOf } from '#content/schemas.ts'
import type { ResourceDefinition } from '../definition.ts'

type Values = Record<string, unknown>

/**
 * The changes of a line to the record that it matches without its number. Empty cells change nothing, since somebody may have entered it
 * meanwhile; its rows are the stored ones where they say the same, then in their order.
 */
export function changesOfKnown({ name }: ResourceDefinition, body: Values, stored: Values): Values {
  const rowFields = rowShapesOf(name)
  const entries = Object.entries(body).flatMap(([field, value]): [string, unknown][] => {
    if (isEmpty(value)) return []
    const now = rowFields[field] ? withStoredRows(value as Values[], stored[field] as Values[]) : value
    return agrees(now, stored[field]) ? [] : [[field, now]]
  })
  return Object.fromEntries(entries)
}

function withStoredRows(rows: readonly Values[], stored: readonly Values[]): Values[] {
  const left = [...stored]
  const take = (row: Values) => {
    const at = left.findIndex((each) => Object.entries(row).every(([field, value]) => isEmpty(value) || agrees(value, each[field])))
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const same = rows.map(take)
  const isMoved = same.filter((each) => each === undefined).length === left.length
  return rows.map((row, at) => {
    const before = same[at] ?? (isMoved ? left.shift() : undefined)
    return before ? { ...before, ...withoutEmpty(row) } : row
  })
}

function withoutEmpty(row: Values): Values {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every((text) => text === '')
}

/** A text in two languages is compared in those that are given. */
function agrees(value: unknown, stored: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value) === JSON.stringify(stored)
  if (typeof stored !== 'object' || stored === null) return false
  const texts: Values = { ...stored }
  return Object.entries(value).every(([language, text]) => text === '' || text === texts[language])
}
