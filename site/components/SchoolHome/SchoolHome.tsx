import type { User } from '#contract/account.ts'
import type { Page } from '#contract/pages.ts'
import { urlOf } from '#contract/urls.ts'
import { useMessages } from '../../i18n/messages.ts'
import type { SchoolHomeData } from '../../loaders/home.server.ts'
import { useLocale } from '../../locale.ts'
import { CourseCard } from '../CourseCard/CourseCard.tsx'
import courseList from '../CourseCard/CourseGrid.module.css'
import { Stage } from '../Hero/Stage.tsx'
import { OfflineNotice } from '../PageHead/OfflineNotice.tsx'
import { PageModules } from '../PageModules/PageModules.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { Teasers } from '../Teasers/Teasers.tsx'
import styles from './SchoolHome.module.css'

const COURSES_SHOWN = 6

type SchoolHomeProps = { page: Page; editor: User | null; data: SchoolHomeData }

export function SchoolHome({ page, editor, data }: SchoolHomeProps) {
  const { home } = useMessages()
  const locale = useLocale()
  return (
    <>
      <OfflineNotice page={page} />
      <Stage heroes={data.heroes} title={page.headline || page.title} />
      <PageModules page={page} editor={editor} />
      {data.courses.length > 0 && (
        <section className={styles.courses} aria-labelledby="courses-title">
          <div className="page">
            <SectionHead id="courses-title" title={home.courses} link={{ to: urlOf('courses', locale), label: home.allCourses }} />
            <ul className={courseList.grid}>
              {data.courses.slice(0, COURSES_SHOWN).map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <Teasers teasers={data.teasers} title={home.teasers} />
    </>
  )
}
