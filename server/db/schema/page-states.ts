import { isNull } from 'drizzle-orm'
import type { Locale } from '#config'
import type { SectionOwnerType } from '#content/define.ts'
import { boolean, id, index, integer, table, text, timestamp, versionColumns } from '../columns.ts'

/** Pages and records that become public together, at one instant. */
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
 * States of the sections of a record, each whole. A saved state holds both languages and has neither `language` nor `public_from`: the newest
 * is the draft, the earlier ones are versions. A published state is what visitors read in one language from `public_from` on.
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
    /** When the first of the saves that it holds was made, and the last; by one person. */
    begun_at: timestamp().notNull(),
    saved_at: timestamp().notNull(),
    saved_by: text(),
    /** For a state in a release the release's instant, which is changed with the release alone. */
    public_from: timestamp(),
    release_id: integer().references(() => releases.id, { onDelete: 'cascade' }),
    /** Something in the published state knows the date. */
    is_timed: boolean().notNull().default(false),
    /** The published state shows questions of the back office. */
    asks: boolean().notNull().default(false),
  },
  (t) => [
    index('page_states_saved').on(t.content_type, t.object_id, t.id).where(isNull(t.public_from)),
    index('page_states_published').on(t.content_type, t.object_id, t.language, t.public_from),
    index('page_states_public').on(t.public_from),
    index('page_states_release').on(t.release_id),
  ],
)

/** One row while drafts are on: since when, and up to which instant the search index knows what is public. */
export const draftMode = table('publishing', {
  id: integer().primaryKey(),
  since: timestamp().notNull(),
  indexed_until: timestamp().notNull(),
})
