import { type Filter, readId, readIds } from '#site/lists/filter.ts'

/** spec §3, course filter. */
export type CourseFilter = Filter & {
  parent_group: string
  age_group: string
  dates__location: string
  instruments: readonly string[]
}

export const emptyCourseFilter: CourseFilter = { parent_group: '', age_group: '', dates__location: '', instruments: [] }

export function readCourseFilter(search: URLSearchParams): CourseFilter {
  return {
    parent_group: readId(search, 'parent_group'),
    age_group: readId(search, 'age_group'),
    dates__location: readId(search, 'dates__location'),
    instruments: readIds(search, 'instruments'),
  }
}
