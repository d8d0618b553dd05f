import { timeZone } from '#config'
import { languageTag } from '#contract/locale.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import styles from './Preview.module.css'
import { words } from './words.ts'

/** Marks a preview, with its last day. */
export function PreviewNotice({ until }: { until: string }) {
  const text = useWords(words)
  const locale = useLocale()
  // The link ends at midnight.
  const lastDay = new Date(new Date(until).getTime() - 1)
  return (
    <p className={styles.notice} role="note">
      <strong>{text.preview}</strong>{' '}
      {text.until(new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'full', timeZone }).format(lastDay))}
    </p>
  )
}
