import { useLocaleState } from 'react-admin'
import type { Locale } from '#config'

/** The language of the screen; a component that uses it is drawn again when it changes. */
export function useLanguage(): Locale {
  const [locale] = useLocaleState()
  return locale === 'en' ? 'en' : 'de'
}
