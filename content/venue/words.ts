import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    address: 'Adresse',
    access: 'Anfahrt und Barrierefreiheit',
    coming: 'Nächste Konzerte hier',
    none: 'Zurzeit ist hier kein Konzert geplant.',
  },
  en: {
    address: 'Address',
    access: 'Directions and accessibility',
    coming: 'Next concerts here',
    none: 'No concert is planned here at the moment.',
  },
})
