import { expect, test } from 'vitest'
import { changeEnd, fitPastedText } from './InlineText.tsx'

test.each([
  ['line breaks become spaces in one line', false, 'Erste\r\n  zweite\tdritte', 'Erste zweite dritte'],
  ['line breaks stay in several lines', true, 'Erste\r\nzweite\rdritte\n', 'Erste\nzweite\ndritte\n'],
])('a pasted text is reduced: %s', (_, lines, pasted, expected) => {
  expect(fitPastedText(pasted, { lines })).toBe(expected)
})

test.each([
  ['an undone addition at the end', 'Sechs Abonnements eins zwei', 'Sechs Abonnements eins', 22],
  ['a redone addition in the middle', 'Alpha Gamma', 'Alpha Beta Gamma', 11],
  ['a doubled letter', 'aa', 'aaa', 3],
  ['a replaced text', 'alt', 'neu!', 4],
  ['an unchanged text', 'gleich', 'gleich', 6],
])('%s: the caret is placed after the change', (_, before, after, caret) => {
  expect(changeEnd(before, after)).toBe(caret)
})
