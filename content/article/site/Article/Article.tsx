import { screenUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import { Breadcrumbs } from '#site/components/Breadcrumbs/Breadcrumbs.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { WidePicture } from '#site/components/WidePicture/WidePicture.tsx'
import { longDate } from '#site/format/dates.ts'
import { titleScale } from '#site/format/title-scale.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { BlogEntry } from '../../endpoints.ts'
import { words } from '../../words.ts'
import styles from './Article.module.css'

export function Article({ page, entry }: { page: Page; entry: BlogEntry }) {
  const news = useWords(words)
  const locale = useLocale()
  return (
    <article>
      <OfflineNotice page={page} />
      <div className={`page ${styles.article}`}>
        <Breadcrumbs items={page.breadcrumbs} back={{ title: news.back, url: screenUrl('news', locale) }} />
        <header className={styles.head}>
          <p className={styles.meta}>
            <time dateTime={entry.date}>{longDate(entry.date, locale)}</time>
            {entry.category && <span lang={entry.category.lang}>{entry.category.name}</span>}
          </p>
          <h1
            className={styles.title}
            {...titleScale(entry.title, 'text')}
            {...fallbackLang(entry, 'title', locale)}
            data-own={`title.${locale}`}
          >
            {entry.title}
          </h1>
        </header>
        {entry.image && <WidePicture image={entry.image} />}
        <div className={styles.text}>
          <p
            className={styles.intro}
            hidden={!entry.intro}
            {...fallbackLang(entry, 'intro', locale)}
            data-own={`intro.${locale}`}
          >
            {entry.intro}
          </p>
          <div
            className="rich-text"
            {...fallbackLang(entry, 'body', locale)}
            dangerouslySetInnerHTML={{ __html: entry.body }}
          />
        </div>
      </div>
    </article>
  )
}
