import { z } from 'zod'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import * as editorAddresses from '../addresses/editor.ts'
import { idSchema, localeParams, recordIdSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const common = { tag: 'sections', access: 'editor', params: localeParams } as const

export type RecordRef = { resource: ResourceName; record_id: number }
const recordRef = { resource: z.enum(resourceNames), record_id: recordIdSchema }
/** The random name of a window. */
const tabSchema = z.string().min(8).max(40)

/** In a section of the page, counted from 1, with its first heading; outside of sections; or in the form. */
const presencePlaceSchema = z.object({
  where: z.enum(['page', 'form']),
  section: z.int().min(1).max(10_000).nullable(),
  heading: z.string().max(120),
})

export type PresencePlace = z.output<typeof presencePlaceSchema>

const presenceEntrySchema = presencePlaceSchema
  .extend({
    name: z.string(),
    own: z.boolean(),
    /** Has unsaved text; such a window stays listed while it is hidden. */
    unsaved: z.boolean(),
    seen_at: z.string(),
  })
  .meta({ id: 'Present' })
export type PresenceEntry = z.output<typeof presenceEntrySchema>

export const listPresence = endpoint({
  ...common,
  id: 'list_present',
  summary: 'Who is editing a record or its page at the moment, the latest first',
  ...editorAddresses.listPresence,
  query: z.object({ resource: recordRef.resource, record_id: idSchema }),
  response: z.array(presenceEntrySchema),
  errors: ['bad_input'],
})

export const sendHeartbeat = endpoint({
  ...common,
  id: 'stay_present',
  summary:
    'Says that a window edits a record or its page, and answers who else does; asked every 12 seconds, forgotten after 45',
  ...editorAddresses.sendHeartbeat,
  body: presencePlaceSchema.extend({ ...recordRef, tab: tabSchema, unsaved: z.boolean(), hidden: z.boolean() }),
  response: z.array(presenceEntrySchema),
  errors: ['bad_input'],
})

export const leavePresence = endpoint({
  ...common,
  id: 'leave_presence',
  summary: 'Says that a window is closed or elsewhere',
  ...editorAddresses.leavePresence,
  body: z.object({ tab: tabSchema }),
  response: null,
  errors: ['bad_input'],
})
