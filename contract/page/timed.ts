import { z } from 'zod'
import * as editorAddresses from '../addresses/editor.ts'
import { localeParams, optionalQuery, paged, pageQuery } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { sectionOwnerTypeSchema, visibilitySettingsSchema, visibleUntilDateSchema } from './sections.ts'

/** A section or module with visibility times. Sections are counted from 1. */
export const timedContentSchema = z
  .object({
    model: z.enum(['container', 'module']),
    id: z.int(),
    kind: z.string().nullable(),
    /** Its first words, in one language. */
    words: z.string(),
    section: z.int(),
    showing: visibilitySettingsSchema,
    until_date: visibleUntilDateSchema.nullable(),
    state: z.enum(['online', 'offline', 'waiting', 'over']),
    /** When it next appears or disappears; null when no more changes follow. */
    next: z.string().nullable(),
    page: z.object({ title: z.string(), url: z.string() }),
  })
  .meta({ id: 'TimedEntry' })
export type TimedContent = z.output<typeof timedContentSchema>

export const listVisibleUntilDates = endpoint({
  id: 'list_visible_until_dates',
  tag: 'sections',
  summary: 'The dates after whose end something can disappear: those that are not over, the next first',
  ...editorAddresses.listVisibleUntilDates,
  access: 'editor',
  params: localeParams,
  response: z.array(visibleUntilDateSchema),
  errors: [],
})

export const listTimedContent = endpoint({
  id: 'list_timed_content',
  tag: 'sections',
  summary: 'What of a page, or of the whole site, is not always shown; what changes next first',
  ...editorAddresses.listTimedContent,
  access: 'editor',
  params: localeParams,
  query: pageQuery.extend({
    content_type: optionalQuery(sectionOwnerTypeSchema),
    object_id: optionalQuery(z.coerce.number().int().positive()),
  }),
  response: paged(timedContentSchema),
  errors: ['bad_input', 'not_found'],
})
