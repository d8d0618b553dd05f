import { expect, test } from 'vitest'
import { quickSearchItems } from './options.ts'

const emptyScreen = { words: '', states: [], commands: [] }
const screens = [
  {
    ...emptyScreen,
    name: 'event-dates',
    title: 'Termine',
    canCreate: false,
    createTitle: 'Termin anlegen',
    states: [{ title: 'Ausverkauft', filter: { q: 'sold_out' } }],
    commands: [{ title: 'Saalkalender', to: '/event-dates/halls' }],
  },
  { ...emptyScreen, name: 'productions', title: 'Konzerte', canCreate: true, createTitle: 'Konzert anlegen' },
  { ...emptyScreen, name: 'courses', title: 'Kurse für Ältere', canCreate: true, createTitle: 'Kurs anlegen' },
  { ...emptyScreen, name: 'system', title: 'System', words: 'Sicherung Backup', canCreate: false, createTitle: '' },
  { ...emptyScreen, name: 'password', title: 'Passwort ändern', to: '/password', canCreate: false, createTitle: '' },
]
const labels = {
  screens: 'Gehe zu',
  create: 'neues hinzufügen',
  kind: (resource: string) => resource,
  all: (resource: string) => `Alle ${resource}`,
}
const paths = {
  list: (resource: string, filter?: Record<string, string>) => `/${resource}${filter ? `?${filter.q}` : ''}`,
  create: (resource: string) => `/${resource}/create`,
  edit: (resource: string, id: number) => `/${resource}/${id}`,
}
const record = { id: 7, title: 'Aufbruch', note: 'Kuppelsaal', date: null, is_shown: false }
const itemsFor = (q: string, foundKinds = [{ resource: 'productions', records: [record], more: true }]) =>
  quickSearchItems({ q, screens, groups: foundKinds, labels, paths }).map(({ title, to }) => `${title} ${to}`)

test('without a search term every screen is offered', () => {
  expect(itemsFor(' ')).toEqual([
    'Termine /event-dates',
    'Konzerte /productions',
    'Kurse für Ältere /courses',
    'System /system',
    'Passwort ändern /password',
  ])
})

test('screens and create commands are found by word prefixes without accents', () => {
  expect(itemsFor('ter', [])).toEqual(['Termine /event-dates'])
  expect(itemsFor('konz', [])).toEqual(['Konzerte /productions', 'Konzert anlegen /productions/create'])
  expect(itemsFor('altere kur', [])).toEqual(['Kurse für Ältere /courses'])
  expect(itemsFor('rmine', [])).toEqual([])
})

test('a result opens its form, and incomplete groups link the list', () => {
  expect(itemsFor(' auf ')).toEqual(['Aufbruch /productions/7', 'Alle productions /productions?auf'])
  expect(itemsFor('auf', [{ resource: 'productions', records: [record], more: false }])).toEqual([
    'Aufbruch /productions/7',
  ])
})

test('screens are found by synonyms, and commands by name', () => {
  expect(itemsFor('sicherung', [])).toEqual(['System /system'])
  expect(itemsFor('passw', [])).toEqual(['Passwort ändern /password'])
  expect(itemsFor('saalkal', [])).toEqual(['Saalkalender /event-dates/halls'])
})

test('the last part of a compound word finds a screen', () => {
  expect(itemsFor('kalender', [])).toEqual(['Saalkalender /event-dates/halls'])
  expect(itemsFor('mine', [])).toEqual([])
})

test('a soft hyphen in a title is ignored', () => {
  const hyphenated = [{ ...emptyScreen, name: 'halls', title: 'Saal\u00adkalender', canCreate: false, createTitle: '' }]
  const [item] = quickSearchItems({ q: 'saalkal', screens: hyphenated, groups: [], labels, paths })
  expect(item?.to).toBe('/halls')
})

test('a create command is found by other words for new', () => {
  expect(itemsFor('neues Konzert', [])).toEqual(['Konzert anlegen /productions/create'])
  expect(itemsFor('Kurs hinzufügen', [])).toEqual(['Kurs anlegen /courses/create'])
})

test('a status word finds the filtered list', () => {
  expect(itemsFor('ausverk', [])).toEqual(['Termine: Ausverkauft /event-dates?sold_out'])
  expect(itemsFor('termine ausverkauft', [])).toEqual(['Termine: Ausverkauft /event-dates?sold_out'])
})

test.each([
  ['Konzrete', 'Konzerte /productions'],
  ['Sichrung', 'System /system'],
  ['Paswort', 'Passwort ändern /password'],
])('a screen is found despite a typing error: %s', (q, choice) => {
  expect(itemsFor(q, [])).toContain(choice)
})
