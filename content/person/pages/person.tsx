import { data } from 'react-router'
import { excerpt } from '#contract/plain-text.ts'
import { type PersonType, personTypes, urlOf } from '#contract/urls.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { headOf } from '#site/head.ts'
import { describe } from '#site/linked-data/describe.server.ts'
import { loadPages } from '#site/lists/load-pages.server.ts'
import { callBackend, callOrNull, type LoaderArgs, nowOf } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { listCourses } from '../../course/endpoints.ts'
import { toCourseCard } from '../../course/site/CourseCard/course-card.ts'
import { type EventDate, listEventDates } from '../../event/endpoints.ts'
import { toEventRow } from '../../event/site/EventRow/event-row.ts'
import { hyphenateDate } from '../../event/site/hyphenate-date.server.ts'
import { getEmployee, getInstructor, getSoloist } from '../endpoints.ts'
import { PersonDetail } from '../site/PersonDetail/PersonDetail.tsx'
import { personThing } from '../site/person-thing.server.ts'
import { words } from '../words.ts'

/** Coming and past concerts come in one list, the oldest first. */
const ALL_PAGES = 20

const getPerson = { employee: getEmployee, instructor: getInstructor, soloist: getSoloist } as const

/** One of the three types; a soloist with their concerts, an instructor with their courses. */
export async function loader(args: LoaderArgs) {
  const [pageData, [person, concerts, courses]] = await loadPageWith(args, async () => {
    const type = personTypes.find((one) => one === args.params.type)
    if (!type) throw data({ code: 'not_found' }, { status: 404 })
    const id = requireId(args.params.id)
    return Promise.all([
      callBackend(args, getPerson[type], { params: { id } }),
      concertsOf(args, { type, id }),
      type === 'instructor' ? callOrNull(args, listCourses, { query: { instructor: id } }) : [],
    ])
  })
  const { locale } = pageData
  describe(args, pageData, {
    list: { title: words[locale].back, url: urlOf('persons', locale) },
    thing: (about) => personThing(person, about),
  })
  return {
    ...pageData,
    person,
    concerts: concerts.map((date) => hyphenateDate(toEventRow(date), locale)),
    courses: (courses ?? []).map((course) => hyphenateField(toCourseCard(course), 'name', locale)),
    now: nowOf(args),
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? headOf({ ...loaderData, description: excerpt(loaderData.person.biography) }) : []
}

export default function PersonPage({ loaderData }: ScreenProps<typeof loader>) {
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
