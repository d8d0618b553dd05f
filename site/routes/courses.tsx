import { listCourses } from '#content/course/endpoints.ts'
import { listInstrumentGroups } from '#content/instrument/endpoints.ts'
import { listLocations } from '#content/location/endpoints.ts'
import { listAgeGroups, listParentGroups } from '#content/lookup/endpoints.ts'
import { CourseList } from '../components/CourseFilter/CourseList.tsx'
import { PageHead } from '../components/PageHead/PageHead.tsx'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { headOf } from '../head.ts'
import { readCourseFilter } from '../lists/course-filter.ts'
import { filterQuery } from '../lists/filter.ts'
import { keepsOwnList } from '../lists/keeps-own-list.ts'
import { callBackend } from '../loaders/backend.server.ts'
import { hyphenateCourse } from '../loaders/hyphenate-records.server.ts'
import { loadPageWith } from '../loaders/page.server.ts'
import type { Route } from './+types/courses.ts'

export async function loader(args: Route.LoaderArgs) {
  const filter = filterQuery(readCourseFilter(args.url.searchParams))
  const [data, [courses, parentGroups, ageGroups, locations, instrumentGroups]] = await loadPageWith(args, () =>
    Promise.all([
      callBackend(args, listCourses, { query: filter }),
      callBackend(args, listParentGroups, {}),
      callBackend(args, listAgeGroups, {}),
      callBackend(args, listLocations, {}),
      callBackend(args, listInstrumentGroups, {}),
    ]),
  )
  return {
    ...data,
    courses: courses.map((course) => hyphenateCourse(course, data.locale)),
    lookups: { parentGroups, ageGroups, locations, instrumentGroups },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf(loaderData) : []
}

/** The list follows the address by itself. */
export const shouldRevalidate = keepsOwnList

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { page, editor, courses, lookups } = loaderData
  return (
    <>
      <PageHead page={page} />
      <CourseList courses={courses} lookups={lookups} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
