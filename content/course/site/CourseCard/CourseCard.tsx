import { Link } from 'react-router'
import { Picture } from '#modules/parts/Picture.tsx'
import { langOf } from '#site/components/fallback-lang.ts'
import { colourProperties } from '#site/format/colour.ts'
import { datePartsOf } from '#site/format/dates.ts'
import { unbroken } from '#site/format/unbroken.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import type { Course } from '../../endpoints.ts'
import styles from './CourseCard.module.css'

type CourseCardProps = { course: Course; level?: 2 | 3; priority?: boolean }

export function CourseCard({ course, level = 3, priority = false }: CourseCardProps) {
  const text = useMessages()
  const locale = useLocale()
  const Heading = `h${level}` as const
  const [first] = course.dates
  const places = [...new Set(course.dates.map((date) => date.location.city))]
  return (
    <article className={styles.card} style={colourProperties(course.color)}>
      <div className={styles.picture}>
        {course.image && (
          <Picture image={course.image} crop="horizontal" sizes="(min-width: 64em) 30vw, (min-width: 48em) 45vw, 90vw" alt="" priority={priority} />
        )}
        <p className={styles.group}>{course.parent_group.name}</p>
      </div>
      <div className={styles.words}>
        <Heading className={styles.name} {...langOf(course, 'name', locale)}>
          <Link to={course.url} prefetch="intent" className={styles.link}>
            {course.name}
          </Link>
        </Heading>
        {course.subline && <p {...langOf(course, 'subline', locale)}>{course.subline}</p>}
        <ul className={styles.facts}>
          {course.age_groups.length > 0 && <li>{course.age_groups.map((group) => unbroken(group.name)).join(', ')}</li>}
          {first && (
            <li>
              {datePartsOf(first.date_start, locale).weekday}, {text.time.at(datePartsOf(first.date_start, locale).time)}
            </li>
          )}
          {places.length > 0 && <li>{places.join(', ')}</li>}
        </ul>
      </div>
    </article>
  )
}
