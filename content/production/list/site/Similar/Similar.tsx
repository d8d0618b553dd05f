import { useId } from 'react'
import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { DateBlock } from '../../../dates/site/DateBlock/DateBlock.tsx'
import { detailWords } from '../../../detail/site/detail-words.ts'
import { PosterLink } from '../../../detail/site/PosterLink.tsx'
import { posterProperties } from '../../../detail/site/poster-properties.ts'
import styles from './Similar.module.css'
import type { SimilarDate } from './similar-date.ts'

export function Similar({ dates }: { dates: SimilarDate[] }) {
  const { similar: title } = useWords(detailWords)
  const locale = useLocale()
  const id = useId()
  if (dates.length === 0) return null
  return (
    <section className={`page ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.posters}>
        {dates.map(({ event, url, ...date }) => (
          <li key={date.id} className={styles.poster} style={posterProperties(event)}>
            <div className={styles.picture}>
              {event.image && (
                <Picture image={event.image} crop="vertical" sizes="(min-width: 48em) 30vw, 6rem" alt="" />
              )}
            </div>
            <div>
              <h3 className={styles.name} {...fallbackLang(event, 'name', locale)}>
                <PosterLink to={url} className={styles.link}>
                  {event.name}
                </PosterLink>
              </h3>
              <DateBlock date={date} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
