import { expect, test } from 'vitest'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createFormLimits } from './form-limits.ts'
import { issueTicket } from './form-ticket.ts'

async function startLimits() {
  const { services } = await createTestApp()
  const ticketOfAge = (seconds: number) =>
    issueTicket({ secret: services.secret, now: new Date(NOW.getTime() - seconds * 1000) })
  const limits = createFormLimits(services, { name: 'probe', perAddress: 100, ofAll: 2 })
  const send = (ticket: string) => limits.take({ ticket, address: '203.0.113.1', now: NOW })
  return { ticketOfAge, send }
}

test('beyond the total limit a form needs a ticket older than a minute', async () => {
  const { ticketOfAge, send } = await startLimits()
  for (let count = 0; count < 2; count++) await send(ticketOfAge(5))
  await expect(send(ticketOfAge(5))).rejects.toMatchObject({ code: 'bad_input', fields: { ticket: ['too_quick'] } })
  expect(await send(ticketOfAge(61))).toHaveProperty('nonce')
})

test('a form ticket is valid five times', async () => {
  const { ticketOfAge, send } = await startLimits()
  const ticket = ticketOfAge(61)
  for (let count = 0; count < 5; count++) await send(ticket)
  await expect(send(ticket)).rejects.toMatchObject({ code: 'too_many_requests' })
})
