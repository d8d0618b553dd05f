import { expect, test } from 'vitest'
import { isLink, normaliseTypedLink, parseReference } from './links.ts'

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
])('%s is a valid link', (value) => {
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
])('%s is no valid link', (value) => {
  expect(isLink(value)).toBe(false)
})

test('a reference is parsed into target and id', () => {
  expect(parseReference('venue:12')).toEqual({ target: 'venue', id: 12 })
  expect(parseReference('/de/kurse')).toBeNull()
})

test.each([
  ['www.example.org', 'https://www.example.org'],
  [' example.org/karten?tag=1 ', 'https://example.org/karten?tag=1'],
  ['müller-stiftung.de', 'https://müller-stiftung.de'],
  ['info@example.org', 'mailto:info@example.org'],
  ['https://example.org', 'https://example.org'],
  ['page:3', 'page:3'],
  ['/de/kurse', '/de/kurse'],
  ['programm.pdf', 'programm.pdf'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['user:secret@example.org', 'user:secret@example.org'],
  ['Abonnements', 'Abonnements'],
  ['+49 7221 932791', 'tel:+497221932791'],
  ['+49 (0)7221 93 27-91', 'tel:+497221932791'],
  ['07221 / 93 27 91', 'tel:07221932791'],
  ['(07221) 932791', 'tel:07221932791'],
  ['tel:+49%207221 932791', 'tel:+497221932791'],
  ['01.02.2027', '01.02.2027'],
  ['01 02 2027', '01 02 2027'],
  ['', ''],
])('%s is completed to %s', (input, link) => {
  expect(normaliseTypedLink(input)).toBe(link)
})
