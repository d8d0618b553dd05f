import { excerpt } from '#contract/plain-text.ts'
import { plain } from '#site/format/plain.ts'
import type { EventDate } from '../endpoints.ts'

const statuses: Partial<Record<EventDate['schedule'], string>> = { cancelled: 'EventCancelled', postponed: 'EventPostponed', moved: 'EventRescheduled' }
const availability: Record<EventDate['tickets'], string> = { available: 'InStock', few_left: 'LimitedAvailability', sold_out: 'SoldOut' }

/** The date as search engines read it (schema.org/MusicEvent). */
export function musicEvent({ event, venue, ...date }: EventDate, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: plain(event.name),
    description: excerpt(event.description),
    startDate: date.date_start,
    endDate: date.date_end,
    eventStatus: `https://schema.org/${statuses[date.schedule] ?? 'EventScheduled'}`,
    url: origin + date.url,
    ...(event.thumbs ? { image: origin + event.thumbs.large } : {}),
    location: { '@type': 'MusicVenue', name: venue.name, address: venue.city },
    performer: event.soloists.map((performer) => ({ '@type': 'Person', name: performer.name })),
    workPerformed: event.programs.flatMap(({ work }) =>
      work ? [{ '@type': 'MusicComposition', name: work.title, composer: { '@type': 'Person', name: work.composer.name } }] : [],
    ),
    ...(date.ticket_link && !statuses[date.schedule]?.match(/Cancelled|Postponed/)
      ? { offers: { '@type': 'Offer', url: date.ticket_link, availability: `https://schema.org/${availability[date.tickets]}` } }
      : {}),
  }
}
