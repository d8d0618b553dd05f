import { expect, test } from 'vitest'
import { quickSearchItems } from './options.ts'

const none = { words: '', states: [] }
const screens = [
  {
    ...none,
    name: 'event-dates',
    title: 'Termine',
    canCreate: false,
    createTitle: 'Termin anlegen',
    states: [{ title: 'Ausverkauft', filter: { q: 'sold_out' } }],
  },
  { ...none, name: 'productions', title: 'Konzerte', canCreate: true, createTitle: 'Konzert anlegen' },
  { ...none, name: 'courses', title: 'Kurse für Ältere', canCreate: true, createTitle: 'Kurs anlegen' },
  { ...none, name: 'system', title: 'System', words: 'Sicherung Backup', canCreate: false, createTitle: '' },
  { ...none, name: 'password', title: 'Passwort ändern', to: '/password', canCreate: false, createTitle: '' },
]
const words = {
  screens: 'Gehe zu',
  kind: (resource: string) => resource,
  all: (resource: string) => `Alle ${resource}`,
}
const paths = {
  list: (resource: string, filter?: Record<string, string>) => `/${resource}${filter ? `?${filter.q}` : ''}`,
  create: (resource: string) => `/${resource}/create`,
  edit: (resource: string, id: number) => `/${resource}/${id}`,
}
const record = { id: 7, title: 'Aufbruch', note: 'Kuppelsaal', date: null, is_shown: false }
const asked = (q: string, found = [{ resource: 'productions', records: [record], more: true }]) =>
  quickSearchItems({ q, screens, found, words, paths }).map(({ title, to }) => `${title} ${to}`)

test('without a search term every screen is offered', () => {
  expect(asked(' ')).toEqual([
    'Termine /event-dates',
    'Konzerte /productions',
    'Kurse für Ältere /courses',
    'System /system',
    'Passwort ändern /password',
  ])
})

test('screens and create commands are found by word prefixes without accents', () => {
  expect(asked('ter', [])).toEqual(['Termine /event-dates'])
  expect(asked('konz', [])).toEqual(['Konzerte /productions', 'Konzert anlegen /productions/create'])
  expect(asked('altere kur', [])).toEqual(['Kurse für Ältere /courses'])
  expect(asked('rmine', [])).toEqual([])
})

test('a result opens its form, and incomplete groups link the list', () => {
  expect(asked(' auf ')).toEqual(['Aufbruch /productions/7', 'Alle productions /productions?auf'])
  expect(asked('auf', [{ resource: 'productions', records: [record], more: false }])).toEqual([
    'Aufbruch /productions/7',
  ])
})

test('screens are found by synonyms, and commands by name', () => {
  expect(asked('sicherung', [])).toEqual(['System /system'])
  expect(asked('passw', [])).toEqual(['Passwort ändern /password'])
})

test('a status word finds the filtered list', () => {
  expect(asked('ausverk', [])).toEqual(['Termine: Ausverkauft /event-dates?sold_out'])
  expect(asked('termine ausverkauft', [])).toEqual(['Termine: Ausverkauft /event-dates?sold_out'])
})

test.each([
  ['Konzrete', 'Konzerte /productions'],
  ['Sichrung', 'System /system'],
  ['Paswort', 'Passwort ändern /password'],
])('a screen is found despite a typing error: %s', (q, choice) => {
  expect(asked(q, [])).toContain(choice)
})
