import type { Course } from '#contract/courses.ts'
import type { Page } from '#contract/pages.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { useLocale } from '../../locale.ts'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { langOf } from '../fallback-lang.ts'
import { OfflineNotice } from '../PageHead/OfflineNotice.tsx'
import styles from './CourseHead.module.css'

export function CourseHead({ page, course }: { page: Page; course: Course }) {
  const locale = useLocale()
  return (
    <header className={styles.head}>
      <OfflineNotice page={page} />
      <div className={`page ${styles.content}`}>
        <div className={styles.words}>
          <Breadcrumbs items={page.breadcrumbs} />
          <div>
            <p className={styles.group}>{course.parent_group.name}</p>
            <h1 className={styles.title} {...langOf(course, 'name', locale)}>
              {course.name}
            </h1>
            {course.subline && (
              <p className={styles.subline} {...langOf(course, 'subline', locale)}>
                {course.subline}
              </p>
            )}
          </div>
        </div>
        {course.image && (
          <div className={styles.picture}>
            <Picture image={course.image} crop="horizontal" sizes="(min-width: 64em) 42vw, 100vw" priority />
          </div>
        )}
      </div>
    </header>
  )
}
