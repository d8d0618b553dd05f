import { ArticleCard } from './ArticleCard.tsx'
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
