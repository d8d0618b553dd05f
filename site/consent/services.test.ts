import { expect, test } from 'vitest'
import { mediaServices } from './dialog.ts'
import { isConsentExempt } from './services.ts'

test('settings choose the media services; without a choice all are offered', () => {
  expect(mediaServices(['vimeo', 'youtube']).map(({ service }) => service)).toEqual(['youtube', 'vimeo'])
  expect(mediaServices([]).length).toBeGreaterThan(10)
})

test.each([
  ['/de/impressum', true],
  ['/de/datenschutz', true],
  ['/en/impressum', true],
  ['/en/datenschutz', true],
  ['/de/agb', false],
  ['/de', false],
])('%s needs no consent: %s', (path, is) => {
  expect(isConsentExempt(path)).toBe(is)
})
