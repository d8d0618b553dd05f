import { expect, test } from 'vitest'
import { parseAcceptLanguage, requestLocale } from './locale.ts'

test.each([
  ['/en/news', 'de', 'en'],
  ['/de.data', 'en', 'de'],
  ['/en.data?_routes=x', 'de', 'en'],
  ['/api/courses/', 'en', 'en'],
  ['/api/courses/', '', 'de'],
])('path %s with Accept-Language „%s“ has the language %s', (path, header, locale) => {
  expect(requestLocale(new Request(`http://h${path}`, { headers: { 'accept-language': header } }))).toBe(locale)
})

test.each([
  ['fr', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['de;q=0.5, en;q=0.7', 'en'],
  ['en;q=0, de;q=0.1', 'de'],
  ['*', 'de'],
])('Accept-Language „%s“ selects %s', (header, locale) => {
  expect(parseAcceptLanguage(header)).toBe(locale)
})
