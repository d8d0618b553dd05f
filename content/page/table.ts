import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Variant } from '#config'
import {
  boolean,
  id,
  index,
  integer,
  localised,
  onlineColumns,
  onlineFromIndex,
  searchTextColumns,
  table,
  text,
  timestamp,
  uniqueIndex,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'
import { images } from '../image/table.ts'
import type { pageEditions, pageTypes } from './schema.ts'

export type PageEdition = (typeof pageEditions)[number]
export type PageType = (typeof pageTypes)[number]

/** The tree of pages is the navigation: `order` within a parent, shown where the `in_…` flags say. */
export const pages = table(
  'pages',
  {
    id: id(),
    ...searchTextColumns(),
    parent_id: integer().references((): AnySQLiteColumn => pages.id),
    content_type: text().notNull().$type<PageType>().default('page'),
    /** Empty: inherited from the parent. */
    variant: text().$type<Variant>(),
    slug_de: text().notNull().default(''),
    slug_en: text().notNull().default(''),
    /** The whole path without language, built from the slugs of the tree; empty for links. */
    path_de: text(),
    path_en: text(),
    link: localised(),
    title: localised(),
    headline: localised(),
    /** The page in everyday language and the kind of this edition; both or neither. */
    edition_of_id: integer().references((): AnySQLiteColumn => pages.id),
    edition: text().$type<PageEdition>(),
    ...onlineColumns(),
    is_clickable: boolean().notNull().default(true),
    in_menu: boolean().notNull().default(false),
    in_footer: boolean().notNull().default(false),
    in_secondary: boolean().notNull().default(false),
    order: integer().notNull().default(0),
    meta_title: localised(),
    meta_description: localised(),
    og_title: localised(),
    og_description: localised(),
    og_image_id: integer().references(() => images.id),
    og_type: text().notNull().default('website'),
    ...versionColumns(),
    updated_at: timestamp().notNull(),
  },
  (t) => [
    onlineFromIndex('pages', t),
    index('pages_sort').on(t.sort_text, t.id),
    uniqueIndex('pages_path_de').on(t.path_de),
    uniqueIndex('pages_path_en').on(t.path_en),
    uniqueIndex('pages_edition').on(t.edition_of_id, t.edition),
    index('pages_parent').on(t.parent_id, t.order),
  ],
)

/** Preview links; the token itself is never stored. */
export const previewLinks = table(
  'preview_links',
  {
    id: id(),
    page_id: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, in hex. */
    token_hash: text().notNull(),
    until: timestamp().notNull(),
    note: text().notNull(),
    created_at: timestamp().notNull(),
    created_by: text().notNull(),
    revoked_at: timestamp(),
  },
  (t) => [
    uniqueIndex('preview_links_token').on(t.token_hash),
    index('preview_links_page').on(t.page_id, t.id),
    index('preview_links_until').on(t.until),
  ],
)

export default registerTables({ pages })
