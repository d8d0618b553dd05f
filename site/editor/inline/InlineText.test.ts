import { expect, test } from 'vitest'
import { changeEnd, fitPastedText } from './InlineText.tsx'

test.each([
  ['a line takes lines as words', false, 'Erste\r\n  zweite\tdritte', 'Erste zweite dritte'],
  ['a text of several lines keeps them', true, 'Erste\r\nzweite\rdritte\n', 'Erste\nzweite\ndritte\n'],
])('%s', (_, lines, pasted, words) => {
  expect(fitPastedText(pasted, { lines })).toBe(words)
})

test.each([
  ['what was added at the end is taken back', 'Sechs Abonnements eins zwei', 'Sechs Abonnements eins', 22],
  ['what was added in the middle comes back', 'Alpha Gamma', 'Alpha Beta Gamma', 11],
  ['the same letter twice', 'aa', 'aaa', 3],
  ['all words are others', 'alt', 'neu!', 4],
  ['nothing changed', 'gleich', 'gleich', 6],
])('%s: the caret comes behind the change', (_, before, after, place) => {
  expect(changeEnd(before, after)).toBe(place)
})
