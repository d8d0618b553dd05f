import { useNavigation } from 'react-router'
import type { Course } from '#contract/courses.ts'
import { urlOf } from '#contract/urls.ts'
import { useMessages } from '../../i18n/messages.ts'
import type { CourseFilter as Chosen } from '../../lists/course-filter.ts'
import { isFiltered } from '../../lists/filter.ts'
import { useLocale } from '../../locale.ts'
import { CourseCard } from '../CourseCard/CourseCard.tsx'
import grid from '../CourseCard/CourseGrid.module.css'
import { EmptyList } from '../EventList/EmptyList.tsx'
import { CourseFilter, type CourseLookups } from './CourseFilter.tsx'
import styles from './CourseList.module.css'

type CourseListProps = { courses: Course[]; lookups: CourseLookups; filter: Chosen }

export function CourseList({ courses, lookups, filter }: CourseListProps) {
  const { courses: text, loading } = useMessages()
  const locale = useLocale()
  const navigation = useNavigation()
  const listLoading = navigation.state === 'loading' && navigation.location.pathname === urlOf('courses', locale)
  return (
    <div className={`page ${styles.list}`} aria-busy={listLoading}>
      <CourseFilter filter={filter} lookups={lookups} count={courses.length} />
      <p role="status" className={styles.count}>
        {listLoading ? loading : text.count(courses.length)}
      </p>
      <ul className={grid.grid}>
        {courses.map((course, index) => (
          <li key={course.id}>
            <CourseCard course={course} level={2} priority={index < 3} />
          </li>
        ))}
      </ul>
      {courses.length === 0 && (
        <EmptyList title={text.empty} hint={text.emptyHint} reset={isFiltered(filter) ? { label: text.reset, to: urlOf('courses', locale) } : null} />
      )}
    </div>
  )
}
