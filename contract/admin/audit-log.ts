import { z } from 'zod'
import { listPageShape, localeSchema, localisedSchema, optionalQuery, paged } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { versionChangeSchema } from '../page/versions.ts'
import { exportForms, exportMedia, exportQueryShape } from './resources/export.ts'
import { requiredDay } from './resources/fields.ts'

/** Actions on records and accounts. */
export const auditActions = [
  'created',
  'changed',
  'replaced',
  'deleted',
  'restored',
  'merged',
  'purged',
  'published',
  'unpublished',
  'discarded',
  'logged_in',
  'login_refused',
  'logged_out',
  'password_changed',
  'link_created',
  'signed_out',
  'factor_begun',
  'factor_on',
  'factor_off',
  'codes_renewed',
  'code_used',
  'invited',
  'invitation_revoked',
  'invitation_accepted',
  'notice_asked',
  'notice_confirmed',
  'notice_left',
] as const
export type AuditAction = (typeof auditActions)[number]

/**
 * `language`: of a localised text; `row`, `inner`: a row and its field; `is_redacted`: without
 * values, for visitors' personal data.
 */
const loggedChange = z.object({
  field: z.string(),
  language: localeSchema.optional(),
  row: z.record(z.string(), z.unknown()).optional(),
  inner: z.string().optional(),
  type: z.enum(['added', 'removed']).optional(),
  is_redacted: z.literal(true).optional(),
  from: z.unknown(),
  to: z.unknown(),
})
export type AuditLogChange = z.output<typeof loggedChange>

export const auditLogEntrySchema = z
  .object({
    id: z.int(),
    at: z.string(),
    user_id: z.string().nullable(),
    user_name: z.string(),
    act: z.enum(auditActions),
    resource: z.string(),
    record_id: z.string(),
    title: localisedSchema,
    changes: z.array(loggedChange),
    /** Changes of a page's sections; null for other entries. */
    page_changes: z.array(versionChangeSchema).nullable(),
  })
  .meta({ id: 'LogEntry' })
export type AuditLogEntry = z.output<typeof auditLogEntrySchema>

const filters = {
  user_id: optionalQuery(z.string().max(100)),
  act: optionalQuery(z.enum(auditActions)),
  resource: optionalQuery(z.string().max(60)),
  record_id: optionalQuery(z.string().max(100)),
  from: optionalQuery(requiredDay()),
  until: optionalQuery(requiredDay()),
}
const ordering = z.enum(['at', '-at']).default('-at')
const common = { tag: 'admin', method: 'GET' } as const

export const listAuditLog = endpoint({
  ...common,
  id: 'admin_list_log',
  summary:
    'Who wrote what in the last 400 days: everything for who keeps the accounts, and of a record of the content for every editor',
  path: '/api/admin/audit-log/',
  access: 'editor',
  query: z.strictObject({
    ...listPageShape,
    ordering,
    ...filters,
  }),
  response: paged(auditLogEntrySchema),
  errors: ['bad_input', 'forbidden', 'not_found'],
})

export const exportAuditLog = endpoint({
  ...common,
  id: 'admin_export_log',
  summary: 'Everything that the list shows, as CSV, JSON Lines or a table to print',
  path: '/api/admin/audit-log/export/',
  access: 'accounts',
  query: z.strictObject({ ordering, ...filters, ...exportQueryShape }),
  media: exportMedia.csv,
  forms: exportForms,
  response: z.string(),
  errors: ['bad_input'],
})
