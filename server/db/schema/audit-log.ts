import type { AuditAction, AuditLogChange } from '#contract/admin/audit-log.ts'
import { id, index, integer, json, localised, table, text, timestamp } from '../columns.ts'

/** No foreign keys: entries outlive account and record. Changes of a page's sections are in its versions only. */
export const auditLog = table(
  'audit_log',
  {
    id: id(),
    at: timestamp().notNull(),
    user_id: text(),
    user_name: text().notNull(),
    act: text().notNull().$type<AuditAction>(),
    /** `record_id` is empty for resources with a single record. */
    resource: text().notNull(),
    record_id: text().notNull(),
    title: localised(),
    changes: json<AuditLogChange[]>(),
    version_id: integer(),
  },
  (t) => [
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_user').on(t.user_id, t.at, t.id),
    index('audit_log_act').on(t.act, t.at, t.id),
    index('audit_log_record').on(t.resource, t.record_id, t.at, t.id),
    index('audit_log_resource').on(t.resource, t.at, t.id),
    index('audit_log_version').on(t.version_id),
  ],
)
