import { z } from 'zod'
import { bothSchema, fallbackSchema, idParams, imageSchema, thumbsSchema } from '#contract/common.ts'
import { endpoint, listEndpoint } from '#contract/endpoint.ts'

export const venueSchema = z.object({
  id: z.int(),
  url: z.string(),
  slug: bothSchema,
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  google_maps: z.string(),
  description: z.string(),
  access: z.string(),
  image: imageSchema.nullable(),
  thumbs: thumbsSchema.nullable(),
  is_online: z.boolean(),
  fallback: fallbackSchema,
})

export type Venue = z.output<typeof venueSchema>

export const listVenues = listEndpoint('listVenues', '/api/venues/', 'Venues by city and name', venueSchema)

export const getVenue = endpoint({
  id: 'getVenue',
  tag: 'lookups',
  summary: 'One venue',
  method: 'GET',
  path: '/api/venues/{id}/',
  access: 'visitor',
  params: idParams,
  status: 200,
  response: venueSchema,
  errors: ['bad_input', 'not_found'],
})
