import { useId } from 'react'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../words.ts'
import styles from './Played.module.css'

type Work = { id: number; title: string; fallback: string[]; url: string; dates: number }

/** Performed works of a composer, with the number of performances. */
export function PlayedWorks({ works }: { works: Work[] }) {
  const text = useWords(words)
  const locale = useLocale()
  const id = useId()
  if (works.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {text.works}
      </h2>
      <ul className={styles.works}>
        {works.map((work) => (
          <li key={work.id} className={styles.work}>
            <SiteLink to={work.url} {...fallbackLang(work, 'title', locale)}>
              {work.title}
            </SiteLink>
            <span className={styles.dates}>{text.dates(work.dates)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
