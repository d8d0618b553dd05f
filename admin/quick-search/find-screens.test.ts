import { expect, test } from 'vitest'
import { findScreens } from './find-screens.ts'

const screens = [
  { title: 'Termine', to: '/event-dates', isMain: true },
  { title: 'Konzerte', to: '/productions', isMain: true },
  { title: 'Kurse für Ältere', to: '/courses', isMain: true },
  { title: 'System', to: '/system', synonyms: 'Sicherung Backup', isMain: true },
  { title: 'Passwort ändern', to: '/password', isMain: true },
  { title: 'Konzert anlegen', to: '/productions/create', synonyms: 'neues hinzufügen' },
  { title: 'Kurs anlegen', to: '/courses/create', synonyms: 'neues hinzufügen' },
  { title: 'Saal\u00adkalender', to: '/event-dates/halls' },
  { title: 'Termine: Ausverkauft', to: '/event-dates?sold_out', state: 'Ausverkauft' },
]
const pathsFor = (q: string) => findScreens(screens, q).map(({ to }) => to)

test('without a search term every main screen is offered', () => {
  expect(pathsFor(' ')).toEqual(['/event-dates', '/productions', '/courses', '/system', '/password'])
})

test('screens and create commands are found by word prefixes without accents', () => {
  expect(pathsFor('ter')).toEqual(['/event-dates'])
  expect(pathsFor('konz')).toEqual(['/productions', '/productions/create'])
  expect(pathsFor('altere kur')).toEqual(['/courses'])
  expect(pathsFor('rmine')).toEqual([])
})

test('screens are found by synonyms, and commands by name', () => {
  expect(pathsFor('sicherung')).toEqual(['/system'])
  expect(pathsFor('passw')).toEqual(['/password'])
})

test('a soft hyphen in a title is ignored', () => {
  expect(pathsFor('saalkal')).toEqual(['/event-dates/halls'])
})

test('the last part of a compound word finds a screen', () => {
  expect(pathsFor('kalender')).toEqual(['/event-dates/halls'])
  expect(pathsFor('mine')).toEqual([])
})

test('an exact name comes first', () => {
  const titles = ['Kurse für Ältere', 'Kurse'].map((title) => ({ title, to: title }))
  expect(findScreens(titles, 'kurse').map(({ title }) => title)).toEqual(['Kurse', 'Kurse für Ältere'])
})

test('a create command is found by other words for new', () => {
  expect(pathsFor('neues Konzert')).toEqual(['/productions/create'])
  expect(pathsFor('Kurs hinzufügen')).toEqual(['/courses/create'])
})

test('a status word finds the filtered list', () => {
  expect(pathsFor('ausverk')).toEqual(['/event-dates?sold_out'])
  expect(pathsFor('termine ausverkauft')).toEqual(['/event-dates?sold_out'])
})

test.each([
  ['Konzrete', '/productions'],
  ['Sichrung', '/system'],
  ['Paswort', '/password'],
])('a screen is found despite a typing error: %s', (q, path) => {
  expect(pathsFor(q)).toContain(path)
})
