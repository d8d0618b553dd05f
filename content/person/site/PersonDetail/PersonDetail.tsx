import { screenUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import { Breadcrumbs } from '#site/components/Breadcrumbs/Breadcrumbs.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { NameList } from '#site/components/NameList.tsx'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { phoneLink } from '#site/format/phone.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { CourseCard } from '../../../course/site/CourseCard/CourseCard.tsx'
import type { CourseCardData } from '../../../course/site/CourseCard/course-card.ts'
import courseList from '../../../course/site/SchoolCard/SchoolGrid.module.css'
import { PressLink } from '../../../press/site/PressLink.tsx'
import type { EventRowDate } from '../../../production/dates/site/EventDateRow/event-row.ts'
import { EventShortList } from '../../../production/dates/site/EventShortList/EventShortList.tsx'
import { PastDates, type PastDatesProps } from '../../../production/dates/site/PastDates/PastDates.tsx'
import type { Person } from '../../endpoints.ts'
import { words } from '../../words.ts'
import { Portrait } from '../Portrait/Portrait.tsx'
import styles from './PersonDetail.module.css'

type PersonDetailProps = {
  page: Page
  person: Person
  upcoming: EventRowDate[]
  past: Omit<PastDatesProps, 'title'>
  courses: CourseCardData[]
  now: string
  press: string | null
}

export function PersonDetail({ page, person, upcoming, past, courses, now, press }: PersonDetailProps) {
  const text = useWords(words)
  const locale = useLocale()
  return (
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
            <ul className={courseList.grid}>
              {courses.map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
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
