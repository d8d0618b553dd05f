import { formatLifeDates } from '#contract/texts/life-dates.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { words } from '../words.ts'
import styles from './ComposerIndex.module.css'

type Composer = { id: number; url: string; name: string; sort_name: string; born: number | null; died: number | null }

/** From A to Z, with jump links. */
export function ComposerIndex({ composers }: { composers: Composer[] }) {
  const text = useWords(words)
  const letters = groupByLetter(composers)
  return (
    <div className={`page ${styles.index}`}>
      <nav aria-label={text.letters} className={styles.letters}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${getId(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(({ letter, group }) => (
        <section key={letter} aria-labelledby={getId(letter)} className={styles.group}>
          <h2 id={getId(letter)} className={styles.letter}>
            {letter}
          </h2>
          <ul className={styles.names}>
            {group.map((composer) => (
              <li key={composer.id}>
                <SiteLink to={composer.url} className={styles.name}>
                  {composer.sort_name}
                </SiteLink>{' '}
                <span className={styles.years}>{formatLifeDates(composer)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function getId(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter}`
}

/** Groups by first letter; Š belongs to S, names without a letter come last. */
export function groupByLetter<T extends { sort_name: string }>(
  records: readonly T[],
): { letter: string; group: T[] }[] {
  const letters = new Map<string, T[]>()
  for (const each of records) {
    const first = each.sort_name.normalize('NFD').charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '#'
    letters.set(letter, [...(letters.get(letter) ?? []), each])
  }
  return [...letters]
    .map(([letter, group]) => ({ letter, group }))
    .toSorted((one, other) => letterOrder(one.letter) - letterOrder(other.letter))
}

function letterOrder(letter: string): number {
  return letter === '#' ? Number.POSITIVE_INFINITY : letter.charCodeAt(0)
}
