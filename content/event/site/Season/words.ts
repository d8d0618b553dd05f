import { plural } from '#site/i18n/plural.ts'
import { defineWords } from '#site/i18n/words.ts'

const dates = {
  de: plural('de', { one: 'Konzerttermin', other: 'Konzerttermine' }),
  en: plural('en', { one: 'concert date', other: 'concert dates' }),
}

export const seasonWords = defineWords({
  de: {
    season: (years: string) => `Saison ${years}`,
    count: (n: number) => `${n} ${dates.de(n)}`,
    first: (n: number) => `Gezeigt sind die ersten ${n}. Grenzen Sie die Auswahl ein, um die übrigen zu sehen.`,
    description: (years: string) => `Alle Konzerte der Saison ${years}: Termine, Orte, Werke und Mitwirkende.`,
    group: 'Geordnet nach',
    groups: { month: 'Monaten', series: 'Reihen', composer: 'Komponistinnen und Komponisten' },
    noSeries: 'Außerhalb der Reihen',
    noComposer: 'Ohne feste Werke',
    seasons: 'Andere Saisons',
    earlier: (years: string) => `Vorige Saison ${years}`,
    later: (years: string) => `Nächste Saison ${years}`,
    all: 'Alle Saisons',
    print: 'Saison als Heft drucken',
    calendar: 'Als Kalender',
    running: 'Laufende Saison',
    none: 'Es ist noch keine Saison angelegt.',
    conductor: 'Leitung',
    empty: 'Zu dieser Auswahl gibt es in dieser Saison kein Konzert.',
    emptyHint: 'Nehmen Sie einen Filter heraus oder sehen Sie die ganze Saison an.',
    reset: 'Filter zurücksetzen',
  },
  en: {
    season: (years) => `Season ${years}`,
    count: (n) => `${n} ${dates.en(n)}`,
    first: (n) => `The first ${n} are shown. Narrow the choice to see the others.`,
    description: (years) => `All concerts of the ${years} season: dates, places, works and performers.`,
    group: 'Ordered by',
    groups: { month: 'Month', series: 'Series', composer: 'Composer' },
    noSeries: 'Outside the series',
    noComposer: 'Without fixed works',
    seasons: 'Other seasons',
    earlier: (years) => `Previous season ${years}`,
    later: (years) => `Next season ${years}`,
    all: 'All seasons',
    print: 'Print the season as a booklet',
    calendar: 'As a calendar',
    running: 'Current season',
    none: 'There is no season yet.',
    conductor: 'conductor',
    empty: 'There is no concert in this season for this choice.',
    emptyHint: 'Take out a filter, or look at the whole season.',
    reset: 'Reset filter',
  },
})
