import type { User } from '#contract/account.ts'
import { screenUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { SectionHead } from '#site/components/SectionHead/SectionHead.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { ArticleCards } from '../../../article/site/ArticleCard/ArticleCards.tsx'
import { Hero } from '../../../banner/site/Hero/Hero.tsx'
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
  const [hero, ...otherHeroes] = data.heroes
  return (
    <>
      <OfflineNotice page={page} />
      {data.changed.map((date) => (
        <NextEventDate key={date.id} date={date} soon={date.soon} now={data.now} />
      ))}
      {data.next ? (
        <>
          <NextEventDate date={data.next} soon={data.soon} now={data.now} isOpening />
          <Claim hero={hero} title={page.headline || page.title} />
        </>
      ) : (
        <Hero hero={hero} title={page.headline || page.title} />
      )}
      <section className={`page ${styles.section}`} id="konzerte" aria-labelledby="konzerte-title">
        <SectionHead id="konzerte-title" title={text.concerts} />
        <EventList loaded={data.events} lookups={data.lookups} now={data.now} />
      </section>
      <Teasers teasers={[...otherHeroes, ...data.teasers]} />
      <div className={editor ? undefined : styles.below}>
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
      </div>
    </>
  )
}

/** The first banner, in one line. */
function Claim({ hero, title }: { hero: OrchestraHomeData['heroes'][number] | undefined; title: string }) {
  const locale = useLocale()
  if (!hero) return <h1 className="visually-hidden">{title}</h1>
  return (
    <div className={`page ${styles.claim}`}>
      <h1 {...fallbackLang(hero, 'headline', locale)} data-own={`heroes/${hero.id}/headline.${locale}`}>
        {hero.headline}
      </h1>
      {hero.link_url && <SiteLink to={hero.link_url}>{hero.link_text}</SiteLink>}
    </div>
  )
}
