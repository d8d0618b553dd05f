import type { BlogEntry } from '#content/article/endpoints.ts'
import type { Page } from '#contract/pages.ts'
import { urlOf } from '#contract/urls.ts'
import { longDate } from '../../format/dates.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { langOf } from '../fallback-lang.ts'
import { OfflineNotice } from '../PageHead/OfflineNotice.tsx'
import { WidePicture } from '../WidePicture/WidePicture.tsx'
import styles from './Article.module.css'

export function Article({ page, entry }: { page: Page; entry: BlogEntry }) {
  const { news } = useMessages()
  const locale = useLocale()
  return (
    <article>
      <OfflineNotice page={page} />
      <div className={`page ${styles.article}`}>
        <Breadcrumbs items={page.breadcrumbs} back={{ title: news.back, url: urlOf('news', locale) }} />
        <header className={styles.head}>
          <p className={styles.meta}>
            <time dateTime={entry.date}>{longDate(entry.date, locale)}</time>
            {entry.category && <span>{entry.category.name}</span>}
          </p>
          <h1 className={styles.title} {...langOf(entry, 'title', locale)}>
            {entry.title}
          </h1>
        </header>
        {entry.image && <WidePicture image={entry.image} />}
        <div className={styles.text}>
          {entry.intro && (
            <p className={styles.intro} {...langOf(entry, 'intro', locale)}>
              {entry.intro}
            </p>
          )}
          <div className="rich-text" {...langOf(entry, 'body', locale)} dangerouslySetInnerHTML={{ __html: entry.body }} />
        </div>
      </div>
    </article>
  )
}
