import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn as Column, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { toWeekday } from '#contract/time/local-time.ts'
import { bumpSequenceOn } from '#server/services/resources/bump-sequence.ts'
import { copyDates } from '#server/services/resources/copy-dates.ts'
import type { MatchIn, RulesByResource } from '#server/services/resources/definition.ts'
import { type Ids, isStaleDraft, whereIdIn } from '#server/services/resources/listing/filters.ts'
import { instruments } from '../instrument/table.ts'
import { locations } from '../location/table.ts'
import { people } from '../person/table.ts'
import { countPlaces } from './places/count-places.server.ts'
import { courseAgeGroups, courseDates, courseInstructors, courseInstruments, courses } from './table.ts'

type FieldValues = Record<string, unknown>

const countDates = bumpSequenceOn([
  'date_start',
  'date_end',
  'location_id',
  'repeat_weeks',
  'repeat_until',
  'vacancies',
])

export default {
  courses: {
    relatedMatches: findNameMatches,
    filters: {
      age_group_id: (ids: number[]) => whereIdIn(courses.id, coursesWith.ageGroups(ids)),
      instrument_id: (ids: number[]) => whereIdIn(courses.id, coursesWith.instruments(ids)),
      instructor_id: (ids: number[]) => whereIdIn(courses.id, coursesWith.instructors(ids)),
      location_id: (ids: number[]) => whereIdIn(courses.id, coursesWith.locations(ids)),
      weekday: (day: number) => whereIdIn(courses.id, coursesWith.weekdays([day])),
      forgotten: isStaleDraft(courses),
    },
    rows: { dates: { beforeSave: updateDerivedColumns } },
    computedFields: ({ db }, ids) => countPlaces(db, ids),
    copy: (original, options) => ({ dates: copyDates(original, options) }),
  },
} satisfies RulesByResource

/** Keeps the sequence of calendar entries, and the weekday that lists filter by. */
function updateDerivedColumns(values: FieldValues, before: FieldValues | null): FieldValues {
  return countDates({ ...values, weekday: toWeekday((values.date_start ?? before?.date_start) as Date) }, before)
}

/** Subqueries of the ids of courses that have one of these instructors, instruments, ages or locations. */
const coursesWith = {
  instructors: (ids: Ids) => selectCourseIds(courseInstructors, courseInstructors.person_id, ids),
  instruments: (ids: Ids) => selectCourseIds(courseInstruments, courseInstruments.instrument_id, ids),
  ageGroups: (ids: Ids) => selectCourseIds(courseAgeGroups, courseAgeGroups.age_group_id, ids),
  locations: (ids: Ids) => selectCourseIds(courseDates, courseDates.location_id, ids),
  weekdays: (days: Ids) => selectCourseIds(courseDates, courseDates.weekday, days),
}

function selectCourseIds(table: { course_id: Column } & SQLiteTable, column: Column, ids: Ids): SQL {
  return sql`select ${table.course_id} from ${table} where ${whereIdIn(column, ids)}`
}

/** Matches instructors, instruments and locations. */
function findNameMatches(matchIn: MatchIn): SQL[] {
  return [
    coursesWith.instructors(matchIn(people)),
    coursesWith.instruments(matchIn(instruments)),
    coursesWith.locations(matchIn(locations)),
  ]
}
