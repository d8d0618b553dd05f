import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { SectionOwnerType } from '#model/define-type.ts'
import { id, index, integer, json, table, text, uniqueIndex, versionColumns, visibilityColumns } from '../columns.ts'

export const sections = table(
  'sections',
  {
    id: id(),
    slug: text().notNull(),
    content_type: text().notNull().$type<SectionOwnerType>(),
    object_id: integer().notNull(),
    parent_id: integer(),
    layout: integer().notNull().default(0),
    order: integer().notNull().default(0),
    ...visibilityColumns(),
    ...versionColumns(),
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
    list_id: integer().references((): AnySQLiteColumn => modules.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    column: integer().notNull().default(0),
    order: integer().notNull().default(0),
    anchor: text().notNull().default(''),
    /** The kind's fields; localised ones as `{ de, en }`. */
    data: json<Record<string, unknown>>(),
    ...visibilityColumns(),
    ...versionColumns(),
  },
  (t) => [
    index('modules_section').on(t.section_id, t.column, t.order),
    index('modules_list').on(t.list_id, t.order),
    index('modules_kind').on(t.kind),
  ],
)
