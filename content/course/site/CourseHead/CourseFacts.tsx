import type { IdName } from '#contract/common.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { CalendarLinks } from '#site/components/CalendarLinks/CalendarLinks.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { NameList } from '#site/components/NameList.tsx'
import { longDate, toDateParts } from '#site/format/dates.ts'
import { nonBreaking } from '#site/format/non-breaking.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Course } from '../../endpoints.ts'
import { words } from '../../words.ts'
import { formatClosedDays } from '../closed-days.ts'
import { LinkedNames } from '../LinkedNames.tsx'
import { VacancyNote } from '../VacancyNote.tsx'
import styles from './CourseFacts.module.css'

export function CourseFacts({ course }: { course: Course }) {
  const { detail: text } = useWords(words)
  const locale = useLocale()
  return (
    <section className={styles.facts} aria-label={text.facts}>
      <h2 className={styles.title}>{text.dates}</h2>
      <ul className={styles.dates}>
        {course.dates.map((date) => (
          <li key={date.id}>
            <CourseDate date={date} />
          </li>
        ))}
      </ul>
      {course.closed.length > 0 && <ClosedDays closed={course.closed} />}
      {course.is_online && course.dates.length > 0 && <CalendarLinks path={`${course.url}.ics`} />}
      <dl className={styles.list}>
        {course.ages_note && (
          <div>
            <dt>{text.age}</dt>
            <dd>{course.ages_note}</dd>
          </div>
        )}
        {course.price && (
          <div>
            <dt>{text.price}</dt>
            <dd {...fallbackLang(course, 'price', locale)}>{course.price}</dd>
          </div>
        )}
        {course.instruments.length > 0 && <NamesFact term={text.instruments} names={course.instruments} />}
        {course.instructors.length > 0 && (
          <div>
            <dt>{text.instructors}</dt>
            <LinkedNames names={course.instructors} />
          </div>
        )}
      </dl>
    </section>
  )
}

function NamesFact({ term, names }: { term: string; names: IdName[] }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <NameList names={names} written={nonBreaking} />
      </dd>
    </div>
  )
}

function CourseDate({ date }: { date: Course['dates'][number] }) {
  const { detail: text } = useWords(words)
  const { time } = useMessages()
  const locale = useLocale()
  const start = toDateParts(date.date_start, locale)
  const end = toDateParts(date.date_end, locale)
  // The line above names the weekday already, so "montags, wöchentlich" becomes "wöchentlich".
  const rhythm = date.rhythm.replace(new RegExp(`^${start.weekday}s?,? *`, 'i'), '')
  const until = start.dayKey === end.dayKey ? `–${end.time}` : ''
  return (
    <>
      <p className={styles.time}>
        {start.weekday}, {time.at(`${start.time}${until}`)}
      </p>
      <p>
        {rhythm && (
          <>
            <span {...fallbackLang(date, 'rhythm', locale)}>{rhythm}</span>,{' '}
          </>
        )}
        {text.from(longDate(date.date_start, locale))}
      </p>
      <p className={styles.location}>{formatVenueName(date.location)}</p>
      <VacancyNote note={date.vacancies_note} />
    </>
  )
}

/** Coming closed days that cancel a lesson. */
function ClosedDays({ closed }: { closed: Course['closed'] }) {
  const { detail: text } = useWords(words)
  const locale = useLocale()
  return (
    <div className={styles.closedDays}>
      <h3 className={styles.closedTitle}>{text.closed}</h3>
      <ul className={styles.closedList}>
        {closed.map((days) => (
          <li key={days.id}>
            <span {...fallbackLang(days, 'name', locale)}>{days.name}</span>{' '}
            <time dateTime={days.first_day} className={styles.days}>
              {formatClosedDays(days, locale)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  )
}
