import { idNameSchema } from '#contract/common.ts'
import { listEndpoint } from '#contract/endpoint.ts'

export const listTypes = listEndpoint('listTypes', '/api/types/', 'Event types', idNameSchema)

export const listSubscriptions = listEndpoint(
  'listSubscriptions',
  '/api/subscriptions/',
  'Series of concerts',
  idNameSchema,
)

export const listAgeGroups = listEndpoint('listAgeGroups', '/api/age-groups/', 'Age groups of courses', idNameSchema)

export const listParentGroups = listEndpoint(
  'listParentGroups',
  '/api/parent-groups/',
  'Groups of courses',
  idNameSchema,
)

export const listCategories = listEndpoint('listCategories', '/api/categories/', 'News categories', idNameSchema)
