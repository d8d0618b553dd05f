import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { filterQuery } from '#site/lists/filter.ts'
import { skipsRevalidation } from '#site/lists/skips-revalidation.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadScreen } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listInstrumentGroups } from '../../instrument/endpoints.ts'
import { listLocations } from '../../location/endpoints.ts'
import { listAgeGroups, listParentGroups } from '../../lookup/endpoints.ts'
import { listCourses } from '../endpoints.ts'
import { toCourseCards } from '../site/CourseCard/course-cards.server.ts'
import { CourseList } from '../site/CourseFilter/CourseList.tsx'
import { readCourseFilter } from '../site/course-filter.ts'
import { toCourseFacets } from '../site/facets.ts'

export async function loader(args: LoaderArgs) {
  const filter = filterQuery(readCourseFilter(args.url.searchParams))
  const [data, [courses, allCourses, parentGroups, ageGroups, locations, instrumentGroups]] = await loadScreen(
    args,
    () =>
      Promise.all([
        callBackend(args, listCourses, { query: filter }),
        // The filter needs all courses to dim choices without results.
        Object.keys(filter).length > 0 ? callBackend(args, listCourses, {}) : null,
        callBackend(args, listParentGroups, {}),
        callBackend(args, listAgeGroups, {}),
        callBackend(args, listLocations, {}),
        callBackend(args, listInstrumentGroups, {}),
      ]),
  )
  return {
    ...data,
    courses: toCourseCards(courses, data.locale),
    offers: (allCourses ?? courses).map(toCourseFacets),
    lookups: { parentGroups, ageGroups, locations, instrumentGroups },
  }
}

export const meta = screenMeta<typeof loader>()

/** The list reloads itself when the URL changes. */
export const shouldRevalidate = skipsRevalidation

export default function Courses({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, courses, lookups, offers } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <CourseList courses={courses} lookups={lookups} offers={offers} />
    </PageShell>
  )
}
