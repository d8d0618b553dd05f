import type { ContainerType } from '#content/define.ts'
import { id, index, integer, table, text, timestamp } from '../columns.ts'

/** States that the sections of a record have had, each whole. */
export const versions = table(
  'versions',
  {
    id: id(),
    content_type: text().notNull().$type<ContainerType>(),
    object_id: integer().notNull(),
    /** A packed PageState, see services/versions/pack.ts. */
    state: text().notNull(),
    /** When the first of the saves that it holds was made, and the last; by one person. */
    begun_at: timestamp().notNull(),
    saved_at: timestamp().notNull(),
    saved_by: text(),
  },
  (t) => [index('versions_record').on(t.content_type, t.object_id, t.id)],
)
