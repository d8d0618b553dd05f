import type { MusicVenue } from 'schema-dts'
import { type About, addressOf, descriptionOf, given, nameOf, pictureOf } from '#site/linked-data/about.server.ts'
import type { Venue } from '../endpoints.ts'

export function musicVenue(venue: Venue, about: About): MusicVenue {
  return {
    '@type': 'MusicVenue',
    '@id': nameOf(about, 'venue', venue.id),
    name: venue.name,
    ...descriptionOf(venue.description),
    url: about.origin + venue.url,
    ...pictureOf(about, venue),
    ...addressOf(venue),
    ...given({ hasMap: venue.google_maps }),
  }
}
