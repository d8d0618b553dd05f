import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import type { Page } from '../../endpoints.ts'
import { words } from '../../words.ts'
import styles from './EditionSwitch.module.css'

/** The same page in everyday language, Leichte Sprache and sign language, as far as there are such pages. */
export function EditionSwitch({ page: { edition, editions } }: { page: Page }) {
  const text = useWords(words)
  return (
    <nav aria-label={text.editions}>
      <ul className={styles.editions}>
        <li>
          <strong className={styles.edition} aria-current="page">
            {text.edition[edition]}
          </strong>
        </li>
        {editions.map((other) => (
          <li key={other.edition}>
            <SiteLink to={other.url} className={styles.edition}>
              {text.edition[other.edition]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
