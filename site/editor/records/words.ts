import type { Locale } from '#config'

const de = {
  publicAtOnce: 'Was Sie hier ändern, ist gleich öffentlich.',
  failed: 'Diese Angaben sind gerade nicht erreichbar.',
  languages: { de: 'Deutsch', en: 'Englisch' } satisfies Record<Locale, string>,
}

const en: typeof de = {
  publicAtOnce: 'Changes made here are public at once.',
  failed: 'These details cannot be reached at the moment.',
  languages: { de: 'German', en: 'English' },
}

export const recordWords: Record<Locale, typeof de> = { de, en }
