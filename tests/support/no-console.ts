import { afterEach, expect, vi } from 'vitest'

// A warning of React or a forgotten log line fails the test it appears in.
const error = vi.spyOn(console, 'error')

afterEach(() => {
  const calls = error.mock.calls.map((args) => args.join(' '))
  error.mockClear()
  expect(calls).toEqual([])
})
