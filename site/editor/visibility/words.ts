import type { Locale } from '#config'

const de = {
  menu: 'Wann zu sehen …',
  hide: 'Verbergen',
  show: 'Wieder zeigen',
  list: 'Zeitlich begrenzt zu sehen …',
  changeOf: (name: string) => `Ändern, wann ${name} zu sehen ist`,
}

const en: typeof de = {
  menu: 'When it is shown …',
  hide: 'Hide',
  show: 'Show again',
  list: 'Shown for a limited time …',
  changeOf: (name) => `Change when ${name} is shown`,
}

export const showingWords: Record<Locale, typeof de> = { de, en }
