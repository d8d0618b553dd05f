import { expect, test, vi } from 'vitest'
import { answerPassword, askForPassword, onLostSession } from './lost-session.ts'

test('entering the password again resumes waiting calls', async () => {
  expect(await askForPassword(), 'nobody is there to ask').toBe(false)
  const asked = vi.fn()
  const end = onLostSession(asked)
  const both = Promise.all([askForPassword(), askForPassword()])
  answerPassword(true)
  expect(await both).toEqual([true, true])
  const refused = askForPassword()
  answerPassword(false)
  expect(await refused).toBe(false)
  expect(asked.mock.calls).toEqual([['stale'], ['stale'], ['stale']])
  end()
})
