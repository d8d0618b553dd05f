import polyglotI18nProvider from 'ra-i18n-polyglot'
import { currentLanguage, setScreenLanguage } from './language.ts'
import { messagesIn } from './messages.ts'

export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    const language = locale === 'en' ? 'en' : 'de'
    if (language !== currentLanguage()) setScreenLanguage(language)
    return language === 'en'
      ? import('ra-language-english').then(({ default: { ra } }) => messagesIn('en', ra))
      : messagesIn('de')
  },
  'de',
  [
    { locale: 'de', name: 'Deutsch' },
    { locale: 'en', name: 'English' },
  ],
)
