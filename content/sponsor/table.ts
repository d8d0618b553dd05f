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
  timestamp,
  versionColumns,
} from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'
import { images } from '../image/table.ts'
import type { SponsorTier } from './type.ts'

export const sponsors = table(
  'sponsors',
  {
    id: id(),
    ...searchTextColumns(),
    name: localised(),
    text: localised(),
    link: text().notNull().default(''),
    image_id: integer().references(() => images.id),
    tier: text().notNull().$type<SponsorTier>(),
    order: integer().notNull().default(0),
    ...onlineColumns(),
    shown_from: timestamp(),
    shown_until: timestamp(),
    ...versionColumns(),
  },
  (t) => [
    onlineFromIndex('sponsors', t),
    index('sponsors_sort').on(t.sort_text, t.id),
    index('sponsors_tier').on(t.tier, t.order),
  ],
)

export default { sponsors } satisfies TypeTables
