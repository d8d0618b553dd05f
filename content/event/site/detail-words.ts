import { plural } from '#site/i18n/plural.ts'
import { defineWords } from '#site/i18n/words.ts'

const days = {
  de: plural('de', { one: 'Termin', other: 'Termine' }),
  en: plural('en', { one: 'date', other: 'dates' }),
}
const minutes = {
  de: plural('de', { one: 'Minute', other: 'Minuten' }),
  en: plural('en', { one: 'minute', other: 'minutes' }),
}

/** What the page of a date says beside what its lists say; no list loads it. */
export const detailWords = defineWords({
  de: {
    when: 'Termin',
    otherDates: 'Weitere Termine',
    allDates: (n: number) => `${n} ${days.de(n)}`,
    programme: 'Programm',
    interval: 'Pause',
    minutes: (n: number) => `${n} ${minutes.de(n)}`,
    about: (n: number) => `ca. ${n} Min.`,
    performers: 'Mitwirkende',
    conductor: 'Leitung',
    venue: 'Spielort',
    map: 'Auf der Karte zeigen',
    mapNote: 'öffnet einen Kartendienst in einem neuen Fenster',
    venueDetails: 'Anfahrt und Zugang',
    access: 'Zugang',
    subscriptions: 'Im Abonnement',
    press: 'Für die Presse',
    ends: 'Ende',
    endsAt: (time: string) => `voraussichtlich ${time}`,
    info: 'Gut zu wissen',
    past: 'Dieser Termin ist vorbei.',
    until: (time: string) => `bis ${time}`,
    back: 'Zum Spielplan',
    aboutConcert: 'Zum Konzert',
    sheet: 'Programmblatt drucken',
  },
  en: {
    when: 'Date',
    otherDates: 'Other dates',
    allDates: (n) => `${n} ${days.en(n)}`,
    programme: 'Programme',
    interval: 'Interval',
    minutes: (n) => `${n} ${minutes.en(n)}`,
    about: (n) => `approx. ${n} min`,
    performers: 'Performers',
    conductor: 'Conductor',
    venue: 'Venue',
    map: 'Show on the map',
    mapNote: 'opens a map service in a new window',
    venueDetails: 'Directions and access',
    access: 'Access',
    subscriptions: 'In subscription',
    press: 'For the press',
    ends: 'End',
    endsAt: (time) => `about ${time}`,
    info: 'Good to know',
    past: 'This date has passed.',
    until: (time) => `until ${time}`,
    back: 'To the season',
    aboutConcert: 'About the concert',
    sheet: 'Print the programme',
  },
})
