import { otherLocale } from '#contract/locale.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import styles from './LanguageSwitch.module.css'

type LanguageSwitchProps = { otherUrl: string; short?: boolean }

/** Loads a new document, because texts and `lang` change. */
export function LanguageSwitch({ otherUrl, short = false }: LanguageSwitchProps) {
  const { header } = useMessages()
  const other = otherLocale(useLocale())
  return (
    <a
      href={otherUrl}
      className={styles.link}
      hrefLang={other}
      lang={other}
      aria-label={short ? `${other.toUpperCase()}, ${header.otherLanguage}` : undefined}
    >
      {short ? other.toUpperCase() : header.otherLanguage}
    </a>
  )
}
