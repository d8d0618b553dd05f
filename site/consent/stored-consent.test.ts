import { expect, test } from 'vitest'
import { CONSENT_COOKIE, noConsent, REFUSAL_COOKIE, readConsent } from './stored-consent.ts'

const cookie = (value: unknown) => `a=1; partitur_consent=${encodeURIComponent(JSON.stringify(value))}; b=2`

test('groups and single services are read from the cookie of the dialog', () => {
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
  ['a value of another shape', cookie('all')],
  ['no groups', cookie({ categories: [] })],
])('%s agrees to nothing', (_, cookies) => {
  expect(readConsent(cookies)).toEqual(noConsent)
})

test('it stands in the page as text', () => {
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

test('a refusal stored early is read as a decision for nothing', () => {
  expect(readConsent(REFUSAL_COOKIE.split('; ')[0] ?? '')).toEqual({ hasDecided: true, tracking: false, services: [] })
})
