import { eq, inArray } from 'drizzle-orm'
import { recordTitle } from '#model/titles.ts'
import type { TypeSearch } from '#server/search/define-search.ts'
import { referenceSource } from '#server/search/reference-source.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { instruments } from '../instrument/table.ts'
import { people, personInstruments } from './table.ts'

type Person = typeof people.$inferSelect

export default {
  people: {
    kind: 'people',
    name: { de: 'Menschen', en: 'People' },
    place: 40,
    sources: [
      { column: people.id },
      { column: personInstruments.person_id },
      referenceSource(instruments.id, {
        reference: personInstruments.instrument_id,
        owner: personInstruments.person_id,
      }),
    ],
    read: async (db, ids) => {
      const rows = await db
        .select()
        .from(people)
        .where(inArray(people.id, [...ids]))
      const played = await db
        .select({ person: personInstruments.person_id, name: instruments.name })
        .from(personInstruments)
        .innerJoin(instruments, eq(instruments.id, personInstruments.instrument_id))
        .where(inArray(personInstruments.person_id, [...ids]))
        .orderBy(instruments.order, instruments.id)
      return rows.map((row) => ({
        id: row.id,
        title: recordTitle('people', row, 'de'),
        names: [row.role, ...played.filter(({ person }) => person === row.id).map(({ name }) => name)],
        body: [row.department, row.biography],
      }))
    },
    details: async ({ locale }, rows: Person[]) =>
      new Map(rows.map(({ id, role }) => [id, { note: textInLocale(role, locale) }])),
  },
} satisfies TypeSearch
