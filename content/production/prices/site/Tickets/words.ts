import { defineWords } from '#site/i18n/words.ts'

export const ticketWords = defineWords({
  de: {
    towns: 'Ort',
    allTowns: 'Alle Orte',
    fromDay: 'Ab diesem Tag',
    show: 'Anzeigen',
    prices: 'Einzelkarten',
    series: 'Abonnements',
    seriesText: 'Die Konzerte einer Reihe:',
    more: 'Weitere Termine',
  },
  en: {
    towns: 'Town',
    allTowns: 'All towns',
    fromDay: 'From this day',
    show: 'Show',
    prices: 'Single tickets',
    series: 'Subscriptions',
    seriesText: 'The concerts of a series:',
    more: 'More dates',
  },
})
