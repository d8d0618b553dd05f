import { type Filter, readId } from '#site/lists/filter.ts'

/** spec §3, event filter. */
export type EventFilter = Filter & { date: string; venue: string; event__type: string }

export const emptyEventFilter: EventFilter = { date: '', venue: '', event__type: '' }

/** What the API would refuse is left out, so that a mistyped address shows the whole list. */
export function readEventFilter(search: URLSearchParams): EventFilter {
  return { date: readDate(search.get('date') ?? ''), venue: readId(search, 'venue'), event__type: readId(search, 'event__type') }
}

/** `YYYY-MM` (that month) or `YYYY-MM-DD` (that day on). */
function readDate(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/.test(text)) return ''
  const day = text.length === 7 ? `${text}-01` : text
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? text : ''
}
