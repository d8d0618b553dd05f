import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
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
  const ofConcert = db
    .select({ id: eventDates.production_id })
    .from(eventDates)
    .where(eq(eventDates.id, placeholder('concert')))
  const conditions = {
    id: () => eq(courses.id, placeholder('id')),
    ids: () => inIdsParam(courses.id, 'ids'),
    parent_group: () => eq(courses.parent_group_id, placeholder('parent_group')),
    age_group: () => whereCourseHas(courseAgeGroups, eq(courseAgeGroups.age_group_id, placeholder('age_group'))),
    location: () => whereCourseHas(courseDates, eq(courseDates.location_id, placeholder('location'))),
    instruments: () => whereCourseHas(courseInstruments, inIdsParam(courseInstruments.instrument_id, 'instruments')),
    instructor: () => whereCourseHas(courseInstructors, eq(courseInstructors.person_id, placeholder('instructor'))),
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

type RowsOfCourse = SQLiteTable & { course_id: SQLiteColumn }

export function whereCourseHas(rows: RowsOfCourse, condition: SQL): SQL {
  return sql`${courses.id} in (${selectCourseIds(rows, condition)})`
}

/** The ids of the courses that have such a row. */
export function selectCourseIds(rows: RowsOfCourse, condition: SQL): SQL {
  return sql`select ${rows.course_id} from ${rows} where ${condition}`
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
