import { expect, test } from 'vitest'
import { dateSchedules, ticketStates } from '../endpoints.ts'
import { isPast, sellsTickets } from './tickets.ts'

const now = '2026-11-20T12:00:00Z'
const coming = { schedule: 'scheduled', tickets: 'available', ticket_link: 'https://tickets.example/1', date_end: '2026-11-27T21:00:00Z' } as const
const states = dateSchedules.flatMap((schedule) => ticketStates.map((tickets) => ({ schedule, tickets })))

test.each(states)('a date sells tickets where it takes place and some are left: $schedule, $tickets', ({ schedule, tickets }) => {
  const sells = (schedule === 'scheduled' || schedule === 'moved') && tickets !== 'sold_out'
  expect(sellsTickets({ ...coming, schedule, tickets }, now)).toBe(sells)
})

test('a past date sells none', () => {
  expect(sellsTickets({ ...coming, date_end: '2026-11-20T11:59:00Z' }, now)).toBe(false)
})

test('a date without a ticket link sells none', () => {
  expect(sellsTickets({ ...coming, ticket_link: '' }, now)).toBe(false)
})

test('isPast compares moments, not texts', () => {
  expect(isPast({ date_end: '2026-11-20T12:30:00+01:00' }, now)).toBe(true)
})
