import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineTexts, diffTexts, isOnlyMarkup, mergeWords, type Paragraph } from './text-diff.ts'

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

test.each([
  ['<p>Beginn um 19 Uhr im Saal.</p>', '<p>Neu: Beginn um 19 Uhr im Saal.</p>', '<p>Beginn um 19 Uhr im Foyer.</p>'],
  ['Karten ab 20 Euro', 'Karten ab 25 Euro', 'Restkarten ab 20 Euro'],
  ['<p>A b c</p>', '<p><strong>A</strong> b c</p>', '<p>A b</p>'],
])('two changes of %j are merged', (base, mine, theirs) => {
  const merged = mergeWords({ base, mine, theirs })
  expect(merged).toBe(mergeWords({ base, mine: theirs, theirs: mine }))
  expect(merged).toBe(
    {
      '<p>Beginn um 19 Uhr im Saal.</p>': '<p>Neu: Beginn um 19 Uhr im Foyer.</p>',
      'Karten ab 20 Euro': 'Restkarten ab 25 Euro',
      '<p>A b c</p>': '<p><strong>A</strong> b</p>',
    }[base],
  )
})

test.each([
  ['ab 20 Euro', 'ab 25 Euro', 'ab 30 Euro'],
  ['', 'mine', 'theirs'],
  ['<p>A b c</p>', '<p>A</p><p>b c</p>', '<p><em>A b c</em></p>'],
])('changes of %j that meet are not merged', (base, mine, theirs) => {
  expect(mergeWords({ base, mine, theirs })).toBeNull()
})

test('a change is merged unchanged with an unchanged text', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '<p>c</p>', '<br />', 'd e'), { maxLength: 8 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const [base, mine] = [before.join(''), after.join('')]
      expect(mergeWords({ base, mine, theirs: base })).toBe(mine)
    }),
  )
})
