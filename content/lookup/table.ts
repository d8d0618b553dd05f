import { id, integer, localised, searchTextColumns, table, versionColumns } from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'

function namedColumns() {
  return {
    id: id(),
    ...searchTextColumns(),
    name: localised(),
    order: integer().notNull().default(0),
    ...versionColumns(),
  }
}

export const eventTypes = table('event_types', namedColumns())

export const subscriptions = table('subscriptions', namedColumns())

export const parentGroups = table('parent_groups', namedColumns())

export const ageGroups = table('age_groups', namedColumns())

export const instrumentGroups = table('instrument_groups', namedColumns())

export const categories = table('categories', namedColumns())

export default {
  'event-types': eventTypes,
  subscriptions,
  'parent-groups': parentGroups,
  'age-groups': ageGroups,
  'instrument-groups': instrumentGroups,
  categories,
} satisfies TypeTables
