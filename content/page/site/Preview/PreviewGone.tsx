import { screenUrl } from '#contract/links/urls.ts'
import { ButtonLink } from '#site/components/Button/ButtonLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import styles from './Preview.module.css'
import { words } from './words.ts'

/** The same for expired, revoked and unknown links, so that it does not reveal whether a page exists. */
export function PreviewGone() {
  const text = useWords(words)
  return (
    <section className={`page ${styles.unavailable}`}>
      <title>{text.unavailable}</title>
      <h1 className={styles.title}>{text.unavailable}</h1>
      <p className={styles.text}>{text.unavailableText}</p>
      <ButtonLink to={screenUrl('home', useLocale())}>{text.home}</ButtonLink>
    </section>
  )
}
