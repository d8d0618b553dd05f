import { type PictureSource, toPictureSource } from '#modules/parts/picture-source.ts'
import type { EventDate } from '../../../endpoints.ts'

export type SimilarDate = Pick<EventDate, 'id' | 'url' | 'date_start' | 'schedule'> & {
  venue: Pick<EventDate['venue'], 'name' | 'city'>
  event: Pick<EventDate['event'], 'id' | 'name' | 'color' | 'fallback'> & { image: PictureSource | null }
}

export function toSimilarDate({
  id,
  url,
  date_start,
  schedule,
  venue: { name: venueName, city },
  event: { id: eventId, name, color, fallback, image },
}: EventDate): SimilarDate {
  return {
    id,
    url,
    date_start,
    schedule,
    venue: { name: venueName, city },
    event: { id: eventId, name, color, fallback, image: toPictureSource(image) },
  }
}
