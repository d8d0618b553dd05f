import { requireRecordType, rowFields } from '#model/records.ts'
import { findContentType } from '#model/types.ts'
import type { ResourceDefinition } from '../definition.ts'
import { withLaterMoments } from './moments.ts'
import type { ReadLine } from './read-line.ts'
import { mergeStoredRows } from './stored-rows.ts'

type FieldValues = Record<string, unknown>

/** Empty cells change nothing, since the value may have been entered meanwhile; equal rows keep their ids. */
export function toMatchedChanges(
  definition: ResourceDefinition,
  { body, rows }: Pick<ReadLine, 'body' | 'rows'>,
  stored: FieldValues,
): FieldValues {
  const fields = rowFields(definition.name)
  const entries = Object.entries(body).flatMap(([field, value]): [string, unknown][] => {
    if (isEmpty(value)) return []
    const [rowsRead, rowsStored] = [value as FieldValues[], stored[field] as FieldValues[]]
    const toRows = () =>
      rows
        ? mergeStoredRows(definition, { field, rows: rowsRead, stored: rowsStored, isComplete: rows.isComplete })
        : withStoredRows(rowsRead, rowsStored)
    const now = fields[field] ? toRows() : value
    return agrees(now, stored[field]) ? [] : [[field, now]]
  })
  return Object.fromEntries(entries)
}

/** With the moments that follow from others. Drafts start offline, as in their form. */
export function asNewRecord({ name }: ResourceDefinition, body: FieldValues): FieldValues {
  const rows = Object.entries(rowFields(name)).flatMap(([field, { fields }]) => {
    const list = body[field]
    return Array.isArray(list)
      ? [[field, list.map((row: unknown) => (isRow(row) ? withLaterMoments(fields, row) : row))] as const]
      : []
  })
  const offline = findContentType(name)?.startsOffline && body.is_online === undefined ? { is_online: false } : {}
  return { ...offline, ...withLaterMoments(requireRecordType(name).fields, body), ...Object.fromEntries(rows) }
}

function isRow(row: unknown): row is FieldValues {
  return typeof row === 'object' && row !== null
}

function withStoredRows(rows: readonly FieldValues[], stored: readonly FieldValues[]): FieldValues[] {
  const unmatched = [...stored]
  const takeStored = (row: FieldValues) => {
    const storedIndex = unmatched.findIndex((each) =>
      Object.entries(row).every(([field, value]) => isEmpty(value) || agrees(value, each[field])),
    )
    return storedIndex === -1 ? undefined : unmatched.splice(storedIndex, 1)[0]
  }
  const storedRows = rows.map(takeStored)
  const isMoved = storedRows.filter((each) => each === undefined).length === unmatched.length
  return rows.map((row, index) => {
    const before = storedRows[index] ?? (isMoved ? unmatched.shift() : undefined)
    return before ? { ...before, ...withoutEmpty(row) } : row
  })
}

function withoutEmpty(row: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every((text) => text === '')
}

/** A localised text is compared in the given languages only. */
function agrees(value: unknown, stored: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value) === JSON.stringify(stored)
  if (typeof stored !== 'object' || stored === null) return false
  const texts: FieldValues = { ...stored }
  return Object.entries(value).every(([language, text]) => text === '' || text === texts[language])
}
