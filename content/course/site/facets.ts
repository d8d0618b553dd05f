import type { Course } from '../endpoints.ts'
import type { CourseFilter } from './course-filter.ts'

/** The values of one course for each filter; ids as in the URL. */
export type CourseFacets = Record<'parent_group' | 'age_group' | 'dates__location' | 'instruments', string[]>

export function toCourseFacets({
  parent_group,
  age_groups,
  dates,
  instruments,
}: Pick<Course, 'parent_group' | 'age_groups' | 'dates' | 'instruments'>): CourseFacets {
  return {
    parent_group: [String(parent_group.id)],
    age_group: age_groups.map(({ id }) => String(id)),
    dates__location: [...new Set(dates.map(({ location }) => String(location.id)))],
    instruments: instruments.map(({ id }) => String(id)),
  }
}

/** The choices of one filter that give results together with the other filters. */
export function availableChoices(
  offers: readonly CourseFacets[],
  filter: CourseFilter,
  name: keyof CourseFacets,
): Set<string> {
  const otherFields = (Object.keys(filter) as (keyof CourseFacets)[]).filter((other) => other !== name)
  const fits = (offer: CourseFacets) =>
    otherFields.every(
      (other) => filter[other].length === 0 || [filter[other]].flat().some((value) => offer[other].includes(value)),
    )
  return new Set(offers.filter(fits).flatMap((offer) => offer[name]))
}
