import type { pageEditions } from '#model/page-editions.ts'
import { id, index, integer, table, text, timestamp, uniqueIndex } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import page from './fields.ts'
import type { pageTypes } from './states.ts'

export type PageEdition = (typeof pageEditions)[number]
export type PageType = (typeof pageTypes)[number]

export const pages = tableOf(page, 'pages', {
  columns: {
    content_type: text().notNull().$type<PageType>().default('page'),
    slug_de: text().notNull().default(''),
    slug_en: text().notNull().default(''),
    og_type: text().notNull().default('website'),
    path_de: text(),
    path_en: text(),
    updated_at: timestamp().notNull(),
  },
  indexes: (t) => [
    index('pages_sort').on(t.sort_text, t.id),
    uniqueIndex('pages_path_de').on(t.path_de),
    uniqueIndex('pages_path_en').on(t.path_en),
    uniqueIndex('pages_edition').on(t.edition_of_id, t.edition),
    index('pages_parent').on(t.parent_id, t.order),
  ],
})

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
