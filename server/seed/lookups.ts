import * as content from './content/lookups.ts'
import type { Lookup } from './content/types.ts'
import type { Seeding } from './seeding.ts'

export async function seedLookups(seeding: Seeding): Promise<void> {
  const named = {
    'event-types': content.eventTypes,
    subscriptions: content.subscriptions,
    'parent-groups': content.parentGroups,
    'age-groups': content.ageGroups,
    'instrument-groups': content.instrumentGroups,
    categories: content.newsCategories,
  } as const satisfies Record<string, Lookup[]>
  for (const [name, rows] of Object.entries(named) as [keyof typeof named, Lookup[]][]) {
    for (const [order, { key, name: text }] of rows.entries()) await seeding.create(name, { key }, { name: text, order })
  }
  for (const [order, { key, name, groupKey }] of content.instruments.entries()) {
    await seeding.create('instruments', { key }, { name, order, group_id: seeding.idOf('instrument-groups', groupKey) })
  }
  for (const [order, { key, name, address, postcode, city }] of content.courseLocations.entries()) {
    await seeding.create('locations', { key }, { name, order, address: `${address}, ${postcode} ${city}`, city })
  }
  for (const [order, { key, name, value }] of content.colors.entries()) await seeding.create('colors', { key }, { key, name, value, order })
}
