import type { Locale } from '#config'
import type { TranslationMark } from './translation-marks.ts'

const de = {
  toggle: 'Andere Sprache neben jedem Text (Strg+Umschalt+L)',
  language: { de: 'Deutsch', en: 'Englisch' } satisfies Record<Locale, string>,
  panel: (language: string, name: string) => `${language}: ${name}`,
  stepInLanguage: (language: string, step: string) => `${language}: ${step}`,
  mark: { missing: 'fehlt auf Englisch', older: 'Englisch ist älter', same: 'gleich wie Deutsch' } satisfies Record<
    TranslationMark,
    string
  >,
  copy: 'Deutsch übernehmen',
  stillRight: 'Englisch passt noch',
  sum: ({ missing, older }: Record<'missing' | 'older', number>): string => {
    const parts = [
      missing > 0 && `${missing} ${missing === 1 ? 'Text' : 'Texte'} nur deutsch`,
      older > 0 && (older === 1 ? '1 englischer Text veraltet' : `${older} englische Texte veraltet`),
    ]
    return `Seite: ${parts.filter(Boolean).join(', ')}`
  },
  complete: 'Seite: alle Texte in beiden Sprachen',
  next: 'Zum nächsten',
  loadFailed: 'Die andere Sprache ist gerade nicht erreichbar.',
}

const en: typeof de = {
  toggle: 'Other language beside each text (Ctrl+Shift+L)',
  language: { de: 'German', en: 'English' },
  panel: (language, name) => `${language}: ${name}`,
  stepInLanguage: (language, step) => `${language}: ${step}`,
  mark: { missing: 'no English yet', older: 'English is older', same: 'same as German' },
  copy: 'Copy the German text',
  stillRight: 'English is still right',
  sum: ({ missing, older }) => {
    const parts = [
      missing > 0 && `${missing} ${missing === 1 ? 'text' : 'texts'} only in German`,
      older > 0 && (older === 1 ? '1 English text out of date' : `${older} English texts out of date`),
    ]
    return `Page: ${parts.filter(Boolean).join(', ')}`
  },
  complete: 'Page: all texts in both languages',
  next: 'Go to the next',
  loadFailed: 'The other language is not available at the moment.',
}

export const sideBySideWords: Record<Locale, typeof de> = { de, en }
