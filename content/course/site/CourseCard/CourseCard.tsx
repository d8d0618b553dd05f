import { Link } from 'react-router'
import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { colourProperties } from '#site/format/colour.ts'
import { toDateParts } from '#site/format/dates.ts'
import { nonBreaking } from '#site/format/non-breaking.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import { VacancyNote } from '../VacancyNote.tsx'
import styles from './CourseCard.module.css'
import type { CourseCardData } from './course-card.ts'

type CourseCardProps = { course: CourseCardData; level?: 2 | 3 }

export function CourseCard({ course, level = 3 }: CourseCardProps) {
  const text = useMessages()
  const locale = useLocale()
  const Heading = `h${level}` as const
  const { ages, firstStart, places } = course
  return (
    <article className={styles.card} style={colourProperties(course.color)}>
      <div className={styles.picture}>
        {course.image && (
          <Picture
            image={course.image}
            crop="horizontal"
            sizes="(min-width: 64em) 30vw, (min-width: 48em) 45vw, 90vw"
            alt=""
          />
        )}
        <p className={styles.group} lang={course.group.lang}>
          {course.group.name}
        </p>
      </div>
      <div className={styles.words}>
        <Heading className={styles.name} {...fallbackLang(course, 'name', locale)}>
          <Link to={course.url} prefetch="intent" className={styles.link}>
            {course.name}
          </Link>
        </Heading>
        {course.subline && <p {...fallbackLang(course, 'subline', locale)}>{course.subline}</p>}
        <VacancyNote note={course.vacancies_note} />
        <ul className={styles.facts}>
          {ages && <li>{nonBreaking(ages)}</li>}
          {firstStart && (
            <li>
              {toDateParts(firstStart, locale).weekday}, {text.time.at(toDateParts(firstStart, locale).time)}
            </li>
          )}
          {places.length > 0 && <li>{places.join(', ')}</li>}
        </ul>
      </div>
    </article>
  )
}
