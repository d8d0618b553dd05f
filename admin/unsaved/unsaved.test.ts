import { expect, test, vi } from 'vitest'
import { clearUnsaved, confirmLeave, hasUnsaved, registerUnsaved, saveUnsaved, setLeavePrompt } from './unsaved.ts'

test('unsaved input is registered until its form unmounts', async () => {
  let typed = false
  const letGo = registerUnsaved(() => typed)
  expect(hasUnsaved()).toBe(false)
  typed = true
  expect(hasUnsaved()).toBe(true)
  letGo()
  expect(hasUnsaved()).toBe(false)
})

test('leaving asks only if something is unsaved', async () => {
  const prompt = vi.fn(() => Promise.resolve(false))
  setLeavePrompt(prompt)
  expect(await confirmLeave()).toBe(true)
  registerUnsaved(() => true)
  expect(await confirmLeave()).toBe(false)
  clearUnsaved()
  expect(await confirmLeave()).toBe(true)
  expect(prompt).toHaveBeenCalledTimes(1)
})

test('save and leave saves every dirty form and stops at a refusal', async () => {
  const [accepted, refused, last] = [vi.fn(async () => true), vi.fn(async () => false), vi.fn(async () => true)]
  const letGo = [registerUnsaved(() => false, refused), registerUnsaved(() => true, accepted)]
  expect(await saveUnsaved()?.()).toBe(true)
  expect([accepted.mock.calls.length, refused.mock.calls.length]).toEqual([1, 0])
  letGo.push(
    registerUnsaved(() => true, refused),
    registerUnsaved(() => true, last),
  )
  expect(await saveUnsaved()?.()).toBe(false)
  expect(last).not.toHaveBeenCalled()
  letGo.push(registerUnsaved(() => true))
  expect(saveUnsaved(), 'one that cannot be saved').toBeNull()
  for (const end of letGo) end()
})
