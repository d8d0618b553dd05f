import type { User } from '#contract/account.ts'
import { screenUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { SectionHead } from '#site/components/SectionHead/SectionHead.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { ArticleCards } from '../../../article/site/ArticleCard/ArticleCards.tsx'
import { HeroCarousel } from '../../../banner/site/Hero/HeroCarousel.tsx'
import { Teasers } from '../../../banner/site/Teasers/Teasers.tsx'
import { NextEventDate } from '../../../production/dates/site/NextEventDate/NextEventDate.tsx'
import { EventList } from '../../../production/list/site/EventList/EventList.tsx'
import { words } from '../../words.ts'
import type { OrchestraHomeData } from '../home.server.ts'
import styles from './OrchestraHome.module.css'

type HomeProps = { page: Page; editor: User | null; data: OrchestraHomeData }

export function OrchestraHome({ page, editor, data }: HomeProps) {
  const text = useWords(words)
  const locale = useLocale()
  return (
    <>
      <OfflineNotice page={page} />
      {data.changed.map((date) => (
        <NextEventDate key={date.id} date={date} soon={date.soon} now={data.now} />
      ))}
      <div className={styles.opening}>
        {data.next && <NextEventDate date={data.next} soon={data.soon} now={data.now} />}
        <HeroCarousel heroes={data.heroes} title={page.headline || page.title} />
      </div>
      <section className={`page ${styles.section}`} id="konzerte" aria-labelledby="konzerte-title">
        <SectionHead id="konzerte-title" title={text.concerts} />
        <EventList loaded={data.events} lookups={data.lookups} now={data.now} />
      </section>
      <Teasers teasers={data.teasers} />
      {data.news.length > 0 && (
        <section className={`page ${styles.section}`} aria-labelledby="news-title">
          <SectionHead
            id="news-title"
            title={text.news}
            link={{ to: screenUrl('news', locale), label: text.allNews }}
          />
          <div className={styles.news}>
            <ArticleCards entries={data.news} />
          </div>
        </section>
      )}
      <PageModules page={page} editor={editor} />
    </>
  )
}
