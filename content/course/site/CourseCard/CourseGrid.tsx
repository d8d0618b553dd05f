import type { Ref } from 'react'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { toDateParts } from '#site/format/dates.ts'
import { nonBreaking } from '#site/format/non-breaking.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import styles from '../SchoolCard/SchoolCard.module.css'
import { SchoolCard } from '../SchoolCard/SchoolCard.tsx'
import grid from '../SchoolCard/SchoolGrid.module.css'
import { VacancyNote } from '../VacancyNote.tsx'
import type { CourseCardData } from './course-card.ts'

type CourseGridProps = { courses: CourseCardData[]; level?: 2 | 3; ref?: Ref<HTMLUListElement> }

/** The cards of courses; `level` is that of their names. */
export function CourseGrid({ courses, level = 3, ref }: CourseGridProps) {
  return (
    <ul ref={ref} className={grid.grid}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} level={level} />
        </li>
      ))}
    </ul>
  )
}

function CourseCard({ course, level }: { course: CourseCardData; level: 2 | 3 }) {
  const text = useMessages()
  const locale = useLocale()
  const { ages, firstStart, locations } = course
  return (
    <SchoolCard card={course} level={level}>
      {course.subline && <p {...fallbackLang(course, 'subline', locale)}>{course.subline}</p>}
      <VacancyNote note={course.vacancies_note} />
      <ul className={styles.facts}>
        {ages && <li>{nonBreaking(ages)}</li>}
        {firstStart && (
          <li>
            {toDateParts(firstStart, locale).weekday}, {text.time.at(toDateParts(firstStart, locale).time)}
          </li>
        )}
        {locations.length > 0 && <li>{locations.join(', ')}</li>}
      </ul>
    </SchoolCard>
  )
}
