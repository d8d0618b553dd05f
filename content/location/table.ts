import { tableOf } from '#server/db/table-of.ts'
import location from './fields.ts'

export const locations = tableOf(location, 'locations')
