import { expect, test } from 'vitest'
import { choicesOf } from './choices.ts'

const screens = [
  { name: 'event-dates', title: 'Termine', canCreate: false, createTitle: 'Termin anlegen' },
  { name: 'productions', title: 'Konzerte', canCreate: true, createTitle: 'Konzert anlegen' },
  { name: 'courses', title: 'Kurse für Ältere', canCreate: true, createTitle: 'Kurs anlegen' },
]
const words = { screens: 'Gehe zu', kind: (resource: string) => resource, all: (resource: string) => `Alle ${resource}` }
const paths = {
  list: (resource: string, filter?: Record<string, string>) => `/${resource}${filter ? `?${filter.q}` : ''}`,
  create: (resource: string) => `/${resource}/create`,
  edit: (resource: string, id: number) => `/${resource}/${id}`,
}
const record = { id: 7, title: 'Aufbruch', note: 'Kuppelsaal', date: null, is_shown: false }
const asked = (q: string, found = [{ resource: 'productions', records: [record], more: true }]) =>
  choicesOf({ q, screens, found, words, paths }).map(({ title, to }) => `${title} ${to}`)

test('without a word every screen is offered, and nothing else', () => {
  expect(asked(' ')).toEqual(['Termine /event-dates', 'Konzerte /productions', 'Kurse für Ältere /courses'])
})

test('screens and what can be made are found by the beginnings of their words, whatever their accents', () => {
  expect(asked('ter', [])).toEqual(['Termine /event-dates'])
  expect(asked('konz', [])).toEqual(['Konzerte /productions', 'Konzert anlegen /productions/create'])
  expect(asked('altere kur', [])).toEqual(['Kurse für Ältere /courses'])
  expect(asked('rmine', [])).toEqual([])
})

test('what was found leads to its form, and of a kind with more to the list of all', () => {
  expect(asked(' auf ')).toEqual(['Aufbruch /productions/7', 'Alle productions /productions?auf'])
  expect(asked('auf', [{ resource: 'productions', records: [record], more: false }])).toEqual(['Aufbruch /productions/7'])
})
