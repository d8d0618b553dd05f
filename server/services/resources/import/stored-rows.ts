import { toDay } from '#contract/time/local-time.ts'
import type { FieldShapes } from '#model/fields.ts'
import { rowFields } from '#model/records.ts'
import type { ResourceDefinition } from '../definition.ts'
import { withLaterMoments } from './moments.ts'
import { rowIdentity } from './read-groups.ts'

type FieldValues = Record<string, unknown>
type RowMerge = { field: string; rows: readonly FieldValues[]; stored: readonly FieldValues[]; isComplete: boolean }

/**
 * Stored rows with what the file says of them, then the new ones; none is removed. A row of the file is the stored one
 * with the same moment and references; else the only other one of that day, unless lines of the record were wrong.
 */
export function mergeStoredRows(
  definition: ResourceDefinition,
  { field, rows, stored, isComplete }: RowMerge,
): FieldValues[] {
  const shape = rowFields(definition.name)[field]
  if (!shape) return [...rows]
  const changes = new Map<FieldValues, FieldValues>()
  const isFree = (row: FieldValues) => !changes.has(row)
  const open = rows.filter((row) => {
    const same = stored.find(
      (each) => isFree(each) && rowIdentity(definition, field, each) === rowIdentity(definition, field, row),
    )
    if (same) changes.set(same, row)
    return !same
  })
  const fresh = open.filter((row) => {
    const day = dayOf(shape.fields, row)
    if (!isComplete || day === null) return true
    const onDay = stored.filter((each) => isFree(each) && dayOf(shape.fields, each) === day)
    const [only] =
      onDay.length === 1 && open.filter((each) => dayOf(shape.fields, each) === day).length === 1 ? onDay : []
    if (only) changes.set(only, row)
    return !only
  })
  return [
    ...stored.map((row) => withMovedEnds(shape.fields, row, withChanges(row, changes.get(row)))),
    ...fresh.map((row) => withLaterMoments(shape.fields, row)),
  ]
}

function dayOf(shapes: FieldShapes, row: FieldValues): string | null {
  const start = Object.entries(shapes).find(([, each]) => each.type === 'instant' && each.required && !each.after)
  const moment = start && row[start[0]]
  return typeof moment === 'string' ? toDay(new Date(moment)) : null
}

/** Empty cells change nothing; a text is changed in the languages given. */
function withChanges(row: FieldValues, change: FieldValues = {}): FieldValues {
  const filled = Object.entries(change).flatMap(([field, value]): [string, unknown][] => {
    if (value === null || value === undefined || value === '') return []
    if (typeof value !== 'object' || Array.isArray(value)) return [[field, value]]
    const texts = Object.entries(value).filter(([, text]) => text !== '')
    return texts.length > 0 ? [[field, { ...(row[field] as object), ...Object.fromEntries(texts) }]] : []
  })
  return { ...row, ...Object.fromEntries(filled) }
}

/** An end that the file does not change moves along with its start. */
function withMovedEnds(shapes: FieldShapes, before: FieldValues, row: FieldValues): FieldValues {
  const moved = Object.entries(shapes).flatMap(([field, shape]): [string, string][] => {
    if (shape.type !== 'instant' || !shape.after || row[field] !== before[field]) return []
    const start = shape.after.field
    const by = Date.parse(String(row[start])) - Date.parse(String(before[start]))
    return by === 0 ? [] : [[field, new Date(Date.parse(String(row[field])) + by).toISOString()]]
  })
  return { ...row, ...Object.fromEntries(moved) }
}
