import { expect, test } from 'vitest'
import type { PageData } from './page.server.ts'
import { withPageTexts } from './page-texts.server.ts'

const record = { id: 7, name: 'Kammerkonzert', subline: 'In Marbruck', fallback: ['subline'] }

// Only texts are read.
const shown = (locale: 'de' | 'en', texts?: Record<string, string>) =>
  ({ locale, page: { texts } }) as Pick<PageData, 'page' | 'locale'>

test('a record of a page without texts is the same object', () => {
  expect(withPageTexts(record, shown('de'))).toBe(record)
})

test.each([
  ['de', { 'name.de': 'Serenade', 'name.en': 'Serenade (en)' }, { name: 'Serenade', fallback: ['subline'] }],
  ['en', { 'subline.de': 'In Bruck', 'subline.en': '' }, { subline: 'In Bruck', fallback: ['subline'] }],
  ['en', { 'subline.de': 'In Bruck', 'subline.en': 'At Bruck' }, { subline: 'At Bruck', fallback: [] }],
  ['en', { 'name.de': '', 'name.en': '' }, { name: '', fallback: ['subline'] }],
  ['en', { 'name.en': '' }, { name: 'Kammerkonzert' }],
  ['en', { name: 'Trio' }, { name: 'Trio' }],
  ['de', { 'heroes/7/name.de': 'Auftakt' }, { name: 'Kammerkonzert' }],
] as const)('in %s, texts %o make the record %o', (locale, texts, expected) => {
  expect(withPageTexts(record, shown(locale, texts))).toMatchObject({ ...record, ...expected })
})

test('texts of another record on the page have its prefix', () => {
  const data = shown('de', { 'name.de': 'Start', 'heroes/7/name.de': 'Auftakt' })
  expect(withPageTexts(record, data, 'heroes/7/')).toMatchObject({ name: 'Auftakt' })
})
