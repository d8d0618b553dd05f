import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    tiers: { main: 'Hauptförderer', partner: 'Partner', supporter: 'Unterstützer' },
    empty: 'Hier ist zurzeit niemand genannt.',
  },
  en: {
    tiers: { main: 'Main sponsors', partner: 'Partners', supporter: 'Supporters' },
    empty: 'Nobody is named here at present.',
  },
})
