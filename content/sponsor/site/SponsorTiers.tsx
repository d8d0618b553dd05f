import { fallbackLang } from '#site/components/fallback-lang.ts'
import { Logo } from '#site/components/SponsorStrip/Logo.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Sponsor } from '../endpoints.ts'
import { sponsorTiers } from '../type.ts'
import { words } from '../words.ts'
import styles from './SponsorTiers.module.css'

export function SponsorTiers({ sponsors }: { sponsors: Sponsor[] }) {
  const text = useWords(words)
  const locale = useLocale()
  const tiers = sponsorTiers.filter((tier) => sponsors.some((sponsor) => sponsor.tier === tier))
  return (
    <div className="page">
      {tiers.length === 0 && <p>{text.empty}</p>}
      {tiers.map((tier) => (
        <section key={tier} className={styles.tier} data-tier={tier} aria-labelledby={`tier-${tier}`}>
          <h2 id={`tier-${tier}`} className={styles.title}>
            {text.tiers[tier]}
          </h2>
          <ul className={styles.sponsors}>
            {sponsors
              .filter((sponsor) => sponsor.tier === tier)
              .map((sponsor) => (
                <li key={sponsor.id}>
                  <Logo sponsor={sponsor} sizes="(min-width: 48em) 20rem, 90vw" />
                  <h3 className={styles.name} {...fallbackLang(sponsor, 'name', locale)}>
                    {sponsor.name}
                  </h3>
                  {sponsor.text && <p {...fallbackLang(sponsor, 'text', locale)}>{sponsor.text}</p>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
