import { NewsCard } from './NewsCard.tsx'
import styles from './NewsList.module.css'
import type { NewsCardData } from './news-card.ts'

type NewsListProps = { entries: NewsCardData[]; level?: 2 | 3; leadFirst?: boolean }

/** The first entry large, the others beside each other. */
export function NewsList({ entries, level = 3, leadFirst = true }: NewsListProps) {
  return (
    <ul className={styles.list} data-lead-first={leadFirst}>
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <NewsCard entry={entry} level={level} lead={leadFirst && index === 0} />
        </li>
      ))}
    </ul>
  )
}
