import { z } from 'zod'
import { bothSchema, fallbackSchema, idNameSchema, idParams, imageSchema, optionalQuery, thumbsSchema, variantSchema } from './common.ts'
import { locationSchema } from './courses.ts'
import { endpoint } from './endpoint.ts'

export const venueSchema = z.object({
  id: z.int(),
  url: z.string(),
  slug: bothSchema,
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  google_maps: z.string(),
  description: z.string(),
  access: z.string(),
  image: imageSchema.nullable(),
  thumbs: thumbsSchema.nullable(),
  is_online: z.boolean(),
  fallback: fallbackSchema,
})
export type Venue = z.output<typeof venueSchema>

export const instrumentGroupSchema = idNameSchema.extend({ instruments: z.array(idNameSchema) })
export const colorSchema = z.object({ id: z.int(), key: z.string(), name: z.string(), value: z.string() })
export const faqSchema = z.object({ id: z.int(), question: z.string(), answer: z.string(), category: z.string(), fallback: fallbackSchema })

export const heroSchema = z.object({
  id: z.int(),
  preline: z.string(),
  headline: z.string(),
  subline: z.string(),
  text: z.string(),
  link: z.string(),
  link_url: z.string(),
  link_text: z.string(),
  image: imageSchema.nullable(),
  thumbs: thumbsSchema.nullable(),
  fallback: fallbackSchema,
})
export type Hero = z.output<typeof heroSchema>

const variantQuery = z.object({ variant: optionalQuery(variantSchema) })

export const listVenues = list('listVenues', '/api/venues/', 'Venues by city and name', venueSchema)
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
export const listTypes = list('listTypes', '/api/types/', 'Event types', idNameSchema)
export const listAgeGroups = list('listAgeGroups', '/api/age-groups/', 'Age groups of courses', idNameSchema)
export const listParentGroups = list('listParentGroups', '/api/parent-groups/', 'Groups of courses', idNameSchema)
export const listLocations = list('listLocations', '/api/locations/', 'Locations of courses', locationSchema)
export const listInstrumentGroups = list('listInstrumentGroups', '/api/instrument-groups/', 'Instrument groups with their instruments', instrumentGroupSchema)
export const listCategories = list('listCategories', '/api/categories/', 'News categories', idNameSchema)
export const listColors = list('listColors', '/api/colors/', 'Accent colours', colorSchema)
export const listFaq = list('listFaq', '/api/faq/', 'Frequent questions', faqSchema)
export const listHeroes = endpoint({
  ...list('listHeroes', '/api/hero/', 'Stage pictures of a home page', heroSchema),
  query: variantQuery,
  errors: ['bad_input'],
})
export const listTeasers = endpoint({
  ...list('listTeasers', '/api/teaser/', 'Teasers of a home page', heroSchema),
  query: variantQuery,
  errors: ['bad_input'],
})

function list<const P extends string, S extends z.ZodType>(id: string, path: P, summary: string, item: S) {
  return endpoint({ id, tag: 'lookups', summary, method: 'GET', path, access: 'visitor', status: 200, response: z.array(item), errors: [] })
}
