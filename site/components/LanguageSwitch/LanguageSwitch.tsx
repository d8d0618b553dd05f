import { otherLocale } from '#contract/locale.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import styles from './LanguageSwitch.module.css'

type LanguageSwitchProps = { otherUrl: string; isShort?: boolean }

/** Loads a new document, because texts and `lang` change. */
export function LanguageSwitch({ otherUrl, isShort = false }: LanguageSwitchProps) {
  const { header } = useMessages()
  const otherLanguage = otherLocale(useLocale())
  return (
    <a
      href={otherUrl}
      className={styles.link}
      hrefLang={otherLanguage}
      lang={otherLanguage}
      aria-label={isShort ? `${otherLanguage.toUpperCase()}, ${header.otherLanguage}` : undefined}
    >
      {isShort ? otherLanguage.toUpperCase() : header.otherLanguage}
    </a>
  )
}
