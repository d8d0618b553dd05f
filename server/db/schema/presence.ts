import type { ResourceName } from '#model/define-type.ts'
import { boolean, index, integer, table, text, timestamp } from '../columns.ts'
import { user } from './accounts.ts'

/** Editing windows by their own random names. Not shown to visitors. */
export const presence = table(
  'presence',
  {
    tab: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    resource: text().notNull().$type<ResourceName>(),
    record_id: integer().notNull(),
    where: text().notNull().$type<'page' | 'form'>(),
    section: integer(),
    heading: text().notNull(),
    unsaved: boolean().notNull(),
    hidden: boolean().notNull(),
    seen_at: timestamp().notNull(),
  },
  (t) => [
    index('presence_thing').on(t.resource, t.record_id, t.seen_at),
    index('presence_user').on(t.user_id, t.seen_at),
    index('presence_seen').on(t.seen_at),
  ],
)
