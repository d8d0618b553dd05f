import type { ResourceName } from '#model/define-type.ts'
import { id, index, integer, json, localised, table, text, timestamp } from '../columns.ts'

/** A row of any table, by its columns; times as ISO 8601. */
export type BinnedRow = { table: string; row: Record<string, unknown> }

/** Deleted records, sections and modules, each complete: its own row first, then every row deleted with it. */
export const bin = table(
  'bin',
  {
    id: id(),
    /** The deleted record, or the owner of the page of a part. */
    resource: text().notNull().$type<ResourceName>(),
    record_id: integer().notNull(),
    part: text().$type<'section' | 'module'>(),
    part_id: integer(),
    title: localised(),
    state: json<BinnedRow[]>(),
    /** Files that the state needs, as `image:3` and `file:4`. */
    media: json<string[]>(),
    /** Sections and modules in the state, as `section:3`, `slug:prices`, `module:31` and `kind:text`. */
    holds: json<string[]>(),
    deleted_at: timestamp().notNull(),
    deleted_by: text(),
  },
  (t) => [
    index('bin_deleted').on(t.deleted_at, t.id),
    index('bin_record').on(t.resource, t.record_id, t.part),
    index('bin_part').on(t.part, t.part_id),
  ],
)
