import type { Page } from '#contract/page/pages.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { words } from '../../words.ts'
import styles from './EditionSwitch.module.css'

/** Links to the page in everyday language, Easy Read and sign language, as far as they exist. */
export function EditionSwitch({ page: { edition, editions } }: { page: Page }) {
  const text = useWords(words)
  // The same order on each of the pages.
  const inOrder = (['everyday', 'easy', 'signed'] as const).filter(
    (each) => each === edition || editions.some((other) => other.edition === each),
  )
  return (
    <nav aria-label={text.editions}>
      <ul className={styles.editions}>
        {inOrder.map((each) => {
          const other = editions.find((one) => one.edition === each)
          return (
            <li key={each}>
              {other ? (
                <SiteLink to={other.url} className={styles.edition}>
                  {text.edition[each]}
                </SiteLink>
              ) : (
                <strong className={styles.edition} aria-current="page">
                  {text.edition[each]}
                </strong>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
