import type { ResourceName } from '#content/define.ts'
import { id, index, integer, json, localised, table, text, timestamp } from '../columns.ts'

/** A row of any table, by its columns; times as ISO 8601. */
export type StoredRow = { table: string; row: Record<string, unknown> }

/** Records deleted in the back office, each whole: its own row first, then every row that went with it. */
export const bin = table(
  'bin',
  {
    id: id(),
    resource: text().notNull().$type<ResourceName>(),
    record_id: integer().notNull(),
    title: localised(),
    state: json<StoredRow[]>(),
    /** Pictures and files that the state needs, as `image:3` and `file:4`. */
    media: json<string[]>(),
    deleted_at: timestamp().notNull(),
    deleted_by: text(),
  },
  (t) => [index('bin_deleted').on(t.deleted_at, t.id), index('bin_record').on(t.resource, t.record_id)],
)
