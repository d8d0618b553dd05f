import { expect, test } from 'vitest'
import { vacanciesNote } from './vacancy-words.server.ts'

const now = new Date('2026-11-20T12:00:00Z')
const said = (groups: Parameters<typeof vacanciesNote>[0], locale: 'de' | 'en' = 'de') => vacanciesNote(groups, { locale, now })
const starting = (first: string) => ({ vacancies: 'starting', first: new Date(first) }) as const

test('a group that starts names the day on the house’s calendar, with its year where it is another', () => {
  expect(said([starting('2026-12-01T15:00:00Z')])).toBe('Beginnt am 1. Dezember')
  expect(said([starting('2026-12-31T23:30:00Z')], 'en')).toBe('Starts on 1 January 2027')
})

test('of several groups that start, the first one; of one that has started nothing is said', () => {
  expect(said([starting('2027-02-01T15:00:00Z'), starting('2026-11-01T15:00:00Z'), starting('2026-12-01T15:00:00Z')])).toBe('')
  expect(said([starting('2027-02-01T15:00:00Z'), starting('2026-12-01T15:00:00Z')])).toBe('Beginnt am 1. Dezember')
  expect(said([starting('2026-11-20T12:00:00Z')])).toBe('')
  expect(said([{ vacancies: 'free', first: now }, starting('2026-12-01T15:00:00Z')])).toBe('Plätze frei')
})
