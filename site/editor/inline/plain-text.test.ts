import { expect, test } from 'vitest'
import { pastedWords } from './plain-text.ts'

test.each([
  ['a line takes lines as words', false, 'Erste\r\n  zweite\tdritte', 'Erste zweite dritte'],
  ['a text of several lines keeps them', true, 'Erste\r\nzweite\rdritte\n', 'Erste\nzweite\ndritte\n'],
])('%s', (_, lines, pasted, words) => {
  expect(pastedWords(pasted, { lines })).toBe(words)
})
