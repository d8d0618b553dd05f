import polyglotI18nProvider from 'ra-i18n-polyglot'
import { german } from './de/messages.ts'

/** German at once, English when it is asked for. The document's language tells the API which words to answer. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    document.documentElement.lang = locale
    return locale === 'en' ? import('./en/messages.ts').then(({ english }) => english) : german
  },
  'de',
  [
    { locale: 'de', name: 'Deutsch' },
    { locale: 'en', name: 'English' },
  ],
)
