import { toPictureSource } from '#modules/parts/picture-source.ts'
import { pick } from '#site/format/pick.ts'
import type { EventDate } from '../../../endpoints.ts'
import { uniqueComposers } from '../../../programme/site/programme.ts'

export type EventRowDate = ReturnType<typeof toEventRow>

/** A date as a line of a list shows it. */
export function toEventRow(date: EventDate) {
  const { venue, event } = date
  return {
    ...pick(date, 'id', 'url', 'date_start', 'date_end', 'status', 'schedule', 'tickets', 'status_note', 'moved_from'),
    ...pick(date, 'ticket_link', 'tickets_from'),
    venue: pick(venue, 'name', 'city'),
    event: {
      ...pick(event, 'id', 'name', 'name_subline', 'color', 'fallback'),
      type: event.type.name,
      typeLang: event.type.lang,
      image: toPictureSource(event.image),
      composers: uniqueComposers(event.programs),
    },
  }
}
