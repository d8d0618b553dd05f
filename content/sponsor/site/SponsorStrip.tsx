import { useLocation } from 'react-router'
import { screenUrl } from '#contract/urls.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../words.ts'
import { Logo } from './Logo.tsx'
import styles from './SponsorStrip.module.css'
import type { StripSponsor } from './strip.server.ts'

/** Above the footer of every page but the sponsors' own. */
export function SponsorStrip({ sponsors }: { sponsors: StripSponsor[] }) {
  const text = useWords(words)
  const ownPage = screenUrl('sponsors', useLocale())
  const { pathname } = useLocation()
  if (sponsors.length === 0 || pathname === ownPage) return null
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
