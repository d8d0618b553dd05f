import { fromWallTime, toWallTime } from './local-time.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/

export const MIN_WALL_TIME = '1900-01-01T00:00'
export const MAX_WALL_TIME = '2100-12-31T23:59'

/** The value of a time field: the instant, or the typed text when invalid, so that validation reports it. */
export function parseTimeInput(wall: string): string | null {
  if (wall === '') return null
  return (isInRange(wall) && fromWallTime(wall)?.toISOString()) || wall
}

export function formatTimeInput(value: unknown): string {
  if (typeof value !== 'string') return ''
  return isInstant(value) ? toWallTime(new Date(value)) : value
}

export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))
}

/** Why the text is invalid; undefined for a valid or empty one. */
export function timeInputProblem(value: unknown): 'skipped' | 'year' | undefined {
  if (typeof value !== 'string' || value === '' || isInstant(value)) return undefined
  return isInRange(value) ? 'skipped' : 'year'
}

function isInRange(wall: string): boolean {
  return wall.length === MAX_WALL_TIME.length && wall >= MIN_WALL_TIME && wall <= MAX_WALL_TIME
}
