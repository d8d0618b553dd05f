import type { FrameSponsor } from '../../homes.ts'
import { useWords } from '../../i18n/words.ts'
import { Logo } from './Logo.tsx'
import styles from './SponsorStrip.module.css'
import { words } from './words.ts'

/** Above the footer. */
export function SponsorStrip({ sponsors }: { sponsors: FrameSponsor[] }) {
  const text = useWords(words)
  if (sponsors.length === 0) return null
  return (
    <aside className={`page ${styles.strip}`} aria-label={text.strip}>
      <p className={styles.title}>{text.strip}</p>
      <ul className={styles.sponsors}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <Logo sponsor={sponsor} sizes="10rem" />
          </li>
        ))}
      </ul>
    </aside>
  )
}
