import { eq, inArray, type SQL } from 'drizzle-orm'
import { toWeekday } from '#contract/time/local-time.ts'
import { bumpSequenceOn } from '#server/services/resources/bump-sequence.ts'
import { copyDates } from '#server/services/resources/copy-dates.ts'
import type { MatchIn, RulesByResource } from '#server/services/resources/definition.ts'
import { isStaleDraft, whereIdIn } from '#server/services/resources/listing/filters.ts'
import { instruments } from '../instrument/table.ts'
import { locations } from '../location/table.ts'
import { people } from '../person/table.ts'
import { countPlaces } from './places/count-places.server.ts'
import { selectCourseIds, whereCourseHas } from './queries.server.ts'
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
      age_group_id: (ids: number[]) => whereCourseHas(courseAgeGroups, inArray(courseAgeGroups.age_group_id, ids)),
      instrument_id: (ids: number[]) =>
        whereCourseHas(courseInstruments, inArray(courseInstruments.instrument_id, ids)),
      instructor_id: (ids: number[]) => whereCourseHas(courseInstructors, inArray(courseInstructors.person_id, ids)),
      location_id: (ids: number[]) => whereCourseHas(courseDates, inArray(courseDates.location_id, ids)),
      weekday: (day: number) => whereCourseHas(courseDates, eq(courseDates.weekday, day)),
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

/** Matches instructors, instruments and locations. */
function findNameMatches(matchIn: MatchIn): SQL[] {
  return [
    selectCourseIds(courseInstructors, whereIdIn(courseInstructors.person_id, matchIn(people))),
    selectCourseIds(courseInstruments, whereIdIn(courseInstruments.instrument_id, matchIn(instruments))),
    selectCourseIds(courseDates, whereIdIn(courseDates.location_id, matchIn(locations))),
  ]
}
