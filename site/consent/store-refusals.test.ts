// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { storeRefusals } from './store-refusals.ts'
import { REFUSAL_COOKIE, readConsent } from './stored-consent.ts'

test('only a refusal is stored at the press', () => {
  document.body.innerHTML =
    '<button type="button" data-answer="all">Alles</button><button type="button" data-answer="required"><i>Nein</i></button>'
  new Function('cookie', `(${storeRefusals})(cookie)`)(REFUSAL_COOKIE)
  document.querySelector('button')?.click()
  expect(readConsent(document.cookie).hasDecided).toBe(false)
  document.querySelector('i')?.click()
  expect(readConsent(document.cookie)).toEqual({ hasDecided: true, tracking: false, services: [] })
})
