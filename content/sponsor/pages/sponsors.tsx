import { fallbackLang } from '#site/components/fallback-lang.ts'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { Logo } from '#site/components/SponsorStrip/Logo.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { useLocale } from '#site/locale.ts'
import { listSponsors, type Sponsor } from '../endpoints.ts'
import { sponsorTiers } from '../type.ts'
import { words } from '../words.ts'
import styles from './sponsors.module.css'

export async function loader(args: LoaderArgs) {
  const [data, sponsors] = await loadPageWith(args, () => callBackend(args, listSponsors, {}))
  addLinkedData(args, data)
  return { ...data, sponsors }
}

export const meta = screenMeta<typeof loader>()

export default function Sponsors({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, sponsors } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <SponsorTiers sponsors={sponsors} />
    </PageShell>
  )
}

function SponsorTiers({ sponsors }: { sponsors: Sponsor[] }) {
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
