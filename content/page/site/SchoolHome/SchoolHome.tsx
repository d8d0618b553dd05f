import type { User } from '#contract/account.ts'
import { screenUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { SectionHead } from '#site/components/SectionHead/SectionHead.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { Hero } from '../../../banner/site/Hero/Hero.tsx'
import { Teasers } from '../../../banner/site/Teasers/Teasers.tsx'
import { CourseGrid } from '../../../course/site/CourseCard/CourseGrid.tsx'
import { words } from '../../words.ts'
import type { SchoolHomeData } from '../home.server.ts'
import styles from './SchoolHome.module.css'

type SchoolHomeProps = { page: Page; editor: User | null; data: SchoolHomeData }

export function SchoolHome({ page, editor, data }: SchoolHomeProps) {
  const text = useWords(words)
  const locale = useLocale()
  const [hero, ...otherHeroes] = data.heroes
  return (
    <>
      <OfflineNotice page={page} />
      <Hero hero={hero} title={page.headline || page.title} />
      <PageModules page={page} editor={editor} />
      {data.courses.length > 0 && (
        <section className={styles.courses} aria-labelledby="courses-title">
          <div className="page">
            <SectionHead
              id="courses-title"
              title={text.courses}
              link={{ to: screenUrl('courses', locale), label: text.allCourses }}
            />
            <CourseGrid courses={data.courses} />
          </div>
        </section>
      )}
      <Teasers teasers={[...otherHeroes, ...data.teasers]} />
    </>
  )
}
