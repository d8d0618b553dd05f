import { z } from 'zod'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { endpoint } from '#contract/endpoint.ts'

export const MAX_IMPORTED_REDIRECTS = 500

export const importRedirects = endpoint({
  id: 'admin_import_redirects',
  tag: 'admin: redirects',
  summary: 'Tries pasted redirects, a line each, and adds those that work; with `dry_run` nothing is stored',
  ...adminAddresses.importRedirects,
  access: 'editor',
  maxBytes: 1_000_000,
  body: z.object({ text: z.string().min(1).max(250_000), dry_run: z.boolean().default(true) }),
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
  errors: ['bad_input', 'too_large'],
})
