import { z } from 'zod'
import * as editorAddresses from './addresses/editor.ts'
import { localeParams, optionalQuery, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { containerTypeSchema, showingSchema, untilDateSchema } from './sections.ts'

/** A section or module that is not always shown. Sections are counted from 1. */
export const timedEntrySchema = z
  .object({
    model: z.enum(['container', 'module']),
    id: z.int(),
    /** Of a module. */
    kind: z.string().nullable(),
    /** The first words of it, in one language. */
    words: z.string(),
    section: z.int(),
    showing: showingSchema,
    until_date: untilDateSchema.nullable(),
    state: z.enum(['online', 'offline', 'waiting', 'over']),
    /** When it next appears or disappears; null where no time changes it any more. */
    next: z.string().nullable(),
    /** The page it stands on; its address is empty where it has none. */
    page: z.object({ title: z.string(), url: z.string() }),
  })
  .meta({ id: 'TimedEntry' })
export type TimedEntry = z.output<typeof timedEntrySchema>

export const listUntilDates = endpoint({
  id: 'listUntilDates',
  tag: 'sections',
  summary: 'The dates after whose end something can disappear: those that are not over, the next first',
  ...editorAddresses.listUntilDates,
  access: 'editor',
  params: localeParams,
  status: 200,
  response: z.array(untilDateSchema),
  errors: ['unauthenticated'],
})

export const listTimed = endpoint({
  id: 'listTimed',
  tag: 'sections',
  summary: 'What of a page, or of the whole site, is not always shown; what changes next first',
  ...editorAddresses.listTimed,
  access: 'editor',
  params: localeParams,
  query: pageQuery.extend({
    content_type: optionalQuery(containerTypeSchema),
    object_id: optionalQuery(z.coerce.number().int().positive()),
  }),
  status: 200,
  response: paged(timedEntrySchema),
  errors: ['bad_input', 'unauthenticated', 'not_found'],
})
