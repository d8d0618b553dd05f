import { z } from 'zod'
import { imageShape, linkedNameSchema, localisedSchema, recordForVisitors } from '#contract/common.ts'
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
  ...imageShape,
  is_online: z.boolean(),
})
export type Ensemble = z.output<typeof ensembleSchema>

export const listEnsembles = listEndpoint(
  'list_ensembles',
  '/api/ensembles/',
  'Ensembles of the music school, in the stored order',
  ensembleSchema,
)

export const getEnsemble = endpoint({
  ...recordForVisitors,
  id: 'get_ensemble',
  tag: 'courses',
  summary: 'One ensemble',
  path: '/api/ensembles/{id}/',
  response: ensembleSchema,
})
