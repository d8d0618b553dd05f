import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeWords } from './merge-words.ts'

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
