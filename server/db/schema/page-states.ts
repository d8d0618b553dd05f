import { isNull } from 'drizzle-orm'
import type { Locale } from '#config'
import type { SectionOwnerType } from '#model/define-type.ts'
import { boolean, id, index, integer, table, text, timestamp, versionColumns } from '../columns.ts'

/** Pages and records that become public together. */
export const releases = table(
  'releases',
  {
    id: id(),
    name: text().notNull(),
    public_from: timestamp().notNull(),
    ...versionColumns(),
  },
  (t) => [index('releases_public').on(t.public_from, t.id)],
)

/**
 * Snapshots of a record's sections. Saved ones hold both languages and have neither `language` nor `public_from`: the
 * newest is the draft, earlier ones are versions. Published ones are public in one language.
 */
export const pageStates = table(
  'page_states',
  {
    id: id(),
    content_type: text().notNull().$type<SectionOwnerType>(),
    object_id: integer().notNull(),
    language: text().$type<Locale>(),
    /** A packed PageSnapshot, see services/page-states/pack.ts. */
    state: text().notNull(),
    /** The first and last save that it merges, by one person. */
    begun_at: timestamp().notNull(),
    saved_at: timestamp().notNull(),
    saved_by: text(),
    /** In a release its instant, changed with the release only. */
    public_from: timestamp(),
    release_id: integer().references(() => releases.id, { onDelete: 'cascade' }),
    /** The published snapshot contains visibility times. */
    is_timed: boolean().notNull().default(false),
    /** The published snapshot shows FAQ entries of the back office. */
    asks: boolean().notNull().default(false),
  },
  (t) => [
    index('page_states_saved').on(t.content_type, t.object_id, t.id).where(isNull(t.public_from)),
    index('page_states_published').on(t.content_type, t.object_id, t.language, t.public_from),
    index('page_states_public').on(t.public_from),
    index('page_states_release').on(t.release_id),
  ],
)

/** One row: whether every page is kept as a draft, since when, and until which instant the search index is complete. */
export const draftMode = table('publishing', {
  id: integer().primaryKey(),
  since: timestamp().notNull(),
  indexed_until: timestamp().notNull(),
  everyone: boolean().notNull().default(true),
})
