import { expect, test } from 'vitest'
import { dateSchedules, ticketStates } from '../../states.ts'
import { isPast, saleStartsAt, sellsTickets } from './tickets.ts'

const now = '2026-11-20T12:00:00Z'
const upcoming = {
  schedule: 'scheduled',
  tickets: 'available',
  ticket_link: 'https://tickets.example/1',
  tickets_from: null,
  date_end: '2026-11-27T21:00:00Z',
} as const
const states = dateSchedules.flatMap((schedule) => ticketStates.map((tickets) => ({ schedule, tickets })))

test.each(states)(
  'tickets are on sale only if it happens with tickets left: $schedule, $tickets',
  ({ schedule, tickets }) => {
    const sells = (schedule === 'scheduled' || schedule === 'moved') && tickets !== 'sold_out'
    expect(sellsTickets({ ...upcoming, schedule, tickets }, now)).toBe(sells)
  },
)

test('a past date sells no tickets', () => {
  expect(sellsTickets({ ...upcoming, date_end: '2026-11-20T11:59:00Z' }, now)).toBe(false)
})

test('a date without a ticket link sells no tickets', () => {
  expect(sellsTickets({ ...upcoming, ticket_link: '' }, now)).toBe(false)
})

test('isPast compares instants, not strings', () => {
  expect(isPast({ date_end: '2026-11-20T12:30:00+01:00' }, now)).toBe(true)
})

test('before its sale starts a date sells no tickets and shows when', () => {
  const later = { ...upcoming, tickets_from: '2026-11-20T12:00:01Z' }
  expect([sellsTickets(later, now), saleStartsAt(later, now)]).toEqual([false, later.tickets_from])
  const onSale = { ...upcoming, tickets_from: now }
  expect([sellsTickets(onSale, now), saleStartsAt(onSale, now)]).toEqual([true, null])
  expect(saleStartsAt({ ...later, schedule: 'cancelled' }, now)).toBeNull()
  expect(saleStartsAt({ ...later, tickets: 'sold_out' }, now)).toBeNull()
})
