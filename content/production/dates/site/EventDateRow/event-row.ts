import type { Locale } from '#config'
import { type PictureSource, toPictureSource } from '#modules/parts/picture-source.ts'
import type { EventDate } from '../../../endpoints.ts'
import { uniqueComposers } from '../../../programme/site/programme.ts'

type State =
  | 'id'
  | 'url'
  | 'date_start'
  | 'date_end'
  | 'status'
  | 'schedule'
  | 'tickets'
  | 'status_note'
  | 'moved_from'
  | 'ticket_link'
  | 'tickets_from'

/** A date as a line of a list shows it. A full record does not fit, so that unused fields are not shipped. */
export type EventRowDate = Pick<EventDate, State> & {
  venue: Pick<EventDate['venue'], 'name' | 'city'>
  event: Pick<EventDate['event'], 'id' | 'name' | 'name_subline' | 'color' | 'fallback'> & {
    type: string
    typeLang: Locale | undefined
    image: PictureSource | null
    composers: string[]
  }
}

export function toEventRow({ venue, event, ...date }: EventDate): EventRowDate {
  const {
    id,
    url,
    date_start,
    date_end,
    status,
    schedule,
    tickets,
    status_note,
    moved_from,
    ticket_link,
    tickets_from,
  } = date
  const { id: eventId, name, name_subline, color, fallback, type, image, programs } = event
  return {
    ...{ id, url, date_start, date_end, status, schedule, tickets, status_note, moved_from, ticket_link, tickets_from },
    venue: { name: venue.name, city: venue.city },
    event: {
      id: eventId,
      name,
      name_subline,
      color,
      fallback,
      type: type.name,
      typeLang: type.lang,
      image: toPictureSource(image),
      composers: uniqueComposers(programs),
    },
  }
}
