import { plural } from '#site/i18n/plural.ts'
import { defineWords } from '#site/i18n/words.ts'

const dates = {
  de: plural('de', { one: 'Konzerttermin', other: 'Konzerttermine' }),
  en: plural('en', { one: 'concert date', other: 'concert dates' }),
}

export const monthWords = defineWords({
  de: {
    title: (month: string) => `Konzerte im ${month}`,
    description: (month: string) => `Alle Konzerte im ${month} im Kalender: Tag, Uhrzeit und Ort.`,
    months: 'Monate',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    asList: 'Als Liste',
    count: (n: number) => `${n} ${dates.de(n)}`,
    noConcert: 'kein Konzert',
    today: 'heute',
    empty: (month: string) => `Im ${month} gibt es kein Konzert.`,
    emptyFiltered: (month: string) => `Im ${month} gibt es zu dieser Auswahl kein Konzert.`,
    emptyHint: 'Nehmen Sie einen Filter heraus oder sehen Sie den ganzen Monat an.',
    reset: 'Filter zurücksetzen',
    further: 'Das nächste Konzert der Saison ist im',
  },
  en: {
    title: (month) => `Concerts in ${month}`,
    description: (month) => `All concerts in ${month} in a calendar: day, time and place.`,
    months: 'Months',
    previous: 'Previous month',
    next: 'Next month',
    asList: 'As a list',
    count: (n) => `${n} ${dates.en(n)}`,
    noConcert: 'no concert',
    today: 'today',
    empty: (month) => `There is no concert in ${month}.`,
    emptyFiltered: (month) => `There is no concert in ${month} for this choice.`,
    emptyHint: 'Take out a filter, or look at the whole month.',
    reset: 'Reset filter',
    further: 'The next concert of the season is in',
  },
})
