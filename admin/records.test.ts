import { expect, test, vi } from 'vitest'
import { speak } from './i18n/language.ts'
import { missingEnglish, nameOf, urlsOf } from './records.ts'

test('a record is called by its name, whatever its kind', () => {
  expect(nameOf({ id: 1, name: { de: 'Mahlers Fünfte', en: '' } })).toBe('Mahlers Fünfte')
  expect(nameOf({ id: 2, title: { de: '', en: 'Summer' } })).toBe('Summer')
  expect(nameOf({ id: 3, first_name: 'Mira', last_name: 'Sander' })).toBe('Sander, Mira')
  expect(nameOf({ id: 4, name: { de: '', en: '' } })).toBe('#4')
})

test('its name is in the language of the screen, or in the one it has', () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  speak('en')
  expect(nameOf({ id: 1, name: { de: 'Nordlicht', en: 'Northern Light' } })).toBe('Northern Light')
  expect(nameOf({ id: 1, name: { de: 'Nordlicht', en: '' } })).toBe('Nordlicht')
  speak('de')
  expect(nameOf({ id: 1, name: { de: 'Nordlicht', en: 'Northern Light' } })).toBe('Nordlicht')
  vi.unstubAllGlobals()
})

test('English is missing where German has words and English has none', () => {
  const record = { name: { de: 'a', en: 'b' }, body: { de: '<p>a</p>', en: '<p></p>' }, price: { de: '', en: '' } }
  expect(missingEnglish(record)).toEqual(['body'])
})

test('English that is missing in a row counts for the record', () => {
  expect(missingEnglish({ dates: [{ status_note: { de: 'Ausverkauft', en: '' } }] })).toEqual(['dates'])
})

test('a record without a page has no addresses', () => {
  expect(urlsOf({ urls: null })).toBeNull()
  expect(urlsOf({ urls: { de: '', en: '' } })).toBeNull()
  expect(urlsOf({ urls: { de: '/de/x', en: '/en/x' } })).toEqual({ de: '/de/x', en: '/en/x' })
})
