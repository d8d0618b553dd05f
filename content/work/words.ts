import { plural } from '#site/i18n/plural.ts'
import { defineWords } from '#site/i18n/words.ts'

const times = {
  de: plural('de', { one: 'Termin', other: 'Termine' }),
  en: plural('en', { one: 'date', other: 'dates' }),
}

export const words = defineWords({
  de: {
    works: 'Werke in diesem Haus',
    dates: (n: number) => `${n} ${times.de(n)}`,
    upcoming: 'Kommende Konzerte',
    none: 'Zurzeit ist kein Konzert damit geplant.',
    past: 'Bisherige Aufführungen',
    moreOf: (name: string) => `Mehr über ${name}`,
    otherSite: 'öffnet eine andere Website',
    back: 'Zum Spielplan',
    movements: 'Sätze',
    composers: 'Komponistinnen und Komponisten',
    composersTitle: 'Wen wir spielen',
    composersAbout: 'Alle Komponistinnen und Komponisten, deren Werke in unseren Konzerten stehen, von A bis Z.',
    letters: 'Von A bis Z',
  },
  en: {
    works: 'Works in this house',
    dates: (n) => `${n} ${times.en(n)}`,
    upcoming: 'Coming concerts',
    none: 'No concert with it is planned at the moment.',
    past: 'Past performances',
    moreOf: (name) => `More about ${name}`,
    otherSite: 'opens another website',
    back: 'To the season',
    movements: 'Movements',
    composers: 'Composers',
    composersTitle: 'Whom we play',
    composersAbout: 'All composers whose works stand in our concerts, from A to Z.',
    letters: 'From A to Z',
  },
})
