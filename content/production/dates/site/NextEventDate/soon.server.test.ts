import { expect, test } from 'vitest'
import { toRelativeDay } from './soon.server.ts'

test('today and tomorrow are local days, also across clock changes', () => {
  expect(toRelativeDay('2026-12-03T18:30:00Z', '2026-12-02T23:30:00Z')).toBe('today')
  expect(toRelativeDay('2026-12-03T18:30:00Z', '2026-12-02T22:30:00Z')).toBe('tomorrow')
  expect(toRelativeDay('2026-10-26T18:30:00Z', '2026-10-24T22:15:00Z')).toBe('tomorrow')
  expect(toRelativeDay('2027-03-29T17:30:00Z', '2027-03-27T23:15:00Z')).toBe('tomorrow')
  expect(toRelativeDay('2026-12-05T18:30:00Z', '2026-12-03T12:00:00Z')).toBeNull()
})
