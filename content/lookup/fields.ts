import type { Area } from '#model/areas.ts'
import { defineRecord } from '#model/define-record.ts'
import type { ResourceName } from '#model/define-type.ts'
import { field, type Label } from '#model/fields.ts'

export const eventType = lookup(
  'event-types',
  'concerts',
  ['Konzertart', 'Kind of concert'],
  ['Konzertarten', 'Kinds of concert'],
)
export const subscription = lookup(
  'subscriptions',
  'concerts',
  ['Abonnement', 'Subscription'],
  ['Abonnements', 'Subscriptions'],
)
export const parentGroup = lookup(
  'parent-groups',
  'school',
  ['Kursbereich', 'Course area'],
  ['Kursbereiche', 'Course areas'],
)
export const ageGroup = lookup('age-groups', 'school', ['Altersgruppe', 'Age group'], ['Altersgruppen', 'Age groups'])
export const instrumentGroup = lookup(
  'instrument-groups',
  'school',
  ['Instrumentengruppe', 'Instrument group'],
  ['Instrumentengruppen', 'Instrument groups'],
)
export const category = lookup('categories', 'press', ['Kategorie', 'Category'], ['Kategorien', 'Categories'])

function lookup(resource: ResourceName, area: Area, one: Label, many: Label) {
  return defineRecord({
    resource,
    one,
    many,
    areas: [area],
    fields: { name: field.name, order: field.order },
    search: ['name'],
    orderings: ['order', 'name'],
    defaultOrdering: 'order',
    list: { columns: ['order'] },
    form: ['name', 'order'],
    quickForm: ['name', 'order'],
  })
}

export default [eventType, subscription, parentGroup, ageGroup, instrumentGroup, category]
