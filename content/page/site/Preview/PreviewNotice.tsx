import { timeZone } from '#config'
import { languageTag } from '#contract/locale.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import styles from './Preview.module.css'
import { words } from './words.ts'

/** Says that this is a preview, and the last day on which it can be seen. */
export function PreviewNotice({ until }: { until: string }) {
  const text = useWords(words)
  const locale = useLocale()
  // The link ends with the day.
  const lastDay = new Date(new Date(until).getTime() - 1)
  return (
    <p className={styles.notice} role="note">
      <strong>{text.preview}</strong>{' '}
      {text.until(new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'full', timeZone }).format(lastDay))}
    </p>
  )
}
