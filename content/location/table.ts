import type { TypeTables } from '#server/db/define-table.ts'
import { tableOf } from '#server/db/table-of.ts'
import location from './fields.ts'

export const locations = tableOf(location, 'locations')

export default { locations } satisfies TypeTables
