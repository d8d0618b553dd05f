import { eq, inArray } from 'drizzle-orm'
import { screenUrl } from '#contract/links/urls.ts'
import type { TypeSearch } from '#server/search/define-search.ts'
import { referenceSource } from '#server/search/reference-source.ts'
import { instrumentGroups } from '../lookup/table.ts'
import { instruments } from './table.ts'

export default {
  instruments: {
    kind: 'instruments',
    name: { de: 'Instrumente', en: 'Instruments' },
    place: 90,
    sources: [
      { column: instruments.id },
      referenceSource(instrumentGroups.id, { reference: instruments.group_id, owner: instruments.id }),
    ],
    read: async (db, ids) => {
      const rows = await db
        .select({ id: instruments.id, name: instruments.name, group: instrumentGroups.name })
        .from(instruments)
        .innerJoin(instrumentGroups, eq(instrumentGroups.id, instruments.group_id))
        .where(inArray(instruments.id, [...ids]))
      return rows.map(({ id, name, group }) => ({ id, title: name, names: [group] }))
    },
    /** An instrument links to its courses. */
    details: async ({ locale }, rows) =>
      new Map(rows.map(({ id }) => [id, { url: `${screenUrl('courses', locale)}?instruments=${id}` }])),
  },
} satisfies TypeSearch
