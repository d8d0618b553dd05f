import { Fragment } from 'react'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { NameList } from '#site/components/NameList.tsx'
import { longDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { defineWords, useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Course } from '../../endpoints.ts'
import { formatClosedDays } from '../closed-days.ts'
import styles from './CourseSheet.module.css'

const words = defineWords({
  de: {
    title: 'Unsere Kurse',
    asOf: (day: string, host: string) => `Stand ${day} · ${host}`,
    with: 'bei',
    closed: 'Kein Unterricht:',
  },
  en: { title: 'Our courses', asOf: (day, host) => `As of ${day} · ${host}`, with: 'with', closed: 'No lessons:' },
})

/** A4 course list for the open day. */
export function CourseSheet({ courses, now, host }: { courses: Course[]; now: string; host: string }) {
  const text = useWords(words)
  const { brand } = useMessages()
  const locale = useLocale()
  const groups = [...new Map(courses.map(({ parent_group }) => [parent_group.id, parent_group])).values()]
  const closures = collectClosures(courses)
  return (
    <article className={styles.sheet} data-variant="school">
      <header className={styles.head}>
        <p>
          {brand.school} {brand.schoolOf}
        </p>
        <h1 className={styles.title}>{text.title}</h1>
        <p>{text.asOf(longDate(now, locale), host)}</p>
        {closures.length > 0 && (
          <p className={styles.closedDays}>
            <b>{text.closed}</b>{' '}
            {closures.map((days, index) => (
              <Fragment key={days.id}>
                {index > 0 && ', '}
                <span {...fallbackLang(days, 'name', locale)}>{days.name}</span> {formatClosedDays(days, locale)}
              </Fragment>
            ))}
          </p>
        )}
      </header>
      {groups.map((group) => (
        <section key={group.id}>
          <h2 className={styles.group} lang={group.lang}>
            {group.name}
          </h2>
          <ul className={styles.courses}>
            {courses
              .filter(({ parent_group }) => parent_group.id === group.id)
              .map((course) => (
                <Entry key={course.id} course={course} />
              ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

/** Closed days of any of the courses, in order. */
function collectClosures(courses: Course[]): Course['closed'] {
  const closuresById = new Map(courses.flatMap(({ closed }) => closed).map((days) => [days.id, days]))
  return [...closuresById.values()].toSorted((one, other) => (one.first_day < other.first_day ? -1 : 1))
}

function Entry({ course }: { course: Course }) {
  const text = useWords(words)
  const locale = useLocale()
  const teachers = course.instructors.map(({ name }) => name).join(', ')
  return (
    <li className={styles.course}>
      <div>
        <h3 className={styles.name} {...fallbackLang(course, 'name', locale)}>
          {course.name}
        </h3>
        {course.subline && <p {...fallbackLang(course, 'subline', locale)}>{course.subline}</p>}
        <p className={styles.teachers}>
          <NameList names={course.age_groups} />
          {course.age_groups.length > 0 && teachers && '\u00a0· '}
          {teachers && `${text.with} ${teachers}`}
        </p>
        {course.price && <p {...fallbackLang(course, 'price', locale)}>{course.price}</p>}
      </div>
      <ul className={styles.dates}>
        {course.dates.map((date) => (
          <Lesson key={date.id} date={date} />
        ))}
      </ul>
    </li>
  )
}

function Lesson({ date }: { date: Course['dates'][number] }) {
  const { time } = useMessages()
  const locale = useLocale()
  const [start, end] = [toDateParts(date.date_start, locale), toDateParts(date.date_end, locale)]
  const rhythm = withoutDay(date.rhythm, start.weekday)
  return (
    <li>
      <b>
        {start.weekday}, {time.at(`${start.time}–${end.time}`)}
      </b>
      <br />
      {rhythm && (
        <>
          <span {...fallbackLang(date, 'rhythm', locale)}>{rhythm}</span>,{' '}
        </>
      )}
      {formatVenueName(date.location)}
    </li>
  )
}

/** „dienstags, wöchentlich“ without the weekday, which precedes it. */
function withoutDay(rhythm: string, weekday: string): string {
  const day = weekday.toLowerCase()
  return rhythm.toLowerCase().startsWith(day) ? rhythm.slice(day.length).replace(/^s?(?:,\s*|\s+|$)/, '') : rhythm
}
