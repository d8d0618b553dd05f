import {
  id,
  index,
  integer,
  localised,
  onlineColumns,
  onlineFromIndex,
  searchTextColumns,
  table,
  text,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'
import { images } from '../image/table.ts'

function stageColumns() {
  return {
    id: id(),
    ...searchTextColumns(),
    variant: text().notNull().$type<'orchestra' | 'school'>(),
    preline: localised(),
    headline: localised(),
    subline: localised(),
    text: localised(),
    link: text().notNull().default(''),
    link_text: localised(),
    image_id: integer().references(() => images.id),
    order: integer().notNull().default(0),
    ...onlineColumns(),
    ...versionColumns(),
  }
}

export const heroes = table('heroes', stageColumns(), (t) => [
  index('heroes_variant').on(t.variant, t.order),
  onlineFromIndex('heroes', t),
])

export const teasers = table('teasers', stageColumns(), (t) => [
  index('teasers_variant').on(t.variant, t.order),
  onlineFromIndex('teasers', t),
])

export default registerTables({ heroes, teasers })
