import polyglotI18nProvider from 'ra-i18n-polyglot'
import { german } from './de/messages.ts'
import { currentLanguage, setScreenLanguage } from './language.ts'

/** German is bundled, English is loaded on demand. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    const language = locale === 'en' ? 'en' : 'de'
    if (language !== currentLanguage()) setScreenLanguage(language)
    return language === 'en' ? import('./en/messages.ts').then(({ english }) => english) : german
  },
  'de',
  [
    { locale: 'de', name: 'Deutsch' },
    { locale: 'en', name: 'English' },
  ],
)
