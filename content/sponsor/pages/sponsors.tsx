import { fallbackLang } from '#site/components/fallback-lang.ts'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { Logo } from '#site/components/SponsorStrip/Logo.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadScreen } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listSponsors } from '../endpoints.ts'
import { words } from '../words.ts'
import styles from './sponsors.module.css'

export async function loader(args: LoaderArgs) {
  const [data, sponsors] = await loadScreen(args, () => callBackend(args, listSponsors, {}))
  return { ...data, sponsors }
}

export const meta = screenMeta<typeof loader>()

export default function Sponsors({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, sponsors, locale } = loaderData
  const text = useWords(words)
  const tiers = new Set(sponsors.map(({ tier }) => tier))
  return (
    <PageShell page={page} editor={editor}>
      <div className="page">
        {tiers.size === 0 && <p>{text.empty}</p>}
        {[...tiers].map((tier) => (
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
    </PageShell>
  )
}
