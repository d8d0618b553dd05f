import { z } from 'zod'
import { resourceNames } from '#model/types.ts'
import * as adminAddresses from '../addresses/admin.ts'
import { idParams, lineText, listPageShape, localisedSchema, optionalQuery, paged } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { idsFilter } from './resources/filters.ts'

const resourceSchema = z.enum(resourceNames)
const one = '/api/admin/bin/{id}/'
const common = { tag: 'admin', access: 'editor' } as const

export const binRecordSchema = z
  .object({
    id: z.int(),
    resource: resourceSchema,
    record_id: z.int(),
    title: localisedSchema,
    deleted_at: z.string(),
    /** Null when the account is deleted. */
    deleted_by: z.string().nullable(),
    days_left: z.int(),
  })
  .meta({ id: 'BinRecord' })
export type BinRecord = z.output<typeof binRecordSchema>

/** A reference that was dropped because its target no longer exists. */
const droppedReferenceSchema = z.object({ field: z.string(), resource: z.string().nullable(), id: z.int() })
export type DroppedReference = z.output<typeof droppedReferenceSchema>

export const listBinRecords = endpoint({
  ...common,
  id: 'admin_list_bin',
  summary: 'What was deleted in the back office within the last 30 days',
  method: 'GET',
  path: '/api/admin/bin/',
  query: z.strictObject({
    ...listPageShape,
    ordering: z.enum(['deleted_at', '-deleted_at', 'id', '-id']).default('-deleted_at'),
    resource: optionalQuery(resourceSchema),
    id: optionalQuery(idsFilter()),
  }),
  response: paged(binRecordSchema),
  errors: ['bad_input', 'not_found'],
})

export const restoreBinRecord = endpoint({
  ...common,
  id: 'admin_restore_bin',
  summary:
    'Brings a record back under its id, with its sections and everything that belonged to it; `set` is for what was taken meanwhile',
  ...adminAddresses.restoreBinRecord,
  params: idParams,
  body: z.object({ set: z.record(z.string().max(60), lineText().min(1).max(200)).default({}) }),
  response: z.object({ resource: resourceSchema, id: z.int(), dropped_references: z.array(droppedReferenceSchema) }),
  errors: ['bad_input', 'not_found'],
})

export const deleteBinRecord = endpoint({
  ...common,
  access: 'admin',
  id: 'admin_delete_bin',
  summary: 'Deletes a record for good, before its 30 days are over',
  method: 'DELETE',
  path: one,
  params: idParams,
  response: null,
  errors: ['forbidden', 'not_found'],
})
