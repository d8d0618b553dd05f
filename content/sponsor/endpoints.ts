import { z } from 'zod'
import { imageShape } from '#contract/common.ts'
import { listEndpoint } from '#contract/endpoint.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import sponsor from './fields.ts'

const sponsorSchema = z.object({
  id: z.int(),
  ...publicShapeOf(sponsor.fields),
  ...imageShape,
})

export type Sponsor = z.output<typeof sponsorSchema>

export const listSponsors = listEndpoint(
  'list_sponsors',
  '/api/sponsors/',
  'Sponsors and partners, the main sponsors first',
  sponsorSchema,
)
