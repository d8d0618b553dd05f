import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineTexts, diffTexts, isOnlyMarkup, type Paragraph } from './text-diff.ts'

const formatMarked = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map((paragraph) => paragraph?.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('') ?? '…')

test('two texts are compared by paragraphs, then by words', () => {
  const compared = diffTexts(
    '<p>Einlass ab 18 Uhr</p><p>Gleich</p><p>Nur bei mir</p>',
    '<p>Einlass ab <strong>19</strong> Uhr, im Foyer</p><p>Gleich</p>',
  )
  expect(formatMarked(compared.mine)).toEqual(['Einlass ab [18] Uhr', '…', '[Nur bei mir]'])
  expect(formatMarked(compared.theirs)).toEqual(['Einlass ab [19] Uhr[, im Foyer]', '…'])
  expect(isOnlyMarkup(compared)).toBe(false)
})

test('a difference in markup only has no changed words', () => {
  expect(isOnlyMarkup(diffTexts('<p>Karten</p>', '<p><em>Karten</em></p>'))).toBe(true)
})

test.each([
  ['<p>A</p><p>mine</p>', '<p>A</p><p>theirs</p>', '<p>A</p><p>theirs</p><p>mine</p>'],
  [
    '<p>A</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
    '<p>A</p>',
    '<p>A</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
  ],
  ['Eins', 'Zwei', 'Zwei / Eins'],
  ['', 'Zwei', 'Zwei'],
  ['a\nmine', 'a\ntheirs', 'a\ntheirs\nmine'],
  ['', '<p>A</p>', '<p>A</p>'],
])('keeping both of %j and %j gives %j', (mine, theirs, combined) => {
  expect(combineTexts(mine, theirs)).toBe(combined)
})

test('keeping both contains every paragraph of either text', () => {
  const text = fc.array(fc.constantFrom('<p>a</p>', '<p>b</p>', '<ul><li><p>c</p></li></ul>'), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(text, text, (mine, theirs) => {
      const combined = combineTexts(mine.join(''), theirs.join(''))
      for (const block of [...mine, ...theirs]) expect(combined).toContain(block)
      expect(combineTexts(mine.join(''), mine.join(''))).toBe(mine.join(''))
    }),
  )
})
