import { data } from 'react-router'
import { personTypes, screenUrl } from '#contract/links/urls.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, callOrNull, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { withPageTexts } from '#site/loaders/page-texts.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listCourses } from '../../course/endpoints.ts'
import { toCourseCard } from '../../course/site/CourseCard/course-card.ts'
import { loadPressUrls } from '../../press/site/load-press-urls.server.ts'
import { loadDatesWith } from '../../production/dates/site/PastDates/load-concerts.server.ts'
import { getEmployee, getInstructor, getSoloist } from '../endpoints.ts'
import { PersonDetail } from '../site/PersonDetail/PersonDetail.tsx'
import { personLinkedData } from '../site/person-linked-data.server.ts'
import { words } from '../words.ts'

const getPerson = { employee: getEmployee, instructor: getInstructor, soloist: getSoloist } as const

/** A person of one type, with their concerts or, for an instructor, their courses. */
export async function loader(args: LoaderArgs) {
  const [pageData, [stored, concerts, courses, pressUrlOf]] = await loadPageWith(args, async () => {
    const type = personTypes.find((one) => one === args.params.type)
    if (!type) throw data({ code: 'not_found' }, { status: 404 })
    const id = requireId(args.params.id)
    return Promise.all([
      callBackend(args, getPerson[type], { params: { id } }),
      loadDatesWith(args, { soloist: id }),
      type === 'instructor' ? callOrNull(args, listCourses, { query: { instructor: id } }) : [],
      loadPressUrls(args),
    ])
  })
  const { locale } = pageData
  const person = withPageTexts(stored, pageData)
  addLinkedData(args, pageData, {
    list: { title: words[locale].back, url: screenUrl('persons', locale) },
    thing: (context) => personLinkedData(person, context),
  })
  return {
    ...pageData,
    person,
    ...concerts,
    courses: (courses ?? []).map((course) => hyphenateField(toCourseCard(course), 'name', locale)),
    now: renderTime(args),
    press: pressUrlOf(`person-${person.id}`),
  }
}

export const meta = screenMeta<typeof loader>(({ person }) => ({ description: excerpt(person.biography) }))

export default function PersonPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, person, upcoming, past, courses, now, press } = loaderData
  return (
    <>
      <PersonDetail
        page={page}
        person={person}
        upcoming={upcoming}
        past={past}
        courses={courses}
        now={now}
        press={press}
      />
      <PageModules page={page} editor={editor} />
    </>
  )
}
