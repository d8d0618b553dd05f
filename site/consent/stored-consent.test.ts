import { expect, test } from 'vitest'
import { CONSENT_COOKIE, noConsent, REFUSAL_COOKIE, readConsent } from './stored-consent.ts'

const cookie = (value: unknown) => `a=1; partitur_consent=${encodeURIComponent(JSON.stringify(value))}; b=2`

test("consent groups and services are read from the dialog's cookie", () => {
  expect(
    readConsent(cookie({ categories: ['required', 'tracking', 'media'], services: { media: ['youtube'] } })),
  ).toEqual({
    hasDecided: true,
    tracking: true,
    services: ['youtube'],
  })
})

test('a rejection is a decision', () => {
  expect(readConsent(cookie({ categories: ['required'], services: {} }))).toEqual({
    hasDecided: true,
    tracking: false,
    services: [],
  })
})

test.each([
  ['no cookie', ''],
  ['another cookie', 'other_partitur_consent=1'],
  ['a broken value', 'partitur_consent=%7Bnot'],
  ['an unknown value', cookie('all')],
  ['no groups', cookie({ categories: [] })],
])('%s counts as no consent', (_, cookies) => {
  expect(readConsent(cookies)).toEqual(noConsent)
})

test('readConsent works as inline source text', () => {
  const read = new Function('cookies', 'name', `return (${readConsent})(cookies, name)`)
  expect(
    read(
      `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify({ categories: ['required', 'tracking'] }))}`,
      CONSENT_COOKIE,
    ),
  ).toMatchObject({
    tracking: true,
  })
})

test('an early refusal counts as a decision against everything', () => {
  expect(readConsent(REFUSAL_COOKIE.split('; ')[0] ?? '')).toEqual({ hasDecided: true, tracking: false, services: [] })
})
