import type { Locale } from '#config'

const de = {
  title: (name: string) => `Wann zu sehen: ${name}`,
  intro: 'Gilt für beide Sprachen. Was Besucher nicht sehen, sehen Sie hier beim Bearbeiten weiter.',
  hidden: 'Verborgen, bis Sie es wieder zeigen',
  from: 'Zu sehen ab',
  until: 'Zu sehen bis',
  untilDate: 'Zu sehen, bis dieses Konzert vorbei ist',
  findDate: 'Konzert suchen: Titel oder Tag',
  matches: (count: number) => (count === 1 ? 'Ein Konzert passt.' : `${count || 'Keine'} Konzerte passen.`),
  noDate: 'Kein Konzert',
  empty: 'Leer heißt: ohne Grenze.',
  dateHint: 'Wird das Konzert verlegt, gilt sein neues Ende.',
  always: 'Immer zeigen',
  problems: {
    incomplete: 'Datum und Uhrzeit sind nicht vollständig.',
    year: 'Das Jahr muss zwischen 1900 und 2100 liegen.',
    skipped: 'Diese Uhrzeit gibt es an diesem Tag nicht: Die Uhr springt von 2 auf 3 Uhr.',
    order: 'Das Ende muss nach dem Beginn liegen.',
    concert: 'Dieses Konzert ist vorbei, bevor es zu sehen wäre.',
  },
  listTitle: 'Zeitlich begrenzt zu sehen',
  listIntro: 'Was auf dieser Seite nicht immer zu sehen ist. Zuerst, was sich als Nächstes ändert.',
  listEmpty: 'Auf dieser Seite ist alles immer zu sehen.',
  wholeSite: 'Für die ganze Website',
  change: 'Ändern',
  inSection: (section: number) => `Abschnitt ${section}`,
}

const en: typeof de = {
  title: (name) => `When it is shown: ${name}`,
  intro: 'Holds for both languages. What visitors do not see you still see here while editing.',
  hidden: 'Hidden until you show it again',
  from: 'Shown from',
  until: 'Shown until',
  untilDate: 'Shown until this concert is over',
  findDate: 'Find a concert: title or day',
  matches: (count) => (count === 1 ? 'One concert fits.' : `${count || 'No'} concerts fit.`),
  noDate: 'No concert',
  empty: 'Empty means: no limit.',
  dateHint: 'If the concert is moved, its new end holds.',
  always: 'Always show',
  problems: {
    incomplete: 'Date and time are not complete.',
    year: 'The year must be between 1900 and 2100.',
    skipped: 'This time does not exist on that day: the clock goes from 2 to 3.',
    order: 'The end must be after the beginning.',
    concert: 'This concert is over before it would be shown.',
  },
  listTitle: 'Shown for a limited time',
  listIntro: 'What is not always shown on this page. First what changes next.',
  listEmpty: 'Everything on this page is always shown.',
  wholeSite: 'For the whole site',
  change: 'Change',
  inSection: (section) => `Section ${section}`,
}

/** Separate from the words of the page, which are loaded with the editor. */
export const showingDialogWords: Record<Locale, typeof de> = { de, en }
