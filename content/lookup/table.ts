import { tableOf } from '#server/db/table-of.ts'
import { ageGroup, category, eventType, instrumentGroup, parentGroup, subscription } from './fields.ts'

export const eventTypes = tableOf(eventType, 'event_types')
export const subscriptions = tableOf(subscription, 'subscriptions')
export const parentGroups = tableOf(parentGroup, 'parent_groups')
export const ageGroups = tableOf(ageGroup, 'age_groups')
export const instrumentGroups = tableOf(instrumentGroup, 'instrument_groups')
export const categories = tableOf(category, 'categories')
