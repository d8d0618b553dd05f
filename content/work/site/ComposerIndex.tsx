import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { lifeDates } from '../../event/site/programme.ts'
import { words } from '../words.ts'
import styles from './ComposerIndex.module.css'
import { byLetter } from './letters.ts'

type Composer = { id: number; url: string; name: string; sort_name: string; born: number | null; died: number | null }

/** From A to Z, with a way to each letter. */
export function ComposerIndex({ composers }: { composers: Composer[] }) {
  const text = useWords(words)
  const letters = byLetter(composers)
  return (
    <div className={`page ${styles.index}`}>
      <nav aria-label={text.letters} className={styles.letters}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(({ letter, named }) => (
        <section key={letter} aria-labelledby={idOf(letter)} className={styles.group}>
          <h2 id={idOf(letter)} className={styles.letter}>
            {letter}
          </h2>
          <ul className={styles.names}>
            {named.map((composer) => (
              <li key={composer.id}>
                <SiteLink to={composer.url} className={styles.name}>
                  {composer.sort_name}
                </SiteLink>{' '}
                <span className={styles.years}>{lifeDates(composer)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function idOf(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter}`
}
