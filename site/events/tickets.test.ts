import { expect, test } from 'vitest'
import { type DateStatus, dateStatuses } from '#contract/event-dates.ts'
import { isPast, sellsTickets } from './tickets.ts'

const now = '2026-11-20T12:00:00Z'
const coming = { status: 'scheduled' as DateStatus, ticket_link: 'https://tickets.example/1', date_end: '2026-11-27T21:00:00Z' }

test.each(dateStatuses.map((status) => [status, ['scheduled', 'few_left', 'moved'].includes(status)] as const))(
  'a date that is %s sells tickets: %s',
  (status, sells) => {
    expect(sellsTickets({ ...coming, status }, now)).toBe(sells)
  },
)

test('a past date sells none', () => {
  expect(sellsTickets({ ...coming, date_end: '2026-11-20T11:59:00Z' }, now)).toBe(false)
})

test('a date without a ticket link sells none', () => {
  expect(sellsTickets({ ...coming, ticket_link: '' }, now)).toBe(false)
})

test('isPast compares moments, not texts', () => {
  expect(isPast({ date_end: '2026-11-20T12:30:00+01:00' }, now)).toBe(true)
})
