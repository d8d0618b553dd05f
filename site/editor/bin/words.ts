import type { Locale } from '#config'
import type { ReturnPlace } from '#contract/bin.ts'

const de = {
  title: 'Papierkorb dieser Seite',
  intro: 'Was auf dieser Seite gelöscht wurde, bleibt hier 30 Tage. Es kommt in beiden Sprachen und mit seinen Bildern zurück.',
  empty: 'In den letzten 30 Tagen wurde auf dieser Seite nichts gelöscht.',
  bring: 'Zurückholen',
  bringOf: (name: string) => `${name} zurückholen`,
  who: (who: string | null, time: string) => `Gelöscht von ${who ?? 'einem früheren Konto'} am ${time} Uhr`,
  inSection: (section: number) => `Abschnitt ${section}`,
  inColumn: (section: number, column: number) => `Abschnitt ${section}, Spalte ${column}`,
  inList: (place: string, list: string) => `${place}, in ${list}`,
  sectionGone: 'Der Abschnitt ist auch gelöscht',
  modules: (count: number) => (count === 1 ? '1 Modul' : `${count} Module`),
  items: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  days: (days: number) => (days <= 1 ? 'noch heute' : `noch ${days} Tage`),
  backAt: {
    same: (name) => `${name} steht wieder an seinem Platz.`,
    last_column: (name) => `${name} steht jetzt in der letzten Spalte. Die alte Spalte gibt es nicht mehr.`,
    other_section: (name, section) => `${name} steht jetzt am Ende von Abschnitt ${section}. Den alten Abschnitt gibt es nicht mehr.`,
    new_section: (name) => `${name} steht jetzt in einem neuen Abschnitt. Den alten gibt es nicht mehr.`,
    with_home: (name) => `${name} ist wieder da, mit der Liste, in der es stand.`,
  } satisfies Record<ReturnPlace, (name: string, section: number) => string>,
  gone: 'Das liegt nicht mehr im Papierkorb. Vielleicht hat es schon jemand zurückgeholt.',
}

const en: typeof de = {
  title: 'Bin of this page',
  intro: 'What was deleted on this page stays here for 30 days. It comes back in both languages and with its pictures.',
  empty: 'Nothing was deleted on this page in the last 30 days.',
  bring: 'Bring back',
  bringOf: (name) => `Bring back ${name}`,
  who: (who, time) => `Deleted by ${who ?? 'a former account'} on ${time}`,
  inSection: (section) => `Section ${section}`,
  inColumn: (section, column) => `Section ${section}, column ${column}`,
  inList: (place, list) => `${place}, in ${list}`,
  sectionGone: 'The section is deleted too',
  modules: (count) => (count === 1 ? '1 module' : `${count} modules`),
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
  days: (days) => (days <= 1 ? 'today only' : `${days} days left`),
  backAt: {
    same: (name) => `${name} is back in its place.`,
    last_column: (name) => `${name} is now in the last column. The old column no longer exists.`,
    other_section: (name, section) => `${name} is now at the end of section ${section}. The old section no longer exists.`,
    new_section: (name) => `${name} is now in a new section. The old one no longer exists.`,
    with_home: (name) => `${name} is back, with the list it stood in.`,
  },
  gone: 'This is no longer in the bin. Somebody may have brought it back already.',
}

export const binWords: Record<Locale, typeof de> = { de, en }
