import type { LocationFeatureSpecification, MusicVenue } from 'schema-dts'
import { type About, addressOf, descriptionOf, given, nameOf, pictureOf } from '#site/linked-data/about.server.ts'
import type { Accessibility, Venue } from '../endpoints.ts'

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
    ...amenityFeatures(venue.accessibility),
  }
}

/** What is stated of access; what is stated for a date holds at its hall while the date lasts. */
export function amenityFeatures(
  { facts }: Accessibility,
  date?: { from: string; until: string },
): { amenityFeature?: LocationFeatureSpecification[] } {
  const features = facts.map(
    ({ name, text, is, note, of_date }): LocationFeatureSpecification => ({
      '@type': 'LocationFeatureSpecification',
      name: is ? text : name,
      value: is,
      ...given({ description: note }),
      ...(of_date && date ? { validFrom: date.from, validThrough: date.until } : {}),
    }),
  )
  return features.length > 0 ? { amenityFeature: features } : {}
}
