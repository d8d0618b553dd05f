import { type Filter, readId } from '#site/lists/filter.ts'
import type { EventFilterName } from '../../type.ts'

/** spec §3, event filter, and further filters of lists of dates. */
export type EventFilter = Filter & Record<EventFilterName, string>

/** Drops values that the API would refuse, so that a mistyped URL shows the whole list. */
export function readEventFilter(search: URLSearchParams): EventFilter {
  const read = (name: keyof EventFilter & string, form: RegExp) => {
    const text = search.get(name) ?? ''
    return form.test(text) ? text : ''
  }
  return {
    date: readDate(search.get('date') ?? ''),
    venue: readId(search, 'venue'),
    event__type: readId(search, 'event__type'),
    city: read('city', /^\P{Cc}{1,300}$/u),
    subscription: readId(search, 'subscription'),
    weekday: read('weekday', /^[1-7]$/),
    children: read('children', /^1$/),
    access: read('access', /^[a-z_]{1,30}(,[a-z_]{1,30}){0,8}$/),
  }
}

/** `YYYY-MM` (that month) or `YYYY-MM-DD` (from that day on). */
function readDate(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/.test(text)) return ''
  const day = text.length === 7 ? `${text}-01` : text
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? text : ''
}
