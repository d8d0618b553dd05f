import { z } from 'zod'
import { pathParams } from '#contract/common.ts'
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

export const REDIRECTS_AT_ONCE = 500

export const importRedirects = endpoint({
  id: 'admin_import_redirects',
  tag: 'admin: redirects',
  summary: 'Tries pasted redirects, a line each, and adds those that work; with `dry_run` nothing is stored',
  method: 'POST',
  path: '/api/admin/redirects/import/',
  access: 'editor',
  maxBytes: 1_000_000,
  body: z.object({ text: z.string().min(1).max(250_000), dry_run: z.boolean().default(true) }),
  status: 200,
  response: z.object({
    /** By line: what would be added or was, is there already, or cannot be, with the reason in words. */
    rows: z.array(z.object({ line: z.int(), old_path: z.string(), new_path: z.string(), state: z.enum(['new', 'known', 'wrong']), problem: z.string() })),
    added: z.int(),
  }),
  errors: ['bad_input', 'csrf', 'too_large'],
})
