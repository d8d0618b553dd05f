import { MINUTE_MS } from '#contract/time/durations.ts'
import { addDays, fromWallTime, toDay } from '#contract/time/local-time.ts'
import { parseDay, parseInstant, parseTime } from '#contract/time/read-time.ts'
import type { FieldShape, FieldShapes } from '#model/fields.ts'
import type { PartColumn } from './columns/file-columns.ts'
import type { ImportProblem } from './import-errors.ts'

type FieldValues = Record<string, unknown>
/** Fields with their moment in ISO 8601. */
type Moments = { values: Record<string, string>; complaints: ImportProblem[] }
type MomentColumns = { name: string; shape: FieldShape; day?: PartColumn; time?: PartColumn }

/** The moments of a line whose day and time stand in columns of their own; `whole` are those of single columns. */
export function readMoments(parts: readonly PartColumn[], cells: readonly string[], whole: FieldValues): Moments {
  const read: Moments = { values: {}, complaints: [] }
  // Starts first: an end may have no day of its own.
  const columns = momentColumns(parts).toSorted(
    (one, other) => Number(isAfter(one.shape)) - Number(isAfter(other.shape)),
  )
  for (const column of columns) {
    const base = column.shape.type === 'instant' ? column.shape.after?.field : undefined
    const start = base === undefined ? undefined : (read.values[base] ?? whole[base])
    const { value, problem } = readMoment(column, cells, typeof start === 'string' ? start : undefined)
    if (value !== undefined) read.values[column.name] = value
    if (problem) read.complaints.push(problem)
  }
  return read
}

const isAfter = (shape: FieldShape) => shape.type === 'instant' && shape.after !== undefined

function momentColumns(parts: readonly PartColumn[]): MomentColumns[] {
  const columns = new Map<string, MomentColumns>()
  for (const part of parts) {
    const { target } = part
    if (target.part !== 'day' && target.part !== 'time') continue
    const name = target.inner ?? target.field
    columns.set(name, { name, shape: target.shape, ...columns.get(name), [target.part]: part })
  }
  return [...columns.values()]
}

type ReadMoment = { value?: string; problem?: ImportProblem }

function readMoment({ name, day, time }: MomentColumns, cells: readonly string[], start?: string): ReadMoment {
  const cellOf = (column?: PartColumn) => (column ? (cells[column.at] ?? '').trim() : '')
  const [dayCell, timeCell] = [cellOf(day), cellOf(time)]
  if (dayCell === '' && timeCell === '') return {}
  const wrong = (column: PartColumn | undefined, code: string): ReadMoment => ({
    problem: { field: name, head: column?.head ?? '', code },
  })
  const instant = parseInstant(dayCell)
  if (instant !== null && timeCell === '') return { value: instant }
  const parsedDay = dayCell === '' && start !== undefined ? toDay(new Date(start)) : parseDay(dayCell)
  if (parsedDay === null) return wrong(day ?? time, dayCell === '' ? 'import_no_day' : `import_day:${dayCell}`)
  const parsedTime = parseTime(timeCell)
  if (parsedTime === null) return wrong(time ?? day, timeCell === '' ? 'import_no_time' : `import_time:${timeCell}`)
  const at = fromWallTime(`${parsedDay}T${parsedTime}`)
  if (!at) return wrong(time, `import_time:${timeCell}`)
  const isNextDay = dayCell === '' && start !== undefined && at.getTime() <= Date.parse(start)
  const next = isNextDay ? fromWallTime(`${addDays(parsedDay, 1)}T${parsedTime}`) : at
  return { value: (next ?? at).toISOString() }
}

/** With the moments that follow from others, such as an end two hours after the start. */
export function withLaterMoments(shapes: FieldShapes, values: FieldValues): FieldValues {
  const added = Object.entries(shapes).flatMap(([name, shape]): [string, string][] => {
    if (shape.type !== 'instant' || !shape.after || values[name]) return []
    const start = Date.parse(String(values[shape.after.field]))
    return Number.isNaN(start) ? [] : [[name, new Date(start + shape.after.minutes * MINUTE_MS).toISOString()]]
  })
  return { ...values, ...Object.fromEntries(added) }
}
