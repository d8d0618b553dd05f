import { courseAgeGroups, courseDates, courseInstructors, courseInstruments, courses } from '#content/course/table.ts'
import { images } from '#content/image/table.ts'
import { instruments } from '#content/instrument/table.ts'
import { locations } from '#content/location/table.ts'
import { ageGroups, parentGroups } from '#content/lookup/table.ts'
import { people } from '#content/person/table.ts'
import { urlOf } from '#contract/urls.ts'
import type { Localised } from '#server/db/columns.ts'
import type { ResourceDefinition } from './definition.ts'
import { oneOf, same } from './filters.ts'

export const coursesResource: ResourceDefinition = {
  name: 'courses',
  sections: 'course',
  table: courses,
  search: ['name', 'subline'],
  filters: { parent_group_id: oneOf(courses.parent_group_id), is_online: same(courses.is_online) },
  orderings: { order: courses.order, name: courses.sort_text, updated_at: courses.updated_at },
  defaultOrdering: 'order',
  richText: ['description', 'registration'],
  references: { parent_group_id: parentGroups, image_id: images, 'dates.location_id': locations },
  links: [
    { field: 'age_groups', table: courseAgeGroups, own: 'course_id', other: 'age_group_id', target: ageGroups },
    { field: 'instruments', table: courseInstruments, own: 'course_id', other: 'instrument_id', target: instruments },
    { field: 'instructors', table: courseInstructors, own: 'course_id', other: 'person_id', target: people },
  ],
  rows: [{ field: 'dates', table: courseDates, own: 'course_id' }],
  slugFrom: (values) => values.name as Localised,
  paths: async (_tx, row) => [
    urlOf('course', 'de', { slug: String(row.slug_de), id: row.id }),
    urlOf('course', 'en', { slug: String(row.slug_en), id: row.id }),
  ],
}
