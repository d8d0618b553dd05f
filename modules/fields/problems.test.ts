import { expect, test } from 'vitest'
import { problem, problemText } from './problems.ts'

test('a problem speaks the language of the request, with its detail', () => {
  expect(problemText(problem('too_long', 256), 'de')).toBe('Höchstens 256 Zeichen.')
  expect(problemText(problem('embed_host', 'youtube.com, vimeo.com'), 'en')).toBe(
    'Content from youtube.com, vimeo.com is allowed.',
  )
})

test('a message that is not ours has no words here', () => {
  expect(problemText('Invalid input: expected string', 'de')).toBeNull()
  expect(problemText('toString', 'de')).toBeNull()
})
