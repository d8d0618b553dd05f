import { expect, test, vi } from 'vitest'
import { askWith, forgetUnsaved, hasUnsaved, holdUnsaved, mayLeave } from './unsaved.ts'

test('what is typed is held until its form is gone', async () => {
  let typed = false
  const letGo = holdUnsaved(() => typed)
  expect(hasUnsaved()).toBe(false)
  typed = true
  expect(hasUnsaved()).toBe(true)
  letGo()
  expect(hasUnsaved()).toBe(false)
})

test('leaving asks only when something would be lost', async () => {
  const ask = vi.fn(() => Promise.resolve(false))
  askWith(ask)
  expect(await mayLeave()).toBe(true)
  holdUnsaved(() => true)
  expect(await mayLeave()).toBe(false)
  forgetUnsaved()
  expect(await mayLeave()).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
})
