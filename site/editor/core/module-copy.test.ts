import { expect, test } from 'vitest'
import { moduleRecord } from '../testing/documents.ts'
import { fromModuleCopy, toModuleCopy } from './module-copy.ts'

const german = moduleRecord(11, {
  kind: 'faq',
  anchor: 'fragen',
  children: [moduleRecord(12, { kind: 'faqitem', content: 'Frage' })],
})
const none = { confirmed: new Map(), otherLanguageModules: new Map() }

test('a copy has new ids, down to its items', () => {
  const copy = fromModuleCopy(toModuleCopy(german, none), false)
  expect(copy.id).toBeLessThan(0)
  expect(copy.children?.[0]?.id).toBeLessThan(0)
  expect(copy.children?.[0]?.content).toBe('Frage')
})

test('a copy has no anchor', () => {
  expect(fromModuleCopy(toModuleCopy(german, none), false).anchor).toBe('')
})

test('translations of a copy contain texts only, no shared settings', () => {
  const own = moduleRecord(1, { content: 'Frage', video_url: 'https://vimeo.com/1' })
  const other = moduleRecord(1, { content: 'Question', video_url: 'https://vimeo.com/1' })
  const copy = fromModuleCopy(
    toModuleCopy(own, { confirmed: new Map([[1, own]]), otherLanguageModules: new Map([[1, other]]) }),
    false,
  )
  expect(copy.translations).toEqual({ content: 'Question' })
})

test("a copied fallback text stays marked as the other language's", () => {
  const own = moduleRecord(1, { content: 'Frage', fallback: ['content'] })
  const copy = fromModuleCopy(
    toModuleCopy(own, {
      confirmed: new Map([[1, own]]),
      otherLanguageModules: new Map([[1, moduleRecord(1, { content: 'Frage' })]]),
    }),
    false,
  )
  expect(copy).toMatchObject({ translations: { content: 'Frage' }, fallback: ['content'] })
})

test('pasting on a page of the other language swaps the texts', () => {
  const own = moduleRecord(1, { content: 'Frage' })
  const clip = toModuleCopy(own, {
    confirmed: new Map([[1, own]]),
    otherLanguageModules: new Map([[1, moduleRecord(1, { content: 'Question' })]]),
  })
  expect(fromModuleCopy(clip, true)).toMatchObject({ content: 'Question', translations: { content: 'Frage' } })
})
