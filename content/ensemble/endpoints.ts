import { z } from 'zod'
import {
  fallbackFieldsSchema,
  idParams,
  imageSchema,
  linkedNameSchema,
  localisedSchema,
  thumbsSchema,
} from '#contract/common.ts'
import { endpoint, listEndpoint } from '#contract/endpoint.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import ensemble from './fields.ts'

const ensembleSchema = z.object({
  id: z.int(),
  url: z.string(),
  slug: localisedSchema,
  ...publicShapeOf(ensemble.fields),
  teachers: z.array(linkedNameSchema),
  courses: z.array(linkedNameSchema),
  image: imageSchema.nullable(),
  thumbs: thumbsSchema.nullable(),
  is_online: z.boolean(),
  fallback: fallbackFieldsSchema,
})
export type Ensemble = z.output<typeof ensembleSchema>

export const listEnsembles = listEndpoint(
  'list_ensembles',
  '/api/ensembles/',
  'Ensembles of the music school, in the stored order',
  ensembleSchema,
)

export const getEnsemble = endpoint({
  id: 'get_ensemble',
  tag: 'courses',
  summary: 'One ensemble',
  method: 'GET',
  path: '/api/ensembles/{id}/',
  access: 'visitor',
  params: idParams,
  response: ensembleSchema,
  errors: ['bad_input', 'not_found'],
})
