import type { TypeMessages } from '../define.ts'

export default {
  venues: {
    name: { de: ['Spielort', 'Spielorte'], en: ['Venue', 'Venues'] },
    fields: {
      de: {
        street: 'Straße und Hausnummer',
        postcode: 'Postleitzahl',
        country: 'Land (DE, AT, CH …)',
        google_maps: 'Link zur Karte',
        access: 'Anfahrt und Barrierefreiheit',
      },
      en: { street: 'Street and number', postcode: 'Postcode', country: 'Country (DE, AT, CH …)', google_maps: 'Map link', access: 'Getting there and access' },
    },
    details: { de: 'Angaben zum Spielort', en: 'Details of the venue' },
  },
} satisfies TypeMessages
