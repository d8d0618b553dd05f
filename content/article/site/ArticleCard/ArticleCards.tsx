import { Link } from 'react-router'
import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { longDate } from '#site/format/dates.ts'
import { useLocale } from '#site/locale.ts'
import styles from './ArticleCards.module.css'
import type { ArticleCardData } from './news-card.ts'

type ArticleCardsProps = { entries: ArticleCardData[]; level?: 2 | 3; leadFirst?: boolean }

export function ArticleCards({ entries, level = 3, leadFirst = true }: ArticleCardsProps) {
  return (
    <ul className={styles.list} data-lead-first={leadFirst}>
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <ArticleCard entry={entry} level={level} lead={leadFirst && index === 0} />
        </li>
      ))}
    </ul>
  )
}

type ArticleCardProps = { entry: ArticleCardData; level?: 2 | 3; lead?: boolean }

function ArticleCard({ entry, level = 3, lead = false }: ArticleCardProps) {
  const locale = useLocale()
  const Heading = `h${level}` as const
  return (
    <article className={styles.card} data-lead={lead}>
      {entry.image && (
        <div className={styles.picture}>
          <Picture
            image={entry.image}
            crop="horizontal"
            sizes={lead ? '(min-width: 64em) 60vw, 100vw' : '(min-width: 48em) 30vw, 8rem'}
            alt=""
          />
        </div>
      )}
      <div className={styles.texts}>
        <p className={styles.meta}>
          <time dateTime={entry.date}>{longDate(entry.date, locale)}</time>
          {entry.category && <span lang={entry.categoryLang}>{entry.category}</span>}
        </p>
        <Heading className={styles.title} {...fallbackLang(entry, 'title', locale)}>
          <Link to={entry.url} prefetch="intent" className={styles.link}>
            {entry.title}
          </Link>
        </Heading>
        {entry.intro && (
          <p className={styles.intro} {...fallbackLang(entry, 'intro', locale)}>
            {entry.intro}
          </p>
        )}
      </div>
    </article>
  )
}
