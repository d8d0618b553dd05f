import type { Course } from '#content/course/endpoints.ts'
import { placeOf } from '#contract/place.ts'
import { langOf } from '../components/fallback-lang.ts'
import { datePartsOf, longDate } from '../format/dates.ts'
import { useMessages } from '../i18n/messages.ts'
import { defineWords, useWords } from '../i18n/words.ts'
import { useLocale } from '../locale.ts'
import styles from './CourseSheet.module.css'

const words = defineWords({
  de: { title: 'Unsere Kurse', asOf: (day: string, host: string) => `Stand ${day} · ${host}`, with: 'bei' },
  en: { title: 'Our courses', asOf: (day, host) => `As of ${day} · ${host}`, with: 'with' },
})

/** A4: what a family takes home from the open day. */
export function CourseSheet({ courses, now, host }: { courses: Course[]; now: string; host: string }) {
  const text = useWords(words)
  const { brand } = useMessages()
  const locale = useLocale()
  const groups = [...new Map(courses.map(({ parent_group }) => [parent_group.id, parent_group])).values()]
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <p>
          {brand.school} {brand.schoolOf}
        </p>
        <h1 className={styles.title}>{text.title}</h1>
        <p>{text.asOf(longDate(now, locale), host)}</p>
      </header>
      {groups.map((group) => (
        <section key={group.id}>
          <h2 className={styles.group}>{group.name}</h2>
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

function Entry({ course }: { course: Course }) {
  const text = useWords(words)
  const locale = useLocale()
  const whom = course.age_groups.map(({ name }) => name).join(', ')
  const teachers = course.instructors.map(({ name }) => name).join(', ')
  return (
    <li className={styles.course}>
      <div>
        <h3 className={styles.name} {...langOf(course, 'name', locale)}>
          {course.name}
        </h3>
        {course.subline && <p {...langOf(course, 'subline', locale)}>{course.subline}</p>}
        <p className={styles.whom}>{[whom, teachers && `${text.with} ${teachers}`].filter(Boolean).join(' · ')}</p>
        {course.price && <p {...langOf(course, 'price', locale)}>{course.price}</p>}
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
  const [start, end] = [datePartsOf(date.date_start, locale), datePartsOf(date.date_end, locale)]
  return (
    <li>
      <b>
        {start.weekday}, {time.at(`${start.time}–${end.time}`)}
      </b>
      <br />
      {[date.rhythm, placeOf(date.location)].filter(Boolean).join(', ')}
    </li>
  )
}
