import { data } from 'react-router'
import { excerpt } from '#contract/plain-text.ts'
import { personTypes, urlOf } from '#contract/urls.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { headOf } from '#site/head.ts'
import { describe } from '#site/linked-data/describe.server.ts'
import { callBackend, callOrNull, type LoaderArgs, nowOf } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { listCourses } from '../../course/endpoints.ts'
import { toCourseCard } from '../../course/site/CourseCard/course-card.ts'
import { loadConcertsWith } from '../../event/site/PastDates/load-concerts.server.ts'
import { loadPressUrls } from '../../press/site/load-press-url.server.ts'
import { getEmployee, getInstructor, getSoloist } from '../endpoints.ts'
import { PersonDetail } from '../site/PersonDetail/PersonDetail.tsx'
import { personThing } from '../site/person-thing.server.ts'
import { words } from '../words.ts'

const getPerson = { employee: getEmployee, instructor: getInstructor, soloist: getSoloist } as const

/** One of the three types, with their concerts; an instructor with their courses. */
export async function loader(args: LoaderArgs) {
  const [pageData, [person, concerts, courses, pressUrlOf]] = await loadPageWith(args, async () => {
    const type = personTypes.find((one) => one === args.params.type)
    if (!type) throw data({ code: 'not_found' }, { status: 404 })
    const id = requireId(args.params.id)
    return Promise.all([
      callBackend(args, getPerson[type], { params: { id } }),
      loadConcertsWith(args, { soloist: id }),
      type === 'instructor' ? callOrNull(args, listCourses, { query: { instructor: id } }) : [],
      loadPressUrls(args),
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
    ...concerts,
    courses: (courses ?? []).map((course) => hyphenateField(toCourseCard(course), 'name', locale)),
    now: nowOf(args),
    press: pressUrlOf(`person-${person.id}`),
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? headOf({ ...loaderData, description: excerpt(loaderData.person.biography) }) : []
}

export default function PersonPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, person, coming, past, courses, now, press } = loaderData
  return (
    <>
      <PersonDetail page={page} person={person} coming={coming} past={past} courses={courses} now={now} press={press} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
