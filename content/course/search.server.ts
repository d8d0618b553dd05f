import { eq, inArray } from 'drizzle-orm'
import { recordTitle } from '#model/titles.ts'
import type { Localised } from '#server/db/columns.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import type { IndexedText, TypeSearch } from '#server/search/define-search.ts'
import { referenceSource } from '#server/search/reference-source.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { instruments } from '../instrument/table.ts'
import { locations } from '../location/table.ts'
import { ageGroups, parentGroups } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import { courseAgeGroups, courseDates, courseInstructors, courseInstruments, courses } from './table.ts'

type Course = typeof courses.$inferSelect

export default {
  courses: {
    kind: 'courses',
    name: { de: 'Kurse', en: 'Courses' },
    // A search for an instrument rather means a course than a concerto.
    place: 18,
    sources: [
      { column: courses.id },
      { column: courseDates.course_id },
      { column: courseAgeGroups.course_id },
      { column: courseInstruments.course_id },
      { column: courseInstructors.course_id },
      referenceSource(parentGroups.id, { reference: courses.parent_group_id, owner: courses.id }),
      referenceSource(locations.id, { reference: courseDates.location_id, owner: courseDates.course_id }),
      referenceSource(ageGroups.id, { reference: courseAgeGroups.age_group_id, owner: courseAgeGroups.course_id }),
      referenceSource(instruments.id, {
        reference: courseInstruments.instrument_id,
        owner: courseInstruments.course_id,
      }),
      referenceSource(people.id, { reference: courseInstructors.person_id, owner: courseInstructors.course_id }),
    ],
    read: async (db, ids) => {
      const rows = await db
        .select({ course: courses, group: parentGroups.name })
        .from(courses)
        .innerJoin(parentGroups, eq(parentGroups.id, courses.parent_group_id))
        .where(inArray(courses.id, [...ids]))
      const namesOf = await readNames(db, [...ids])
      return rows.map(({ course, group }) => ({
        id: course.id,
        title: course.name,
        names: [course.subline, group, ...(namesOf.get(course.id) ?? [])],
        body: [course.description, course.registration, course.price],
      }))
    },
    details: async ({ locale }, rows: Course[]) =>
      new Map(rows.map(({ id, subline }) => [id, { note: textInLocale(subline, locale) }])),
  },
} satisfies TypeSearch

async function readNames(db: DbOrTx, ids: number[]): Promise<Map<number, IndexedText[]>> {
  const names = new Map<number, IndexedText[]>()
  const add = (rows: readonly { course: number; name: Localised | string }[]) => {
    for (const { course, name } of rows) names.set(course, [...(names.get(course) ?? []), name])
  }
  const ofInstruments = db
    .select({ course: courseInstruments.course_id, name: instruments.name })
    .from(courseInstruments)
    .innerJoin(instruments, eq(instruments.id, courseInstruments.instrument_id))
    .where(inArray(courseInstruments.course_id, ids))
    .orderBy(instruments.order, instruments.id)
  const ofAges = db
    .select({ course: courseAgeGroups.course_id, name: ageGroups.name })
    .from(courseAgeGroups)
    .innerJoin(ageGroups, eq(ageGroups.id, courseAgeGroups.age_group_id))
    .where(inArray(courseAgeGroups.course_id, ids))
    .orderBy(ageGroups.order, ageGroups.id)
  const ofPlaces = db
    .selectDistinct({ course: courseDates.course_id, name: locations.name, id: locations.id })
    .from(courseDates)
    .innerJoin(locations, eq(locations.id, courseDates.location_id))
    .where(inArray(courseDates.course_id, ids))
    .orderBy(locations.id)
  const ofTeachers = db
    .select({ course: courseInstructors.course_id, person: people })
    .from(courseInstructors)
    .innerJoin(people, eq(people.id, courseInstructors.person_id))
    .where(inArray(courseInstructors.course_id, ids))
    .orderBy(people.order, people.id)
  add(await ofInstruments)
  add(await ofAges)
  add((await ofTeachers).map(({ course, person }) => ({ course, name: recordTitle('people', person, 'de') })))
  add(await ofPlaces)
  return names
}
