import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import type { Banner } from '../banner.ts'
import styles from './Teasers.module.css'

export function Teasers({ teasers }: { teasers: Banner[] }) {
  const { teasers: title } = useWords(words)
  const locale = useLocale()
  if (teasers.length === 0) return null
  return (
    <section className={`page ${styles.section}`} aria-label={title}>
      <ul className={styles.teasers}>
        {teasers.map((teaser) => (
          <li key={teaser.id} className={styles.teaser}>
            {teaser.picture && (
              <div className={styles.picture}>
                <Picture image={teaser.picture} crop="vertical" sizes="(min-width: 48em) 30vw, 6rem" alt="" />
              </div>
            )}
            {teaser.preline && <p className={styles.preline}>{teaser.preline}</p>}
            <h2 className={styles.headline} {...fallbackLang(teaser, 'headline', locale)}>
              {teaser.link_url ? (
                <SiteLink to={teaser.link_url} className={styles.link}>
                  {teaser.headline}
                </SiteLink>
              ) : (
                teaser.headline
              )}
            </h2>
            {teaser.text && <p {...fallbackLang(teaser, 'text', locale)}>{teaser.text}</p>}
            {teaser.link_text && (
              <p className={styles.readMore} aria-hidden="true">
                {teaser.link_text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
