import { pageUrl } from '#contract/urls.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import styles from './Form.module.css'
import { formWords } from './words.ts'

/** Opens beside the form, so that nothing that was entered is lost. */
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
