import type { Ref } from 'react'
import type { Page } from '#contract/pages.ts'
import { screenUrl } from '#contract/urls.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { Breadcrumbs } from '#site/components/Breadcrumbs/Breadcrumbs.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Course } from '../../endpoints.ts'
import { words } from '../../words.ts'
import { RequestLink } from '../RequestLink.tsx'
import styles from './CourseHead.module.css'

type CourseHeadProps = { page: Page; course: Course; tasterRef: Ref<HTMLAnchorElement> }

export function CourseHead({ page, course, tasterRef }: CourseHeadProps) {
  const { detail: text } = useWords(words)
  const locale = useLocale()
  return (
    <header className={styles.head}>
      <OfflineNotice page={page} />
      <div className={`page ${styles.content}`}>
        <div className={styles.words}>
          <Breadcrumbs items={page.breadcrumbs} back={{ title: text.back, url: screenUrl('courses', locale) }} />
          <div>
            <p className={styles.group} lang={course.parent_group.lang}>
              {course.parent_group.name}
            </p>
            <h1 className={styles.title} {...fallbackLang(course, 'name', locale)}>
              {course.name}
            </h1>
            {course.subline && (
              <p className={styles.subline} {...fallbackLang(course, 'subline', locale)}>
                {course.subline}
              </p>
            )}
            <p className={styles.action}>
              <RequestLink course={course} linkRef={tasterRef} />
            </p>
          </div>
        </div>
        {course.image && (
          <div className={styles.picture}>
            <Picture image={course.image} crop="horizontal" sizes="(min-width: 64em) 42vw, 100vw" />
          </div>
        )}
      </div>
    </header>
  )
}
