import { expect, test } from 'vitest'
import { formatFieldProblem, problem } from './problems.ts'

test("a validation message has the request's language and its detail", () => {
  expect(formatFieldProblem(problem('too_long', 256), 'de')).toBe('Höchstens 256 Zeichen.')
  expect(formatFieldProblem(problem('embed_host', 'youtube.com, vimeo.com'), 'en')).toBe(
    'Content from youtube.com, vimeo.com is allowed.',
  )
})

test('a foreign message has no translation', () => {
  expect(formatFieldProblem('Invalid input: expected string', 'de')).toBeNull()
  expect(formatFieldProblem('toString', 'de')).toBeNull()
})
