import { z } from 'zod'
import { fallbackFieldsSchema, imageShape, localisedSchema, recordForVisitors } from '#contract/common.ts'
import { endpoint, listEndpoint } from '#contract/endpoint.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import venue from './fields.ts'

/** Accessibility facts of a hall; a date may override them. */
export const accessFacts = [
  'wheelchair',
  'companion_ticket',
  'step_free',
  'lift',
  'accessible_toilet',
  'hearing_loop',
  'quiet_place',
  'sign_language',
  'relaxed',
  'assistance_dogs',
] as const
export const accessFactSchema = z.enum(accessFacts)
/** Facts joined by commas, for a filter; an unknown fact matches no date. */
export const accessFactsSchema = z
  .string()
  .max(300)
  .regex(/^[a-z_]+(,[a-z_]+)*$/, 'fact_names')
  .transform((text) => text.split(','))
export type AccessFact = z.output<typeof accessFactSchema>

export const accessibilitySchema = z.object({
  /** Only stated facts: a missing one is unknown, not "no". */
  facts: z.array(
    z.object({
      fact: accessFactSchema,
      is: z.boolean(),
      name: z.string(),
      /** The fact as text, such as "8 wheelchair places" or "no lift". */
      text: z.string(),
      note: z.string(),
      /** Stated for this date, not for its hall. */
      of_date: z.boolean(),
    }),
  ),
  nearest_stop: z.string(),
  /** Facts, and `nearest_stop`, whose text is shown in German. */
  fallback: fallbackFieldsSchema,
})
export type Accessibility = z.output<typeof accessibilitySchema>

const venueSchema = z.object({
  id: z.int(),
  url: z.string(),
  slug: localisedSchema,
  ...publicShapeOf(venue.fields),
  accessibility: accessibilitySchema,
  ...imageShape,
  is_online: z.boolean(),
})

export type Venue = z.output<typeof venueSchema>

export const listVenues = listEndpoint('list_venues', '/api/venues/', 'Venues by city and name', venueSchema)

export const getVenue = endpoint({
  ...recordForVisitors,
  id: 'get_venue',
  tag: 'lookups',
  summary: 'One venue',
  path: '/api/venues/{id}/',
  response: venueSchema,
})

export const eventVenueSchema = z.object({
  id: z.int(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  google_maps: z.string(),
  name: z.string(),
  /** Null if the venue's page is hidden from this viewer. */
  url: z.string().nullable(),
})
