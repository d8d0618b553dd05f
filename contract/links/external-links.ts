import { z } from 'zod'
import * as editorAddresses from '../addresses/editor.ts'
import { localeParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const MAX_EXTERNAL_LINKS = 200

/** `gone`: the website says so; `unreachable`: no response. */
const deadLinkSchema = z
  .object({ url: z.string(), reason: z.enum(['gone', 'unreachable']), checked_at: z.string() })
  .meta({ id: 'DeadLink' })
export type DeadLink = z.output<typeof deadLinkSchema>

export const listDeadLinks = endpoint({
  id: 'list_dead_links',
  tag: 'sections',
  summary:
    'Which of these addresses of other websites lead nowhere, as far as the nightly check knows; it asks nobody itself',
  ...editorAddresses.listDeadLinks,
  access: 'editor',
  params: localeParams,
  body: z.object({ urls: z.array(z.string().max(2000)).max(MAX_EXTERNAL_LINKS) }),
  response: z.array(deadLinkSchema),
  errors: ['bad_input'],
})
