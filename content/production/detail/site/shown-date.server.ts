import type { EventDate } from '../../endpoints.ts'

/** A date as its page shows it: what only linked data and other websites read is not shipped to browsers. */
export function toShownDate(date: EventDate): EventDate {
  const { event, other_dates } = date
  return {
    ...date,
    event: {
      ...event,
      thumbs: null,
      soloists: event.soloists.map(withoutThumbs),
      other_performers: event.other_performers.map(withoutThumbs),
      programs: event.programs.map(({ work, ...item }) => ({
        ...item,
        work: work && { ...work, composer: { ...work.composer, same_as: '' } },
      })),
    },
    other_dates: other_dates.map((other) => ({
      ...other,
      venue: { ...other.venue, street: '', postcode: '', google_maps: '' },
    })),
  }
}

const withoutThumbs = <T extends object>(performer: T) => ({ ...performer, thumbs: null })
