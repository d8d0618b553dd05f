import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    address: 'Adresse',
    access: 'Anfahrt und Barrierefreiheit',
    facts: 'Zugang',
    onlyThisDate: 'an diesem Termin',
    stop: 'Haltestelle',
    upcoming: 'Nächste Konzerte hier',
    none: 'Zurzeit ist hier kein Konzert geplant.',
  },
  en: {
    address: 'Address',
    access: 'Directions and accessibility',
    facts: 'Access',
    onlyThisDate: 'on this date',
    stop: 'Nearest stop',
    upcoming: 'Next concerts here',
    none: 'No concert is planned here at the moment.',
  },
})
