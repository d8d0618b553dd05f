import type { LocationFeatureSpecification, MusicVenue } from 'schema-dts'
import {
  definedOnly,
  firstDescription,
  imageObject,
  type LinkedDataContext,
  postalAddress,
  thingId,
} from '#site/linked-data/about.server.ts'
import type { Accessibility, Venue } from '../endpoints.ts'

export function venueLinkedData(venue: Venue, context: LinkedDataContext): MusicVenue {
  return {
    '@type': 'MusicVenue',
    '@id': thingId(context, 'venue', venue.id),
    name: venue.name,
    ...firstDescription(venue.description),
    url: context.origin + venue.url,
    ...imageObject(context, venue),
    ...postalAddress(venue),
    ...definedOnly({ hasMap: venue.google_maps }),
    ...amenityFeatures(venue.accessibility),
  }
}

/** A fact of a date counts for its hall during the date. */
export function amenityFeatures(
  { facts }: Accessibility,
  date?: { from: string; until: string },
): { amenityFeature?: LocationFeatureSpecification[] } {
  const features = facts.map(
    ({ name, text, is, note, of_date }): LocationFeatureSpecification => ({
      '@type': 'LocationFeatureSpecification',
      name: is ? text : name,
      value: is,
      ...definedOnly({ description: note }),
      ...(of_date && date ? { validFrom: date.from, validThrough: date.until } : {}),
    }),
  )
  return features.length > 0 ? { amenityFeature: features } : {}
}
