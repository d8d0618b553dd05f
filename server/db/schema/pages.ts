import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Variant } from '#config'
import type { pageTypes } from '#contract/admin/bodies.ts'
import type { ContainerType } from '#contract/sections.ts'
import { boolean, findable, id, index, integer, json, localised, table, text, timestamp, uniqueIndex, versioned } from '../columns.ts'
import { images } from './media.ts'

export type PageType = (typeof pageTypes)[number]

/** The tree of pages is the navigation: `order` within a parent, shown where the `in_…` flags say. */
export const pages = table(
  'pages',
  {
    id: id(),
    ...findable(),
    parent_id: integer().references((): AnySQLiteColumn => pages.id),
    content_type: text().notNull().$type<PageType>().default('page'),
    /** Empty: inherited from the parent. */
    variant: text().$type<Variant>(),
    slug_de: text().notNull().default(''),
    slug_en: text().notNull().default(''),
    /** The whole path without language, made from the slugs of the tree; empty for links. */
    path_de: text(),
    path_en: text(),
    link: localised(),
    title: localised(),
    headline: localised(),
    is_online: boolean().notNull().default(true),
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
    ...versioned(),
    updated_at: timestamp().notNull(),
  },
  (t) => [
    index('pages_sort').on(t.sort_text, t.id),
    uniqueIndex('pages_path_de').on(t.path_de),
    uniqueIndex('pages_path_en').on(t.path_en),
    index('pages_parent').on(t.parent_id, t.order),
  ],
)

export const sections = table(
  'sections',
  {
    id: id(),
    slug: text().notNull(),
    content_type: text().notNull().$type<ContainerType>(),
    object_id: integer().notNull(),
    parent_id: integer(),
    layout: integer().notNull().default(0),
    order: integer().notNull().default(0),
    ...versioned(),
    deleted_at: timestamp(),
    deleted_by: text(),
  },
  (t) => [uniqueIndex('sections_slug').on(t.slug), index('sections_object').on(t.content_type, t.object_id, t.order)],
)

export const modules = table(
  'modules',
  {
    id: id(),
    section_id: integer()
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    /** The list module of an item. */
    list_id: integer().references((): AnySQLiteColumn => modules.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    column: integer().notNull().default(0),
    order: integer().notNull().default(0),
    anchor: text().notNull().default(''),
    /** The kind's fields; localised ones as `{ de, en }`. */
    data: json<Record<string, unknown>>(),
    ...versioned(),
    deleted_at: timestamp(),
    deleted_by: text(),
  },
  (t) => [index('modules_section').on(t.section_id, t.column, t.order), index('modules_list').on(t.list_id, t.order), index('modules_kind').on(t.kind)],
)

export const redirects = table(
  'redirects',
  {
    id: id(),
    ...findable(),
    /** Absolute path without trailing slash, e.g. `/de/alt`. */
    old_path: text().notNull(),
    new_path: text().notNull(),
    automatic: boolean().notNull().default(false),
    hits: integer().notNull().default(0),
    ...versioned(),
    created_at: timestamp().notNull(),
  },
  (t) => [
    index('redirects_sort').on(t.sort_text, t.id),
    uniqueIndex('redirects_old').on(t.old_path),
    index('redirects_new').on(t.new_path),
    index('redirects_created').on(t.created_at, t.id),
    index('redirects_hits').on(t.hits, t.id),
  ],
)

/** One row: what the settings screen holds. */
export const settings = table('settings', { id: id(), data: json<Record<string, unknown>>(), ...versioned() })
