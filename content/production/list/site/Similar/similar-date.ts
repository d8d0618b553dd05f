import { toPictureSource } from '#modules/parts/picture-source.ts'
import { pick } from '#site/format/pick.ts'
import type { EventDate } from '../../../endpoints.ts'

export type SimilarDate = ReturnType<typeof toSimilarDate>

export function toSimilarDate(date: EventDate) {
  const { venue, event } = date
  return {
    ...pick(date, 'id', 'url', 'date_start', 'schedule'),
    venue: pick(venue, 'name', 'city'),
    event: { ...pick(event, 'id', 'name', 'color', 'fallback'), image: toPictureSource(event.image) },
  }
}
