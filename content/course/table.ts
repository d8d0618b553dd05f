import { index, sequenceColumn, timestamp, weekdayColumn } from '#server/db/columns.ts'
import { pairsTableOf, rowsTableOf, tableOf } from '#server/db/table-of.ts'
import course from './fields.ts'

export const courses = tableOf(course, 'courses', {
  columns: { updated_at: timestamp().notNull() },
  indexes: (t) => [
    index('courses_sort').on(t.sort_text, t.id),
    index('courses_group').on(t.parent_group_id, t.order),
    index('courses_order').on(t.order, t.id),
  ],
})

export const courseDates = rowsTableOf(course, 'dates', {
  columns: { ...weekdayColumn(), ...sequenceColumn() },
  indexes: (t) => [
    index('course_dates_course').on(t.course_id, t.date_start),
    index('course_dates_location').on(t.location_id, t.course_id),
    index('course_dates_weekday').on(t.weekday, t.course_id),
  ],
})

export const courseAgeGroups = pairsTableOf(course, 'age_groups', 'course_age_groups_group')
export const courseInstruments = pairsTableOf(course, 'instruments', 'course_instruments_instrument')
export const courseInstructors = pairsTableOf(course, 'instructors', 'course_instructors_person')
