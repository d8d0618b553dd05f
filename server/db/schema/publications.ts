import type { Locale } from '#config'
import type { ContainerType } from '#content/define.ts'
import { boolean, id, index, integer, table, text, timestamp, versioned } from '../columns.ts'

/** What goes out together at one instant. */
export const releases = table(
  'releases',
  {
    id: id(),
    name: text().notNull(),
    public_from: timestamp().notNull(),
    ...versioned(),
  },
  (t) => [index('releases_public').on(t.public_from, t.id)],
)

/** What visitors see of the sections of a record in one language from an instant on, whole. */
export const publications = table(
  'publications',
  {
    id: id(),
    content_type: text().notNull().$type<ContainerType>(),
    object_id: integer().notNull(),
    language: text().notNull().$type<Locale>(),
    /** A packed PageState, see services/versions/pack.ts. */
    state: text().notNull(),
    /** Of one in a release always the release's, which alone changes it. */
    public_from: timestamp().notNull(),
    release_id: integer().references(() => releases.id, { onDelete: 'cascade' }),
    /** Something in the state knows the date. */
    is_timed: boolean().notNull(),
    /** The state shows questions of the back office. */
    asks: boolean().notNull(),
    made_at: timestamp().notNull(),
    made_by: text(),
  },
  (t) => [
    index('publications_record').on(t.content_type, t.object_id, t.language, t.public_from),
    index('publications_public').on(t.public_from),
    index('publications_release').on(t.release_id),
  ],
)

/** One row while drafts are on: since when, and up to which instant the search index knows what is public. */
export const publishing = table('publishing', {
  id: integer().primaryKey(),
  since: timestamp().notNull(),
  indexed_until: timestamp().notNull(),
})
