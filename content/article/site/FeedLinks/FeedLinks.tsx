import type { IdName } from '#contract/common.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import styles from './FeedLinks.module.css'
import { feedUrl } from './feed-links.ts'

export function FeedLinks({ categories }: { categories: readonly IdName[] }) {
  const text = useWords(words)
  const locale = useLocale()
  return (
    <nav className={`page ${styles.root}`} aria-labelledby="feeds">
      <h2 id="feeds" className={styles.title}>
        {text.follow}
      </h2>
      <ul className={styles.links}>
        <li>
          <a href={feedUrl(locale, 'atom')}>{text.back}</a>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={feedUrl(locale, 'atom', category)}>{category.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
