import { z } from 'zod'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { booleanFilter, idsFilter } from '#contract/admin/filters.ts'
import { idParams, optionalQuery, paged, pathParams, queryText } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

export const getRedirect = endpoint({
  id: 'getRedirect',
  tag: 'pages',
  summary: 'Where a path that was not found has moved',
  method: 'GET',
  path: '/{locale}/pageeditor-api/redirect/{path}',
  access: 'visitor',
  params: pathParams,
  status: 200,
  response: z.object({ new_path: z.string() }),
  errors: ['not_found'],
})

export const MAX_IMPORTED_REDIRECTS = 500

export const importRedirects = endpoint({
  id: 'admin_import_redirects',
  tag: 'admin: redirects',
  summary: 'Tries pasted redirects, a line each, and adds those that work; with `dry_run` nothing is stored',
  ...adminAddresses.importRedirects,
  access: 'editor',
  maxBytes: 1_000_000,
  body: z.object({ text: z.string().min(1).max(250_000), dry_run: z.boolean().default(true) }),
  status: 200,
  response: z.object({
    /** By line: added or to be added, existing, or refused with the reason. */
    rows: z.array(
      z.object({
        line: z.int(),
        old_path: z.string(),
        new_path: z.string(),
        state: z.enum(['new', 'known', 'wrong']),
        problem: z.string(),
      }),
    ),
    added: z.int(),
  }),
  errors: ['bad_input', 'csrf', 'too_large'],
})

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
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
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
  status: 200,
  response: paged(missingPathSchema),
  errors: ['bad_input', 'not_found'],
})

export const dismissMissingPath = endpoint({
  ...missing,
  id: 'admin_delete_missing_path',
  summary: 'Forgets a path until somebody asks for it again',
  ...adminAddresses.dismissMissingPath,
  params: idParams,
  status: 204,
  response: null,
  errors: ['csrf', 'not_found'],
})

const proposalSchema = z.object({ title: z.string(), note: z.string(), path: z.string() })
export type Proposal = z.output<typeof proposalSchema>

export const proposeTargets = endpoint({
  ...missing,
  id: 'admin_propose_targets',
  summary: 'Pages that a missing path probably means, the likeliest first',
  ...adminAddresses.proposeTargets,
  params: idParams,
  status: 200,
  response: z.array(proposalSchema),
  errors: ['not_found'],
})
