import { pageUrl } from '#contract/links/urls.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import styles from './Form.module.css'
import { formWords } from './words.ts'

/** Opens in a new tab, so that the form's input stays. */
export function PrivacyLink() {
  const text = useWords(formWords)
  const locale = useLocale()
  return (
    <p className={styles.hint}>
      <a href={pageUrl(locale, 'datenschutz')} target="_blank" rel="noopener">
        {text.privacy}
      </a>
    </p>
  )
}
