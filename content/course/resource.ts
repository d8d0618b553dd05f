import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn as Column, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { weekdayOf } from '#contract/local-time.ts'
import type { Localised } from '#server/db/columns.ts'
import { countChanges } from '#server/services/resources/count-changes.ts'
import type { Called, ResourceDefinition } from '#server/services/resources/definition.ts'
import { among, forgotten, type Ids, oneOf, same } from '#server/services/resources/filters.ts'
import { shiftDates } from '#server/services/resources/shift-dates.ts'
import { images } from '../image/table.ts'
import { instruments } from '../instrument/table.ts'
import { locations } from '../location/table.ts'
import { ageGroups, parentGroups } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import { courseAgeGroups, courseDates, courseInstructors, courseInstruments, courses } from './table.ts'

type Values = Record<string, unknown>

const countDates = countChanges(['date_start', 'date_end', 'location_id', 'repeat_weeks', 'repeat_until', 'vacancies'])

const coursesResource: ResourceDefinition = {
  name: 'courses',
  table: courses,
  search: ['name', 'subline'],
  searchIn: foundByName,
  filters: {
    parent_group_id: oneOf(courses.parent_group_id),
    age_group_id: (ids: number[]) => among(courses.id, coursesWith.ageGroups(ids)),
    instrument_id: (ids: number[]) => among(courses.id, coursesWith.instruments(ids)),
    instructor_id: (ids: number[]) => among(courses.id, coursesWith.instructors(ids)),
    location_id: (ids: number[]) => among(courses.id, coursesWith.locations(ids)),
    weekday: (day: number) => among(courses.id, coursesWith.weekdays([day])),
    is_online: same(courses.is_online),
    forgotten: forgotten(courses),
  },
  orderings: { order: courses.order, name: courses.sort_text, updated_at: courses.updated_at },
  defaultOrdering: 'order',
  naturalKey: { fields: ['name', 'parent_group_id', 'subline'] },
  richText: ['description', 'registration'],
  references: { parent_group_id: parentGroups, image_id: images, 'dates.location_id': locations },
  links: [
    { field: 'age_groups', table: courseAgeGroups, own: 'course_id', other: 'age_group_id', target: ageGroups },
    { field: 'instruments', table: courseInstruments, own: 'course_id', other: 'instrument_id', target: instruments },
    { field: 'instructors', table: courseInstructors, own: 'course_id', other: 'person_id', target: people },
  ],
  rows: [{ field: 'dates', table: courseDates, own: 'course_id', beforeSave: keepDate }],
  slugFrom: (values) => values.name as Localised,
  copy: (original, wish) => ({ dates: shiftDates(original, wish) }),
}

/** What calendars are told of a date, and the day of the week that lists are filtered by. */
function keepDate(values: Values, before: Values | null): Values {
  return countDates({ ...values, weekday: weekdayOf((values.date_start ?? before?.date_start) as Date) }, before)
}

/** Queries of the ids of courses that have one of these: people who teach, instruments, ages, places. */
const coursesWith = {
  instructors: (ids: Ids) => having(courseInstructors, courseInstructors.person_id, ids),
  instruments: (ids: Ids) => having(courseInstruments, courseInstruments.instrument_id, ids),
  ageGroups: (ids: Ids) => having(courseAgeGroups, courseAgeGroups.age_group_id, ids),
  locations: (ids: Ids) => having(courseDates, courseDates.location_id, ids),
  weekdays: (days: Ids) => having(courseDates, courseDates.weekday, days),
}

function having(table: { course_id: Column } & SQLiteTable, column: Column, ids: Ids): SQL {
  return sql`select ${table.course_id} from ${table} where ${among(column, ids)}`
}

/** A course by who teaches it, what is learned, and where. */
function foundByName(called: Called): SQL[] {
  return [
    coursesWith.instructors(called(people)),
    coursesWith.instruments(called(instruments)),
    coursesWith.locations(called(locations)),
  ]
}

export default coursesResource
