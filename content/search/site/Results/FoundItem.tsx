import { langOf } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { longDate } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Found } from '../../endpoints.ts'
import { words } from '../../words.ts'
import styles from './Results.module.css'

export function FoundItem({ item }: { item: Found }) {
  const text = useWords(words)
  const locale = useLocale()
  return (
    <li className={styles.item} data-over={item.is_over || undefined}>
      <h3 className={styles.title} {...langOf(item, 'title', locale)}>
        {item.url === '' ? item.title : <SiteLink to={item.url}>{item.title}</SiteLink>}
      </h3>
      {(item.date !== null || item.note !== '') && (
        <p className={styles.note}>
          {item.date !== null && <time dateTime={item.date}>{longDate(item.date, locale)}</time>}
          {item.is_over && <span> ({text.past})</span>}
          {item.date !== null && item.note !== '' && ' · '}
          {item.note}
        </p>
      )}
      {item.excerpt.length > 0 && (
        <p className={styles.excerpt} {...langOf(item, 'excerpt', locale)}>
          {item.excerpt.map((part, index) => (part.hit ? <mark key={index}>{part.text}</mark> : part.text))}
        </p>
      )}
    </li>
  )
}
