import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import type { Localised } from '#server/db/columns.ts'
import { countChanges } from '#server/services/resources/count-changes.ts'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { forgotten, oneOf, same } from '#server/services/resources/filters.ts'
import { shiftDates } from '#server/services/resources/shift-dates.ts'
import { images } from '../image/table.ts'
import { instruments } from '../instrument/table.ts'
import { locations } from '../location/table.ts'
import { ageGroups, parentGroups } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import { courseAgeGroups, courseDates, courseInstructors, courseInstruments, courses } from './table.ts'

const coursesResource: ResourceDefinition = {
  name: 'courses',
  table: courses,
  search: ['name', 'subline'],
  searchIn: foundByName,
  filters: { parent_group_id: oneOf(courses.parent_group_id), is_online: same(courses.is_online), forgotten: forgotten(courses) },
  orderings: { order: courses.order, name: courses.sort_text, updated_at: courses.updated_at },
  defaultOrdering: 'order',
  richText: ['description', 'registration'],
  references: { parent_group_id: parentGroups, image_id: images, 'dates.location_id': locations },
  links: [
    { field: 'age_groups', table: courseAgeGroups, own: 'course_id', other: 'age_group_id', target: ageGroups },
    { field: 'instruments', table: courseInstruments, own: 'course_id', other: 'instrument_id', target: instruments },
    { field: 'instructors', table: courseInstructors, own: 'course_id', other: 'person_id', target: people },
  ],
  rows: [
    {
      field: 'dates',
      table: courseDates,
      own: 'course_id',
      beforeSave: countChanges(['date_start', 'date_end', 'location_id', 'repeat_weeks', 'repeat_until', 'vacancies']),
    },
  ],
  slugFrom: (values) => values.name as Localised,
  copy: (original, wish) => ({ dates: shiftDates(original, wish) }),
}

/** A course by who teaches it, what is learned, and where. */
function foundByName(has: (column: Column) => SQL): SQL {
  const taught = sql`select ${people.id} from ${people} where ${has(people.search_text)}`
  const played = sql`select ${instruments.id} from ${instruments} where ${has(instruments.search_text)}`
  const held = sql`select ${locations.id} from ${locations} where ${has(locations.search_text)}`
  const ids = [
    sql`select ${courseInstructors.course_id} from ${courseInstructors} where ${courseInstructors.person_id} in (${taught})`,
    sql`select ${courseInstruments.course_id} from ${courseInstruments} where ${courseInstruments.instrument_id} in (${played})`,
    sql`select ${courseDates.course_id} from ${courseDates} where ${courseDates.location_id} in (${held})`,
  ]
  return sql`(${sql.join(
    ids.map((each) => sql`${courses.id} in (${each})`),
    sql` or `,
  )})`
}

export default coursesResource
