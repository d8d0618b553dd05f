import { expect, test, vi } from 'vitest'
import { answerPassword, askForPassword, onLostSession } from './lost-session.ts'

test('entering the password again resumes waiting calls', async () => {
  expect(await askForPassword(), 'nobody is there to ask').toBe(false)
  const listener = vi.fn()
  const end = onLostSession(listener)
  const answers = Promise.all([askForPassword(), askForPassword()])
  answerPassword(true)
  expect(await answers).toEqual([true, true])
  const refused = askForPassword()
  answerPassword(false)
  expect(await refused).toBe(false)
  expect(listener.mock.calls).toEqual([['stale'], ['stale'], ['stale']])
  end()
})
