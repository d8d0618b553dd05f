import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { idParams, idSchema, localisedSchema, optionalQuery, recordIdSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { requiredDay, textLine } from './resources/fields.ts'

const previewLinkSchema = z
  .object({
    id: z.int(),
    page: z.object({ id: z.int(), title: z.string() }),
    /** Free text: the recipient. */
    note: z.string(),
    /** End, ISO 8601. */
    until: z.string(),
    created_at: z.string(),
    /** Null if the account was deleted. */
    created_by: z.string().nullable(),
    state: z.enum(['good', 'over', 'revoked']),
  })
  .meta({ id: 'PreviewLink' })
export type PreviewLink = z.output<typeof previewLinkSchema>

export const listPreviewLinks = endpoint({
  id: 'admin_preview_links',
  tag: 'admin: pages',
  summary: 'Links that show a page to whoever has them, of one page or of all; the newest first',
  ...adminAddresses.listPreviewLinks,
  access: 'editor',
  query: z.object({ page_id: optionalQuery(idSchema) }),
  response: z.array(previewLinkSchema),
  errors: ['bad_input'],
})

export const createPreviewLink = endpoint({
  id: 'admin_create_preview_link',
  tag: 'admin: pages',
  summary:
    'A link that shows a page, also one that is offline, until the end of a day; its addresses are answered this once',
  ...adminAddresses.createPreviewLink,
  access: 'editor',
  body: z.object({ page_id: recordIdSchema, until: requiredDay(), note: textLine(200) }),
  status: 201,
  response: previewLinkSchema.extend({ urls: localisedSchema }),
  errors: ['bad_input', 'forbidden'],
})

export const revokePreviewLink = endpoint({
  id: 'admin_revoke_preview_link',
  tag: 'admin: pages',
  summary: 'Ends a link to a preview at once',
  ...adminAddresses.revokePreviewLink,
  access: 'editor',
  params: idParams,
  response: null,
  errors: ['not_found', 'forbidden'],
})
