import { expect, test } from 'vitest'
import { pickLocalised, recordTitle } from './titles.ts'

test.each([
  ['productions', { name: { de: 'Mahlers Fünfte', en: '' } }, 'Mahlers Fünfte'],
  ['news', { title: { de: 'Nordlicht', en: 'Northern Light' }, name: 'Datei' }, 'Northern Light'],
  ['people', { first_name: 'Mira', last_name: 'Sander' }, 'Mira Sander'],
  ['people', { first_name: '', last_name: 'Sander' }, 'Sander'],
  ['images', { alt: { de: 'Ein Saal', en: '' }, title: 'IMG_1234' }, 'Ein Saal'],
  ['images', { alt: { de: '', en: '' }, title: 'IMG_1234' }, 'IMG_1234'],
  ['redirects', { old_path: '/de/alt' }, '/de/alt'],
  ['event-dates', { name: 'Noch ohne Zeit' }, 'Noch ohne Zeit'],
  ['event-dates', {}, '#4'],
  ['heroes', { headline: { de: '', en: '' } }, '#4'],
])('in %s %o has the English title %s', (resource, record, title) => {
  expect(recordTitle(resource, { id: 4, ...record }, 'en')).toBe(title)
})

test('a text falls back to German, then to English', () => {
  expect(pickLocalised({ de: 'Nordlicht', en: 'Northern Light' }, 'de')).toBe('Nordlicht')
  expect(pickLocalised({ de: 'Nordlicht', en: '' }, 'en')).toBe('Nordlicht')
  expect(pickLocalised({ de: '', en: 'Summer' }, 'de')).toBe('Summer')
  expect(pickLocalised(undefined, 'de')).toBe('')
  expect(pickLocalised({ id: 3 }, 'de')).toBe('')
})
