// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { storeRefusals } from './store-refusals.ts'

test('only a refusal is stored at the press', () => {
  document.body.innerHTML =
    '<button type="button" data-answer="all">Alles</button><button type="button" data-answer="required"><i>Nein</i></button>'
  const store = vi.fn()
  new Function('store', `(${storeRefusals})(store)`)(store)
  document.querySelector('button')?.click()
  expect(store).not.toHaveBeenCalled()
  document.querySelector('i')?.click()
  expect(store).toHaveBeenCalledOnce()
})
