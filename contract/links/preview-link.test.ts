import { expect, test } from 'vitest'
import { previewUrl, readPreviewToken, redactPreviewToken } from './preview-link.ts'

test.each([
  ['/de/vorschau/abc', 'abc'],
  ['/en/preview/abc', 'abc'],
  ['/de/vorschau/abc.data', 'abc'],
  ['/en/pageeditor-api/preview/abc', 'abc'],
  ['/de/preview/abc', null],
  ['/de/vorschau', null],
  ['/de/orchester/vorschau/abc', null],
])('%s contains the token %s', (path, token) => {
  expect(readPreviewToken(path)).toBe(token)
  expect(redactPreviewToken(path)).toBe(token === null ? path : path.replace('abc', '…'))
})

test('a preview URL parses back to its token', () => {
  expect(readPreviewToken(previewUrl('de', 'x_-1'))).toBe('x_-1')
  expect(readPreviewToken(previewUrl('en', 'x_-1'))).toBe('x_-1')
})
