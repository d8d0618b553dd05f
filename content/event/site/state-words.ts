import type { DateStatus, EventDate } from '../endpoints.ts'

/** What differs from a date as planned, in single words: a moved date can be sold out too. */
export function stateWordsOf({ status, schedule }: Pick<EventDate, 'status' | 'schedule'>): DateStatus[] {
  if (status === 'scheduled') return []
  return schedule === 'scheduled' || schedule === status ? [status] : [schedule, status]
}
