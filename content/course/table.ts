import {
  id,
  index,
  integer,
  localised,
  onlineColumns,
  onlineFromIndex,
  primaryKey,
  searchTextColumns,
  sequenceColumn,
  table,
  text,
  timestamp,
  versionColumns,
  weekdayColumn,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'
import { images } from '../image/table.ts'
import { instruments } from '../instrument/table.ts'
import { locations } from '../location/table.ts'
import { ageGroups, parentGroups } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import type { Vacancies } from './states.ts'

export const courses = table(
  'courses',
  {
    id: id(),
    ...searchTextColumns(),
    name: localised(),
    subline: localised(),
    slug_de: text().notNull(),
    slug_en: text().notNull(),
    description: localised(),
    registration: localised(),
    price: localised(),
    color_key: text().notNull().default(''),
    parent_group_id: integer()
      .notNull()
      .references(() => parentGroups.id),
    image_id: integer().references(() => images.id),
    order: integer().notNull().default(0),
    ...onlineColumns(),
    ...versionColumns(),
    updated_at: timestamp().notNull(),
  },
  (t) => [
    onlineFromIndex('courses', t),
    index('courses_sort').on(t.sort_text, t.id),
    index('courses_group').on(t.parent_group_id, t.order),
    index('courses_order').on(t.order, t.id),
  ],
)

export const courseDates = table(
  'course_dates',
  {
    id: id(),
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    location_id: integer()
      .notNull()
      .references(() => locations.id),
    date_start: timestamp().notNull(),
    date_end: timestamp().notNull(),
    rhythm: localised(),
    vacancies: text().notNull().$type<Vacancies>().default('unsaid'),
    /** Repeated every so many weeks until the last day; 0: a single lesson. */
    repeat_weeks: integer().notNull().default(0),
    repeat_until: text().notNull().default(''),
    ...weekdayColumn(),
    ...sequenceColumn(),
  },
  (t) => [
    index('course_dates_course').on(t.course_id, t.date_start),
    index('course_dates_location').on(t.location_id, t.course_id),
    index('course_dates_weekday').on(t.weekday, t.course_id),
  ],
)

const courseId = () =>
  integer()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })

export const courseAgeGroups = table(
  'course_age_groups',
  {
    course_id: courseId(),
    age_group_id: integer()
      .notNull()
      .references(() => ageGroups.id),
  },
  (t) => [primaryKey({ columns: [t.course_id, t.age_group_id] }), index('course_age_groups_group').on(t.age_group_id)],
)

export const courseInstruments = table(
  'course_instruments',
  {
    course_id: courseId(),
    instrument_id: integer()
      .notNull()
      .references(() => instruments.id),
  },
  (t) => [
    primaryKey({ columns: [t.course_id, t.instrument_id] }),
    index('course_instruments_instrument').on(t.instrument_id),
  ],
)

export const courseInstructors = table(
  'course_instructors',
  {
    course_id: courseId(),
    person_id: integer()
      .notNull()
      .references(() => people.id),
  },
  (t) => [primaryKey({ columns: [t.course_id, t.person_id] }), index('course_instructors_person').on(t.person_id)],
)

export default registerTables({ courses })
