import { rowsOf } from '../records.ts'

type Values = Readonly<Record<string, unknown>>
type Row = Record<string, unknown>
export type RemovedRows = { count: number; fields: string[]; set: Record<string, Row[]> }

/** Rows that a save removed, by field, and each field as it is with them again at their places; null where none were removed. */
export function findRemovedRows(before: Values, after: Values): RemovedRows | null {
  const removed = Object.keys(before).flatMap((field) => {
    const [old, now] = [rowsOf(before, field), rowsOf(after, field)]
    const left = new Set(now.map(({ id }) => id))
    const gone = [...old.entries()].filter(([, { id }]) => typeof id === 'number' && !left.has(id))
    if (gone.length === 0) return []
    const rows: Row[] = [...now]
    for (const [place, row] of gone) rows.splice(place, 0, row)
    return [{ field, count: gone.length, rows }]
  })
  if (removed.length === 0) return null
  return {
    count: removed.reduce((sum, { count }) => sum + count, 0),
    fields: removed.map(({ field }) => field),
    set: Object.fromEntries(removed.map(({ field, rows }) => [field, rows])),
  }
}
