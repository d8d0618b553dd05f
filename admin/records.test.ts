import { expect, test, vi } from 'vitest'
import { setScreenLanguage } from './i18n/language.ts'
import { distinctNames, publicUrls, recordName } from './records.ts'

test('an account is named by its name, a missing record by nothing', () => {
  expect(recordName('users', { id: 'a1', name: 'Mira Sander', email: 'mira@haus.example' })).toBe('Mira Sander')
  expect(recordName('pages', undefined)).toBe('')
})

test('a record named by a long text is shortened', () => {
  const name = recordName('barrier-reports', { id: 1, text: 'Der Kalender geht nicht. '.repeat(100) })
  expect(name).toBe('Der Kalender geht nicht. Der Kalender geht nicht. Der Kalender geht nicht. Der …')
})

test("a record's name follows the screen's language, or falls back", () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  setScreenLanguage('en')
  expect(recordName('productions', { id: 1, name: { de: 'Nordlicht', en: 'Northern Light' } })).toBe('Northern Light')
  expect(recordName('productions', { id: 1, name: { de: 'Nordlicht', en: '' } })).toBe('Nordlicht')
  setScreenLanguage('de')
  expect(recordName('productions', { id: 1, name: { de: 'Nordlicht', en: 'Northern Light' } })).toBe('Nordlicht')
  vi.unstubAllGlobals()
})

test('a record without a page has no URLs', () => {
  expect(publicUrls({ urls: null })).toBeNull()
  expect(publicUrls({ urls: { de: '', en: '' } })).toBeNull()
  expect(publicUrls({ urls: { de: '/de/x', en: '/en/x' } })).toEqual({ de: '/de/x', en: '/en/x' })
})

test('records of one name are distinguished by city or part, else by id', () => {
  const venues = [
    { id: 1, name: 'Aula', city: 'Ulm' },
    { id: 2, name: 'Aula', city: 'Trier' },
    { id: 3, name: 'Aula', city: 'Trier' },
    { id: 4, name: 'Kursaal', city: 'Marbruck' },
  ]
  expect(venues.map(distinctNames('venues', venues))).toEqual([
    'Aula, Ulm',
    'Aula, Trier (#2)',
    'Aula, Trier (#3)',
    'Kursaal',
  ])
})
