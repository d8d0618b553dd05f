import {
  id,
  index,
  integer,
  localised,
  onlineColumns,
  onlineFromIndex,
  searchTextColumns,
  table,
  timestamp,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'
import { productions } from '../event/table.ts'
import { images } from '../image/table.ts'
import { people } from '../person/table.ts'

export const pressPictures = table(
  'press_pictures',
  {
    id: id(),
    ...searchTextColumns(),
    image_id: integer()
      .notNull()
      .references(() => images.id),
    caption: localised(),
    licence: localised(),
    production_id: integer().references(() => productions.id),
    person_id: integer().references(() => people.id),
    order: integer().notNull().default(0),
    ...onlineColumns(),
    /** Then picture and file are not found any more. */
    rights_until: timestamp(),
    ...versionColumns(),
  },
  (t) => [
    onlineFromIndex('press_pictures', t),
    index('press_pictures_sort').on(t.sort_text, t.id),
    index('press_pictures_order').on(t.order, t.id),
  ],
)

export default registerTables({ 'press-pictures': pressPictures })
