import { plural } from '#site/i18n/plural.ts'
import { defineWords } from '#site/i18n/words.ts'

const courses = {
  de: plural('de', { one: 'Kurs', other: 'Kurse' }),
  en: plural('en', { one: 'course', other: 'courses' }),
}

export const words = defineWords({
  de: {
    list: {
      filter: 'Kurse filtern',
      group: 'Bereich',
      age: 'Alter',
      location: 'Unterrichtsort',
      instruments: 'Instrumente',
      any: 'Alle',
      apply: 'Kurse anzeigen',
      reset: 'Alle Filter zurücksetzen',
      remove: (label: string) => `Filter „${label}“ entfernen`,
      active: 'Gewählte Filter',
      count: (n: number) => `${n} ${courses.de(n)}`,
      empty: 'Zu dieser Auswahl gibt es gerade keinen Kurs.',
      emptyHint: 'Nehmen Sie einen Filter heraus oder rufen Sie uns an – vieles geht auch auf Anfrage.',
      failed: 'Die Kurse konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
      print: 'Kursliste drucken',
    },
    detail: {
      dates: 'Termine und Orte',
      price: 'Kosten',
      age: 'Für wen',
      instruments: 'Instrumente',
      instructors: 'Unterricht bei',
      register: 'So melden Sie sich an',
      facts: 'Auf einen Blick',
      group: 'Bereich',
      back: 'Alle Kurse',
      from: (date: string) => `ab\u00a0${date}`,
      closed: 'Kein Unterricht',
    },
  },
  en: {
    list: {
      filter: 'Filter courses',
      group: 'Area',
      age: 'Age',
      location: 'Location',
      instruments: 'Instruments',
      any: 'All',
      apply: 'Show courses',
      reset: 'Reset all filters',
      remove: (label) => `Remove filter “${label}”`,
      active: 'Chosen filters',
      count: (n) => `${n} ${courses.en(n)}`,
      empty: 'There is no course for this choice right now.',
      emptyHint: 'Take out a filter, or call us: much is possible on request.',
      failed: 'The courses could not be loaded. Please try again.',
      print: 'Print the list of courses',
    },
    detail: {
      dates: 'Dates and places',
      price: 'Fees',
      age: 'For whom',
      instruments: 'Instruments',
      instructors: 'Taught by',
      register: 'How to register',
      facts: 'At a glance',
      group: 'Area',
      back: 'All courses',
      from: (date) => `from\u00a0${date}`,
      closed: 'No lessons',
    },
  },
})
