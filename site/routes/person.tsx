import { data } from 'react-router'
import { type Course, listCourses } from '#content/course/endpoints.ts'
import { type EventDate, listEventDates } from '#content/event/endpoints.ts'
import { getEmployee, getInstructor, getSoloist } from '#content/person/endpoints.ts'
import { excerpt } from '#contract/plain-text.ts'
import { type PersonType, personTypes } from '#contract/urls.ts'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { PersonDetail } from '../components/PersonDetail/PersonDetail.tsx'
import { headOf } from '../head.ts'
import { loadPages } from '../lists/load-pages.server.ts'
import { callBackend, callIfPossible, type LoaderArgs, nowOf } from '../loaders/backend.server.ts'
import { hyphenateCourse, hyphenateDate } from '../loaders/hyphenate-records.server.ts'
import { requireId } from '../loaders/ids.server.ts'
import { loadPageWith } from '../loaders/page.server.ts'
import type { Route } from './+types/person.ts'

/** Coming and past concerts come in one list, the oldest first. */
const ALL_PAGES = 20

const getPerson = { employee: getEmployee, instructor: getInstructor, soloist: getSoloist } as const

/** One of the three types; a soloist with their concerts, an instructor with their courses. */
export async function loader(args: Route.LoaderArgs) {
  const [pageData, [person, concerts, courses]] = await loadPageWith(args, async () => {
    const type = personTypes.find((one) => one === args.params.type)
    if (!type) throw data({ code: 'not_found' }, { status: 404 })
    const id = requireId(args.params.id)
    return Promise.all([
      callBackend(args, getPerson[type], { params: { id } }),
      concertsOf(args, { type, id }),
      type === 'instructor' ? callIfPossible(args, listCourses, { query: { instructor: id } }) : [],
    ])
  })
  const { locale } = pageData
  return {
    ...pageData,
    person,
    concerts: concerts.map((date) => hyphenateDate(date, locale)),
    courses: (courses ?? []).map((course: Course) => hyphenateCourse(course, locale)),
    now: nowOf(args),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf({ ...loaderData, description: excerpt(loaderData.person.biography) }) : []
}

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { page, editor, person, concerts, courses, now } = loaderData
  return (
    <>
      <PersonDetail page={page} person={person} concerts={concerts} courses={courses} now={now} />
      <PageModules page={page} editor={editor} />
    </>
  )
}

async function concertsOf(args: LoaderArgs, { type, id }: { type: PersonType; id: number }): Promise<EventDate[]> {
  if (type !== 'soloist') return []
  const { items } = await loadPages(ALL_PAGES, (page) => callBackend(args, listEventDates, { query: { soloist: id, past: '1', page } }))
  return items
}
