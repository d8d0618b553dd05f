import { eq, inArray } from 'drizzle-orm'
import { recordTitle } from '#model/titles.ts'
import type { TypeSearch } from '#server/search/define-search.ts'
import { referenceSource } from '#server/search/reference-source.ts'
import { people } from '../person/table.ts'
import { ensembles, ensembleTeachers } from './table.ts'

export default {
  ensembles: {
    kind: 'ensembles',
    name: { de: 'Ensembles', en: 'Ensembles' },
    // Behind the courses through which one joins them.
    place: 19,
    sources: [
      { column: ensembles.id },
      { column: ensembleTeachers.ensemble_id },
      referenceSource(people.id, { reference: ensembleTeachers.person_id, owner: ensembleTeachers.ensemble_id }),
    ],
    read: async (db, ids) => {
      const rows = await db
        .select()
        .from(ensembles)
        .where(inArray(ensembles.id, [...ids]))
      const teachers = await db
        .select({ ensemble: ensembleTeachers.ensemble_id, person: people })
        .from(ensembleTeachers)
        .innerJoin(people, eq(people.id, ensembleTeachers.person_id))
        .where(inArray(ensembleTeachers.ensemble_id, [...ids]))
        .orderBy(people.order, people.id)
      return rows.map(({ id, name, text }) => ({
        id,
        title: name,
        names: teachers
          .filter(({ ensemble }) => ensemble === id)
          .map(({ person }) => recordTitle('people', person, 'de')),
        body: [text],
      }))
    },
  },
} satisfies TypeSearch
