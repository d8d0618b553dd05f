import { toPictureSource } from '#modules/parts/picture-source.ts'
import { pick } from '#site/format/pick.ts'
import type { Course } from '../../endpoints.ts'

export type CourseCardData = ReturnType<typeof toCourseCard>

/** A course as its card shows it. */
export function toCourseCard(course: Course) {
  return {
    ...pick(course, 'id', 'url', 'name', 'subline', 'color', 'vacancies_note', 'fallback'),
    image: toPictureSource(course.image),
    group: course.parent_group,
    ages: course.ages_note,
    firstStart: course.dates[0]?.date_start ?? null,
    locations: [...new Set(course.dates.map((date) => date.location.city))],
  }
}
