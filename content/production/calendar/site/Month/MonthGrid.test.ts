import { expect, test } from 'vitest'
import { addMonths, monthDays } from '#contract/time/local-time.ts'
import { dayForKey, monthWeeks } from './MonthGrid.tsx'

const press = (day: string, key: string, ctrlKey = false) => dayForKey(day, { key, ctrlKey })

test.each(['2026-03', '2026-10', '2027-02', '2028-02', '2026-06'])(
  'the weeks of %s begin on Monday and contain each day once',
  (month) => {
    const weeks = monthWeeks(month)
    expect(weeks.flat().filter((day) => day !== null)).toEqual(monthDays(month))
    for (const week of weeks) {
      expect(week).toHaveLength(7)
      expect(week.some((day) => day !== null)).toBe(true)
      const monday = week[0]
      if (monday) expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
    }
  },
)

test('months have their calendar length, also across clock changes', () => {
  expect(['2026-03', '2026-10', '2027-02', '2028-02'].map((month) => monthDays(month).length)).toEqual([31, 31, 28, 29])
  expect(monthWeeks('2026-10')[0]).toEqual([null, null, null, '2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'])
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1), addMonths('2027-01', -13)]).toEqual([
    '2027-01',
    '2026-12',
    '2025-12',
  ])
})

test.each([
  ['ArrowLeft', '2026-10-01', '2026-09-30'],
  ['ArrowRight', '2026-10-25', '2026-10-26'],
  ['ArrowUp', '2026-10-31', '2026-10-24'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['Home', '2026-12-03', '2026-12-01'],
  ['Home', '2026-12-13', '2026-12-07'],
  ['End', '2026-12-07', '2026-12-13'],
  ['End', '2026-12-30', '2026-12-31'],
  ['PageUp', '2027-03-31', '2027-02-28'],
  ['PageDown', '2026-12-24', '2027-01-24'],
])('%s moves from %s to %s', (key, from, to) => {
  expect(press(from, key)).toBe(to)
})

test("Ctrl moves to the month's ends, other keys are not handled", () => {
  expect([press('2026-12-10', 'Home', true), press('2026-12-10', 'End', true)]).toEqual(['2026-12-01', '2026-12-31'])
  expect([press('2026-12-10', 'PageDown', true), press('2026-12-10', 'a'), press('2026-12-10', 'Tab')]).toEqual([
    null,
    null,
    null,
  ])
})
