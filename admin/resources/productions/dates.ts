import { daysLater } from '#contract/local-time.ts'
import { isInstant } from '../../time/typed-time.ts'

type Row = Record<string, unknown>

const MINUTE_MS = 60_000
const INTERVAL_MINUTES = 20
const USUAL_MINUTES = 120

/** The next date that has not ended, else the last one that has. */
export function nextDate(dates: readonly Row[], now: number): (Row & { date_start: string; isPast: boolean }) | null {
  const known = dates.flatMap((date) => (isInstant(date.date_start) ? [{ ...date, date_start: date.date_start }] : []))
  known.sort((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start))
  const coming = known.find((date) => Date.parse(String('date_end' in date ? date.date_end : '')) > now)
  const found = coming ?? known.at(-1)
  return found ? { ...found, isPast: coming === undefined } : null
}

/** A new row: in the hall of the last one, a day later at the same time of day; its tickets are sold somewhere else. */
export function followingDate(dates: readonly Row[], programmeMinutes: number | null): Row {
  const last = dates.at(-1)
  const start = isInstant(last?.date_start) ? (daysLater(new Date(last.date_start), 1)?.toISOString() ?? null) : null
  const length = last ? lengthOf(last.date_start, last.date_end) : null
  return {
    venue_id: last?.venue_id ?? null,
    date_start: start,
    date_end: endOf(start, length ?? usualLength(programmeMinutes)),
    ticket_link: '',
    status: 'scheduled',
    tickets: 'available',
    status_note: { de: '', en: '' },
    moved_from_start: null,
    moved_from_venue_id: null,
  }
}

/** How long a date lasts, in milliseconds; null where it is not known. */
export function lengthOf(start: unknown, end: unknown): number | null {
  const length = isInstant(start) && isInstant(end) ? Date.parse(end) - Date.parse(start) : 0
  return length > 0 ? length : null
}

/** The end of a date, which follows its start. */
export function endOf(start: unknown, length: number): string | null {
  return isInstant(start) ? new Date(Date.parse(start) + length).toISOString() : null
}

/** As long as the programme, or two hours. */
export function usualLength(programmeMinutes: number | null): number {
  return (programmeMinutes ?? USUAL_MINUTES) * MINUTE_MS
}

/** The works and the intervals between them; null where a work does not say how long it is. `works` are those of the rows. */
export function minutesOf(programme: readonly Row[], works: readonly Row[]): number | null {
  const minutes = programme.map(({ work_id }) => (work_id === null ? INTERVAL_MINUTES : works.find(({ id }) => id === work_id)?.minutes))
  if (!programme.some(({ work_id }) => work_id !== null)) return null
  return minutes.every((each) => typeof each === 'number') ? minutes.reduce((sum, each) => sum + each, 0) : null
}
