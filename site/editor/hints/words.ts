import type { Locale } from '#config'
import type { HintAbout } from './text-hints.ts'

const de = {
  menu: 'Hinweise zu dieser Seite …',
  title: 'Hinweise zu dieser Seite',
  intro: 'Was Leserinnen und Lesern helfen würde. Nichts davon hindert Sie am Speichern.',
  none: 'Keine Hinweise. Diese Seite ist in Ordnung.',
  checkFailed: 'Bilder und Links konnten gerade nicht geprüft werden.',
  at: 'Hinweis:',
  show: 'Zeigen',
  showOf: (name: string) => `Zeigen: ${name}`,
  settings: 'Einstellungen der Seite',
  site: {
    title: 'Ganze Website',
    intro: 'Dasselbe für alle Seiten mit Abschnitten. Das dauert einige Sekunden und ändert nichts.',
    look: 'Alle Seiten prüfen',
    walking: (done: number, count: number) =>
      count > 0 ? `${done} von ${count} Seiten geprüft …` : 'Seiten werden gesucht …',
    done: (count: number, pagesWithHints: number) =>
      `${count} Seiten geprüft, ${pagesWithHints === 0 ? 'auf keiner gibt es etwas zu verbessern.' : `Hinweise auf ${pagesWithHints}.`}`,
    ofPage: (title: string, count: number) => `${title} (${count})`,
    unread: (title: string) => `${title}: konnte gerade nicht gelesen werden`,
    edit: (title: string) => `„${title}“ bearbeiten`,
  },
  about: {
    headingOrder: (levels: string) => `Eine Stufe der Überschriften ist übersprungen (${levels}).`,
    linkText: (text: string) => `„${text}“ sagt nicht, wohin der Link führt.`,
    tooLong: (text: string) => `Zu lang für ein Telefon: „${text}“`,
    abbreviation: (text: string) =>
      `„${text}“ ist nicht erklärt. Schreiben Sie es aus oder erklären Sie es in Klammern.`,
    caption: () => 'Die Tabelle hat keinen Titel, den Vorleseprogramme ansagen.',
    alt: (title: string) => `Das Bild „${title}“ hat keinen Alternativtext in dieser Sprache.`,
    credit: (title: string) => `Das Bild „${title}“ hat keinen Bildnachweis.`,
    deadLink: (address: string) => `Dieser Link führt Besucher zu keiner Seite: ${address}`,
    deadOutside: (address: string) => `Unter dieser fremden Adresse war in den letzten Nächten nichts: ${address}`,
    description: () => 'Die Seite hat keine Beschreibung für Suchmaschinen.',
  } satisfies Record<HintAbout, (text: string) => string>,
}

const en: typeof de = {
  menu: 'Hints for this page …',
  title: 'Hints for this page',
  intro: 'What would help readers. None of it keeps you from saving.',
  none: 'No hints. This page is in order.',
  checkFailed: 'Pictures and links could not be checked just now.',
  at: 'Hint:',
  show: 'Show',
  showOf: (name) => `Show: ${name}`,
  settings: 'Page settings',
  site: {
    title: 'Whole site',
    intro: 'The same for all pages with sections. It takes some seconds and changes nothing.',
    look: 'Check all pages',
    walking: (done, count) => (count > 0 ? `${done} of ${count} pages checked …` : 'Looking for pages …'),
    done: (count, pagesWithHints) =>
      `${count} pages checked, ${pagesWithHints === 0 ? 'none needs anything.' : `hints on ${pagesWithHints}.`}`,
    ofPage: (title, count) => `${title} (${count})`,
    unread: (title) => `${title}: could not be read just now`,
    edit: (title) => `Edit “${title}”`,
  },
  about: {
    headingOrder: (levels) => `A level of the headings is left out (${levels}).`,
    linkText: (text) => `“${text}” does not say where the link leads.`,
    tooLong: (text) => `Too long for a phone: “${text}”`,
    abbreviation: (text) => `“${text}” is not explained. Write it out or explain it in brackets.`,
    caption: () => 'The table has no title for screen readers to say.',
    alt: (title) => `The picture “${title}” has no alternative text in this language.`,
    credit: (title) => `The picture “${title}” has no credit.`,
    deadLink: (address) => `This link leads visitors to no page: ${address}`,
    deadOutside: (address) => `At this address of another website there was nothing on the last nights: ${address}`,
    description: () => 'The page has no description for search engines.',
  },
}

export const hintWords: Record<Locale, typeof de> = { de, en }
