import type { User } from '#contract/account.ts'
import type { Page } from '#contract/pages.ts'
import { urlOf } from '#contract/urls.ts'
import { useMessages } from '../../i18n/messages.ts'
import type { OrchestraHomeData } from '../../loaders/home.server.ts'
import { useLocale } from '../../locale.ts'
import { EventList } from '../EventList/EventList.tsx'
import { NextConcert } from '../Hero/NextConcert.tsx'
import { Stage } from '../Hero/Stage.tsx'
import { NewsList } from '../NewsCard/NewsList.tsx'
import { OfflineNotice } from '../PageHead/OfflineNotice.tsx'
import { PageModules } from '../PageModules/PageModules.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { Teasers } from '../Teasers/Teasers.tsx'
import styles from './OrchestraHome.module.css'

type HomeProps = { page: Page; editor: User | null; data: OrchestraHomeData }

export function OrchestraHome({ page, editor, data }: HomeProps) {
  const { home } = useMessages()
  const locale = useLocale()
  return (
    <>
      <OfflineNotice page={page} />
      <Stage heroes={data.heroes} title={page.headline || page.title} />
      {data.next && <NextConcert date={data.next} now={data.now} />}
      <section className={`page ${styles.section}`} id="konzerte" aria-labelledby="konzerte-title">
        <SectionHead id="konzerte-title" title={home.concerts} />
        <EventList loaded={data.events} lookups={data.lookups} now={data.now} />
      </section>
      <Teasers teasers={data.teasers} title={home.teasers} />
      {data.news.length > 0 && (
        <section className={`page ${styles.section}`} aria-labelledby="news-title">
          <SectionHead id="news-title" title={home.news} link={{ to: urlOf('news', locale), label: home.allNews }} />
          <div className={styles.news}>
            <NewsList entries={data.news.slice(0, 4)} />
          </div>
        </section>
      )}
      <PageModules page={page} editor={editor} />
    </>
  )
}
