import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    strip: 'Mit freundlicher Unterstützung',
    tiers: { main: 'Hauptförderer', partner: 'Partner', supporter: 'Unterstützer' },
    empty: 'Hier ist zurzeit niemand genannt.',
    website: (name: string) => `${name} (öffnet ein neues Fenster)`,
  },
  en: {
    strip: 'With kind support',
    tiers: { main: 'Main sponsors', partner: 'Partners', supporter: 'Supporters' },
    empty: 'Nobody is named here at present.',
    website: (name) => `${name} (opens a new window)`,
  },
})
