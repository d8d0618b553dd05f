import { z } from 'zod'
import { fallbackFieldsSchema, imageSchema, thumbsSchema } from '#contract/common.ts'
import { listEndpoint } from '#contract/endpoint.ts'
import { sponsorTiers } from './type.ts'

export const sponsorSchema = z.object({
  id: z.int(),
  tier: z.enum(sponsorTiers),
  name: z.string(),
  text: z.string(),
  link: z.string(),
  image: imageSchema.nullable(),
  thumbs: thumbsSchema.nullable(),
  fallback: fallbackFieldsSchema,
})

export type Sponsor = z.output<typeof sponsorSchema>

export const listSponsors = listEndpoint(
  'listSponsors',
  '/api/sponsors/',
  'Sponsors and partners, the main sponsors first',
  sponsorSchema,
)
