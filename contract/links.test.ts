import { expect, test } from 'vitest'
import { isLink, parseReference } from './links.ts'

test.each([
  'https://example.org/a?b=1#c',
  'http://example.org',
  '/de/kurse',
  '/',
  '#konzerte',
  'mailto:haus@example.org',
  'tel:+49 821'.replace(' ', ''),
  'page:3',
  'event:5',
  'file:9',
])('%s is a link', (value) => {
  expect(isLink(value)).toBe(true)
})

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.org',
  '/\\example.org',
  'https://user@example.org',
  'https://',
  'https://intranet',
  'example.org',
  'page:0',
  'page:03',
  'page:2147483648',
  'page:3; drop',
  'user:3',
  'mailto:',
  'tel:',
])('%s is no link', (value) => {
  expect(isLink(value)).toBe(false)
})

test('a reference is read into target and id', () => {
  expect(parseReference('venue:12')).toEqual({ target: 'venue', id: 12 })
  expect(parseReference('/de/kurse')).toBeNull()
})
