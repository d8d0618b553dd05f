import { expect, test, vi } from 'vitest'
import { askWith, forgetUnsaved, hasUnsaved, holdUnsaved, mayLeave, saveUnsaved } from './unsaved.ts'

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

test('saving before leaving saves every form that holds something, and ends with the first refusal', async () => {
  const [good, refused, last] = [vi.fn(async () => true), vi.fn(async () => false), vi.fn(async () => true)]
  const letGo = [holdUnsaved(() => false, refused), holdUnsaved(() => true, good)]
  expect(await saveUnsaved()?.()).toBe(true)
  expect([good.mock.calls.length, refused.mock.calls.length]).toEqual([1, 0])
  letGo.push(
    holdUnsaved(() => true, refused),
    holdUnsaved(() => true, last),
  )
  expect(await saveUnsaved()?.()).toBe(false)
  expect(last).not.toHaveBeenCalled()
  letGo.push(holdUnsaved(() => true))
  expect(saveUnsaved(), 'one that cannot be saved').toBeNull()
  for (const end of letGo) end()
})
