import { idNameSchema } from '#contract/common.ts'
import { listEndpoint } from '#contract/endpoint.ts'

export const listTypes = listEndpoint('list_types', '/api/types/', 'Event types', idNameSchema)

export const listSubscriptions = listEndpoint(
  'list_subscriptions',
  '/api/subscriptions/',
  'Series of concerts',
  idNameSchema,
)

export const listAgeGroups = listEndpoint('list_age_groups', '/api/age-groups/', 'Age groups of courses', idNameSchema)

export const listParentGroups = listEndpoint(
  'list_parent_groups',
  '/api/parent-groups/',
  'Groups of courses',
  idNameSchema,
)

export const listCategories = listEndpoint('list_categories', '/api/categories/', 'News categories', idNameSchema)
