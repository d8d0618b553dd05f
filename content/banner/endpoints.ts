import { z } from 'zod'
import { fallbackFieldsSchema, imageShape, optionalQuery, variantSchema } from '#contract/common.ts'
import { endpoint, listEndpoint } from '#contract/endpoint.ts'

const heroSchema = z.object({
  id: z.int(),
  preline: z.string(),
  headline: z.string(),
  subline: z.string(),
  text: z.string(),
  link: z.string(),
  link_url: z.string(),
  link_text: z.string(),
  ...imageShape,
  fallback: fallbackFieldsSchema,
})

export type Hero = z.output<typeof heroSchema>

const variantQuery = z.object({ variant: optionalQuery(variantSchema) })

export const listHeroes = endpoint({
  ...listEndpoint('list_heroes', '/api/hero/', 'Stage pictures of a home page', heroSchema),
  query: variantQuery,
  errors: ['bad_input'],
})

export const listTeasers = endpoint({
  ...listEndpoint('list_teasers', '/api/teaser/', 'Teasers of a home page', heroSchema),
  query: variantQuery,
  errors: ['bad_input'],
})
