import { defineWords } from '../../i18n/words.ts'

export const words = defineWords({
  de: { strip: 'Mit freundlicher Unterstützung', website: (name: string) => `${name} (öffnet ein neues Fenster)` },
  en: { strip: 'With kind support', website: (name) => `${name} (opens a new window)` },
})
