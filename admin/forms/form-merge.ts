import { isSame, mergeFieldsDeep } from '#contract/texts/three-way-merge.ts'

type FieldValues = Record<string, unknown>
type Row = FieldValues & { id?: unknown }
type Arrival = { base: FieldValues; mine: FieldValues; record: FieldValues }

/**
 * Minimal changes by path when a form's record is loaded again, so that the input being typed in stays. Values typed
 * since `base` (the former record, or what was sent) stay.
 */
export function fieldsToUpdate(arrival: Arrival): [path: string, value: unknown][] {
  return differences(arrival.mine, mergeTyped(arrival), [])
}

/** The current record with the values typed since `base`. */
export function mergeTyped({ base, mine, record }: Arrival): FieldValues {
  const three = {
    base: withIds(base, { sentValues: base, record }),
    mine: withIds(mine, { sentValues: base, record }),
    theirs: record,
  }
  return mergeFieldsDeep(three).values
}

/** New rows get their ids from the response: ids rise in the order of sending. */
function withIds(
  values: FieldValues,
  { sentValues, record }: { sentValues: FieldValues; record: FieldValues },
): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      isRows(value) ? rowsWithIds(value, newIds(sentValues[field], record[field])) : value,
    ]),
  )
}

function rowsWithIds(rows: Row[], ids: number[]): Row[] {
  const free = [...ids]
  return rows.map((row) => (row.id === undefined && free.length > 0 ? { ...row, id: free.shift() } : row))
}

function newIds(sentRows: unknown, storedRows: unknown): number[] {
  if (!isRows(sentRows) || !isRows(storedRows)) return []
  const knownIds = new Set(sentRows.map(({ id }) => id))
  return storedRows.flatMap(({ id }) => (typeof id === 'number' && !knownIds.has(id) ? [id] : [])).sort((a, b) => a - b)
}

function differences(now: unknown, next: unknown, path: readonly string[]): [string, unknown][] {
  if (isRows(now) && isRows(next) && isSameRows(now, next))
    return next.flatMap((row, index) => differences(now[index], row, [...path, String(index)]))
  if (isFields(now) && isFields(next))
    return Object.entries(next).flatMap(([field, value]) => differences(now[field], value, [...path, field]))
  // Deleting a missing field would mark the form as changed.
  return now !== undefined && isSame(now, next) ? [] : [[path.join('.'), next]]
}

/** The same rows at the same positions; a new one may be getting its id. */
function isSameRows(now: Row[], next: Row[]): boolean {
  return now.length === next.length && now.every(({ id }, index) => id === undefined || id === next[index]?.id)
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every(isFields)
}

function isFields(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
