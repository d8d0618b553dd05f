import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { type BoundParams, inIdsParam, prepared } from '#server/db/prepared.ts'
import { joinPosterCode, posterCodes } from '#server/db/schema/posters.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { instruments } from '../instrument/table.ts'
import { locations } from '../location/table.ts'
import { ageGroups, parentGroups } from '../lookup/table.ts'
import { instructorColumns } from '../person/instructor-link.server.ts'
import { people } from '../person/table.ts'
import { soloistsByTaughtInstrument } from '../production/performers/played-instruments.server.ts'
import { eventDates, productionPeople } from '../production/table.ts'
import { courseAgeGroups, courseDates, courseInstructors, courseInstruments, courses } from './table.ts'

const { placeholder } = sql

/** Parameters of `selectCourses`; `undefined` is no condition. `instruments` and `ids` are a `toIdList` of alternatives. */
export type CourseCriteria = {
  [name in 'id' | 'parent_group' | 'age_group' | 'location' | 'instructor' | 'concert']?: number | undefined
} & {
  instruments?: string | undefined
  ids?: string | undefined
}

export const selectCourses = prepared((db, params) =>
  db
    .select({
      ...contentColumns(courses),
      group: { id: parentGroups.id, name: parentGroups.name },
      code_id: posterCodes.id,
    })
    .from(courses)
    .leftJoin(posterCodes, joinPosterCode('courses', courses.id))
    .innerJoin(parentGroups, eq(parentGroups.id, courses.parent_group_id))
    .where(and(whereVisible(params, 'courses'), ...getConditions(db, params)))
    .orderBy(asc(parentGroups.order), asc(courses.order), asc(courses.id)),
)

function getConditions(db: Db, params: BoundParams): SQL[] {
  const one = db.select({ one: sql`1` })
  const ofConcert = db
    .select({ id: eventDates.production_id })
    .from(eventDates)
    .where(eq(eventDates.id, placeholder('concert')))
  const conditions = {
    id: () => eq(courses.id, placeholder('id')),
    ids: () => inIdsParam(courses.id, 'ids'),
    parent_group: () => eq(courses.parent_group_id, placeholder('parent_group')),
    age_group: () =>
      exists(
        one
          .from(courseAgeGroups)
          .where(
            and(eq(courseAgeGroups.course_id, courses.id), eq(courseAgeGroups.age_group_id, placeholder('age_group'))),
          ),
      ),
    location: () =>
      exists(
        one
          .from(courseDates)
          .where(and(eq(courseDates.course_id, courses.id), eq(courseDates.location_id, placeholder('location')))),
      ),
    instruments: () =>
      exists(
        one
          .from(courseInstruments)
          .where(
            and(
              eq(courseInstruments.course_id, courses.id),
              inIdsParam(courseInstruments.instrument_id, 'instruments'),
            ),
          ),
      ),
    instructor: () =>
      exists(
        one
          .from(courseInstructors)
          .where(
            and(
              eq(courseInstructors.course_id, courses.id),
              eq(courseInstructors.person_id, placeholder('instructor')),
            ),
          ),
      ),
    concert: () =>
      exists(
        soloistsByTaughtInstrument(
          db,
          and(inArray(productionPeople.production_id, ofConcert), eq(courseInstruments.course_id, courses.id)),
        ),
      ),
  } satisfies Record<keyof CourseCriteria, () => SQL>
  return Object.entries(conditions).flatMap(([name, condition]) => (params.has(name) ? condition() : []))
}

// `ids` is a `toIdList`.

export const selectGroups = prepared((db) =>
  db
    .select({
      ...contentColumns(courseDates),
      location: { id: locations.id, name: locations.name, address: locations.address, city: locations.city },
    })
    .from(courseDates)
    .innerJoin(locations, eq(locations.id, courseDates.location_id))
    .where(inIdsParam(courseDates.course_id, 'ids'))
    .orderBy(asc(courseDates.date_start)),
)

export const selectAges = prepared((db) =>
  db
    .select({ course_id: courseAgeGroups.course_id, id: ageGroups.id, name: ageGroups.name })
    .from(courseAgeGroups)
    .innerJoin(ageGroups, eq(ageGroups.id, courseAgeGroups.age_group_id))
    .where(inIdsParam(courseAgeGroups.course_id, 'ids'))
    .orderBy(asc(ageGroups.order)),
)

export const selectCourseInstruments = prepared((db) =>
  db
    .select({ course_id: courseInstruments.course_id, id: instruments.id, name: instruments.name })
    .from(courseInstruments)
    .innerJoin(instruments, eq(instruments.id, courseInstruments.instrument_id))
    .where(inIdsParam(courseInstruments.course_id, 'ids'))
    .orderBy(asc(instruments.order)),
)

export const selectTeachers = prepared((db) =>
  db
    .select({
      course_id: courseInstructors.course_id,
      ...instructorColumns,
    })
    .from(courseInstructors)
    .innerJoin(people, eq(people.id, courseInstructors.person_id))
    .where(inIdsParam(courseInstructors.course_id, 'ids'))
    .orderBy(asc(people.last_name)),
)
