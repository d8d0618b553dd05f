import { expect, test } from 'vitest'
import { moduleRecord } from '../testing/documents.ts'
import { fromModuleCopy, toModuleCopy } from './module-copy.ts'

const german = moduleRecord(11, {
  kind: 'faq',
  anchor: 'fragen',
  children: [moduleRecord(12, { kind: 'faqitem', content: 'Frage' })],
})
const emptyState = { confirmed: new Map(), otherLanguageModules: new Map() }

test('a copy has new ids, down to its items', () => {
  const copy = fromModuleCopy(toModuleCopy(german, emptyState), false)
  expect(copy.id).toBeLessThan(0)
  expect(copy.children?.[0]?.id).toBeLessThan(0)
  expect(copy.children?.[0]?.content).toBe('Frage')
})

test('a copy has no anchor', () => {
  expect(fromModuleCopy(toModuleCopy(german, emptyState), false).anchor).toBe('')
})

test('translations of a copy contain texts only, no shared settings', () => {
  const record = moduleRecord(1, { content: 'Frage', video_url: 'https://vimeo.com/1' })
  const english = moduleRecord(1, { content: 'Question', video_url: 'https://vimeo.com/1' })
  const copy = fromModuleCopy(
    toModuleCopy(record, { confirmed: new Map([[1, record]]), otherLanguageModules: new Map([[1, english]]) }),
    false,
  )
  expect(copy.translations).toEqual({ content: 'Question' })
})

test("a copied fallback text stays marked as the other language's", () => {
  const record = moduleRecord(1, { content: 'Frage', fallback: ['content'] })
  const copy = fromModuleCopy(
    toModuleCopy(record, {
      confirmed: new Map([[1, record]]),
      otherLanguageModules: new Map([[1, moduleRecord(1, { content: 'Frage' })]]),
    }),
    false,
  )
  expect(copy).toMatchObject({ translations: { content: 'Frage' }, fallback: ['content'] })
})

test('pasting on a page of the other language swaps the texts', () => {
  const record = moduleRecord(1, { content: 'Frage' })
  const clip = toModuleCopy(record, {
    confirmed: new Map([[1, record]]),
    otherLanguageModules: new Map([[1, moduleRecord(1, { content: 'Question' })]]),
  })
  expect(fromModuleCopy(clip, true)).toMatchObject({ content: 'Question', translations: { content: 'Frage' } })
})
