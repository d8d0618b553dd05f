import {
  boolean,
  id,
  index,
  integer,
  localised,
  real,
  searchTextColumns,
  table,
  text,
  timestamp,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'

export const images = table(
  'images',
  {
    id: id(),
    ...searchTextColumns(),
    /** Name in the media store, see `imagePaths`. */
    file: text().notNull(),
    title: text().notNull().default(''),
    mime: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Content hash; names the file and the immutable URLs. */
    hash: text().notNull(),
    alt: localised(),
    decorative: boolean().notNull().default(false),
    credit: text().notNull().default(''),
    /** For sorting in the back office, joined by commas. */
    tags: text().notNull().default(''),
    /** The last day of the usage right, `2027-05-31`; empty: no end. */
    rights_until: text().notNull().default(''),
    /** See `perceptualHash`; empty: not computed yet. */
    look: text().notNull().default(''),
    focal_x: real().notNull().default(0.5),
    focal_y: real().notNull().default(0.5),
    ...versionColumns(),
    created_at: timestamp().notNull(),
  },
  (t) => [
    index('images_sort').on(t.sort_text, t.id),
    index('images_created').on(t.created_at, t.id),
    index('images_credit').on(t.credit, t.id),
    index('images_hash').on(t.hash),
    index('images_rights').on(t.rights_until, t.id),
    index('images_title').on(t.title, t.id),
    index('images_bytes').on(t.bytes, t.id),
  ],
)

export default registerTables({ images })
