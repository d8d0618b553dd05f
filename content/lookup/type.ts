import { defineType } from '#model/define-type.ts'

/** Types with only a name and an order. */
const eventType = defineType({ resource: 'event-types', title: ['name'] })
const subscription = defineType({ resource: 'subscriptions', title: ['name'] })
const parentGroup = defineType({ resource: 'parent-groups', title: ['name'] })
const ageGroup = defineType({ resource: 'age-groups', title: ['name'] })
const instrumentGroup = defineType({ resource: 'instrument-groups', title: ['name'] })
const category = defineType({ resource: 'categories', title: ['name'] })

export default [eventType, subscription, parentGroup, ageGroup, instrumentGroup, category]

declare module '#model/define-type.ts' {
  interface ContentTypes {
    'event-types': typeof eventType
    subscriptions: typeof subscription
    'parent-groups': typeof parentGroup
    'age-groups': typeof ageGroup
    'instrument-groups': typeof instrumentGroup
    categories: typeof category
  }
}
