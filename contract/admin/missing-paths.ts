import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { idParams, listPageShape, optionalQuery, paged, queryText } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { booleanFilter, idsFilter } from './resources/filters.ts'

const missingPathSchema = z.object({
  id: z.int(),
  path: z.string(),
  is_probe: z.boolean(),
  hits: z.int(),
  last_at: z.string(),
  referrer: z.string(),
})
export type MissingPath = z.output<typeof missingPathSchema>

const missingPathsQuery = z.strictObject({
  ...listPageShape,
  ordering: z.enum(['hits', '-hits', 'last_at', '-last_at', 'path', '-path', 'id', '-id']).default('-hits'),
  search: queryText().max(200).optional(),
  is_probe: optionalQuery(booleanFilter()),
  id: optionalQuery(idsFilter()),
})
export type MissingPathsQuery = z.output<typeof missingPathsQuery>

const missing = { tag: 'admin: redirects', access: 'editor' } as const

export const listMissingPaths = endpoint({
  ...missing,
  id: 'admin_list_missing_paths',
  summary:
    'Paths that visitors asked for within the last 90 days, that were not there, and that no redirect takes; of a visitor nothing is kept',
  method: 'GET',
  path: '/api/admin/missing-paths/',
  query: missingPathsQuery,
  response: paged(missingPathSchema),
  errors: ['bad_input', 'not_found'],
})

export const dismissMissingPath = endpoint({
  ...missing,
  id: 'admin_delete_missing_path',
  summary: 'Forgets a path until somebody asks for it again',
  ...adminAddresses.dismissMissingPath,
  params: idParams,
  response: null,
  errors: ['not_found'],
})

const proposalSchema = z.object({ title: z.string(), note: z.string(), path: z.string() })
export type Proposal = z.output<typeof proposalSchema>

export const proposeTargets = endpoint({
  ...missing,
  id: 'admin_propose_targets',
  summary: 'Pages that a missing path probably means, the likeliest first',
  ...adminAddresses.proposeTargets,
  params: idParams,
  response: z.array(proposalSchema),
  errors: ['not_found'],
})
