import type { Locale } from '#config'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import type { Course } from '../../endpoints.ts'
import { type CourseCardData, toCourseCard } from './course-card.ts'

export function toCourseCards(courses: readonly Course[], locale: Locale): CourseCardData[] {
  return courses.map((course) => hyphenateField(toCourseCard(course), 'name', locale))
}
