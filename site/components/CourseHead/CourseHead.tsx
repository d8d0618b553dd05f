import type { Course } from '#content/course/endpoints.ts'
import type { Page } from '#contract/pages.ts'
import { urlOf } from '#contract/urls.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { langOf } from '../fallback-lang.ts'
import { OfflineNotice } from '../PageHead/OfflineNotice.tsx'
import styles from './CourseHead.module.css'

export function CourseHead({ page, course }: { page: Page; course: Course }) {
  const { course: text } = useMessages()
  const locale = useLocale()
  return (
    <header className={styles.head}>
      <OfflineNotice page={page} />
      <div className={`page ${styles.content}`}>
        <div className={styles.words}>
          <Breadcrumbs items={page.breadcrumbs} back={{ title: text.back, url: urlOf('courses', locale) }} />
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
