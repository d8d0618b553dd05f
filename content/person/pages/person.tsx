import { data } from 'react-router'
import { personTypes, screenUrl } from '#contract/links/urls.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { Breadcrumbs } from '#site/components/Breadcrumbs/Breadcrumbs.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { NameList } from '#site/components/NameList.tsx'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { phoneLink } from '#site/format/phone.ts'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, callOrNull, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { withPageTexts } from '#site/loaders/page-texts.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listCourses } from '../../course/endpoints.ts'
import { CourseGrid } from '../../course/site/CourseCard/CourseGrid.tsx'
import { toCourseCards } from '../../course/site/CourseCard/course-cards.server.ts'
import { loadPressUrls } from '../../press/site/load-press-urls.server.ts'
import { PressLink } from '../../press/site/PressLink.tsx'
import { EventShortList } from '../../production/dates/site/EventShortList/EventShortList.tsx'
import { loadDatesWith } from '../../production/dates/site/PastDates/load-concerts.server.ts'
import { PastDates } from '../../production/dates/site/PastDates/PastDates.tsx'
import { getEmployee, getInstructor, getSoloist, type Person } from '../endpoints.ts'
import { Portrait } from '../site/Portrait/Portrait.tsx'
import { personLinkedData } from '../site/person-linked-data.server.ts'
import { words } from '../words.ts'
import styles from './person.module.css'

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
    courses: toCourseCards(courses ?? [], locale),
    now: renderTime(args),
    press: pressUrlOf(`person-${person.id}`),
  }
}

export const meta = screenMeta<typeof loader>(({ person }) => ({ description: excerpt(person.biography) }))

export default function PersonPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, person, upcoming, past, courses, now, press, locale } = loaderData
  const text = useWords(words)
  return (
    <>
      <article>
        <OfflineNotice page={page} />
        <div className={`page ${styles.person}`}>
          <Breadcrumbs items={page.breadcrumbs} back={{ title: text.back, url: screenUrl('persons', locale) }} />
          <div className={styles.body}>
            <div className={styles.picture}>
              <Portrait
                image={person.image}
                name={person.name}
                alt={person.image?.text ?? ''}
                sizes="(min-width: 48em) 30vw, 90vw"
              />
            </div>
            <div>
              <h1 className={styles.name}>
                {person.first_name && <span data-own="first_name">{person.first_name}</span>}{' '}
                <span data-own="last_name">{person.last_name}</span>
              </h1>
              <p
                className={styles.role}
                hidden={!person.role}
                {...fallbackLang(person, 'role', locale)}
                data-own={`role.${locale}`}
              >
                {person.role}
              </p>
              <div
                className="rich-text"
                {...fallbackLang(person, 'biography', locale)}
                dangerouslySetInnerHTML={{ __html: person.biography }}
              />
              <Contact person={person} />
              {press && (
                <p className={styles.press}>
                  <PressLink url={press} />
                </p>
              )}
            </div>
          </div>
          <EventShortList title={text.upcoming} dates={upcoming} now={now} calendar={`?soloist=${person.id}`} />
          <PastDates title={text.past} {...past} />
          {courses.length > 0 && (
            <section className={styles.courses} aria-labelledby="person-courses">
              <h2 id="person-courses" className={styles.title}>
                {text.courses}
              </h2>
              <CourseGrid courses={courses} />
            </section>
          )}
        </div>
      </article>
      <PageModules page={page} editor={editor} />
    </>
  )
}

function Contact({ person }: { person: Person }) {
  const text = useWords(words)
  const { instruments } = person
  if (instruments.length === 0 && !person.email && !person.phone) return null
  return (
    <dl className={styles.contact}>
      {instruments.length > 0 && (
        <div>
          <dt>{text.instruments}</dt>
          <dd>
            <NameList names={instruments} />
          </dd>
        </div>
      )}
      {person.email && (
        <div>
          <dt>{text.email}</dt>
          <dd>
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </dd>
        </div>
      )}
      {person.phone && (
        <div>
          <dt>{text.phone}</dt>
          <dd>
            <a href={phoneLink(person.phone)}>{person.phone}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
