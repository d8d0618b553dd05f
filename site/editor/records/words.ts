import type { Locale } from '#config'

const de = {
  failed: 'Diese Angaben sind gerade nicht erreichbar.',
  languages: { de: 'Deutsch', en: 'Englisch' } satisfies Record<Locale, string>,
}

const en: typeof de = {
  failed: 'These details cannot be reached at the moment.',
  languages: { de: 'German', en: 'English' },
}

export const recordWords: Record<Locale, typeof de> = { de, en }
