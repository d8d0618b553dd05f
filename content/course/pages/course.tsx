import { type Ref, useRef } from 'react'
import { screenUrl } from '#contract/links/urls.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { BottomBar } from '#site/components/BottomBar/BottomBar.tsx'
import button from '#site/components/Button/Button.module.css'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { colourProperties } from '#site/format/colour.ts'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, callOrNull, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { withPageTexts } from '#site/loaders/page-texts.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { useLocale } from '#site/locale.ts'
import { EventShortList } from '../../production/dates/site/EventShortList/EventShortList.tsx'
import { toHyphenatedRow } from '../../production/dates/site/hyphenate-date.server.ts'
import { listEventDates } from '../../production/endpoints.ts'
import { type Course, getCourse } from '../endpoints.ts'
import { CourseFacts } from '../site/CourseHead/CourseFacts.tsx'
import { courseLinkedData } from '../site/course-linked-data.server.ts'
import { SchoolHead } from '../site/SchoolHead/SchoolHead.tsx'
import { bestVacancy } from '../states.ts'
import { words } from '../words.ts'
import styles from './course.module.css'

const MAX_CONCERTS = 3

export async function loader(args: LoaderArgs) {
  const [data, [stored, concerts]] = await loadPageWith(args, async () => {
    const id = requireId(args.params.id)
    return Promise.all([
      callBackend(args, getCourse, { params: { id } }),
      callOrNull(args, listEventDates, { query: { course: id } }),
    ])
  })
  const { locale } = data
  const course = withPageTexts(stored, data)
  addLinkedData(args, data, {
    list: { title: words[locale].detail.back, url: screenUrl('courses', locale) },
    thing: (context) => courseLinkedData(course, context),
  })
  const relatedDates = (concerts?.results ?? []).slice(0, MAX_CONCERTS).map((date) => toHyphenatedRow(date, locale))
  return { ...data, course: hyphenateField(course, 'name', locale), relatedDates, now: renderTime(args) }
}

export const meta = screenMeta<typeof loader>(({ course }) => ({ description: excerpt(course.description) }))

export default function CourseDetail({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, course, relatedDates, now, locale } = loaderData
  const { detail: text } = useWords(words)
  const taster = useRef<HTMLAnchorElement>(null)
  return (
    <article style={colourProperties(course.color)}>
      <SchoolHead
        page={page}
        back={{ title: text.back, url: screenUrl('courses', locale) }}
        record={course}
        action={<RequestLink course={course} linkRef={taster} />}
      />
      <div className={`page ${styles.body}`}>
        <div
          className={`rich-text ${styles.description}`}
          {...fallbackLang(course, 'description', locale)}
          dangerouslySetInnerHTML={{ __html: course.description }}
        />
        <div className={styles.facts}>
          <CourseFacts course={course} />
        </div>
        {course.registration && (
          <section className={styles.registration} aria-labelledby="registration">
            <h2 id="registration" className={styles.title}>
              {text.register}
            </h2>
            <div
              className="rich-text"
              {...fallbackLang(course, 'registration', locale)}
              dangerouslySetInnerHTML={{ __html: course.registration }}
            />
          </section>
        )}
      </div>
      <PageModules page={page} editor={editor} />
      <div className="page">
        <EventShortList title={text.relatedConcerts} dates={relatedDates} now={now} />
      </div>
      <BottomBar key={course.id} passed={taster} onPhonesOnly text={course.vacancies_note || course.price}>
        <RequestLink course={course} />
      </BottomBar>
    </article>
  )
}

/** Links to the taster lesson request, or to the waiting list where all groups are full. */
function RequestLink({ course, linkRef }: { course: Pick<Course, 'id' | 'dates'>; linkRef?: Ref<HTMLAnchorElement> }) {
  const { detail: text } = useWords(words)
  const locale = useLocale()
  const isFull = bestVacancy(course.dates.map(({ vacancies }) => vacancies)) === 'waiting_list'
  return (
    <SiteLink
      {...(linkRef ? { ref: linkRef } : {})}
      to={`${screenUrl('request', locale)}?course=${course.id}${isFull ? '&kind=waiting_list' : ''}`}
      className={button.button}
    >
      {isFull ? text.waitingList : text.taster}
    </SiteLink>
  )
}
