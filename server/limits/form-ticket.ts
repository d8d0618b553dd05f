import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fieldError } from '#contract/errors.ts'
import { DAY_MS } from '#contract/time/durations.ts'

/** A faster submission is a bot. */
const MIN_FILL_TIME_MS = 3000
/** The minimum age of a ticket while a form is sent unusually often. */
export const SECOND_WAIT_MS = 60_000
const GOOD_FOR_MS = DAY_MS

type TicketContext = { secret: string; now: Date; quickestMs?: number }
type TicketState = { nonce: string } | { refused: 'ticket_old' | 'too_quick' }

/** A signed token of when a form was shown and which one; nothing is stored. */
export function issueTicket({ secret, now }: TicketContext): string {
  const payload = `${now.getTime()}.${randomBytes(12).toString('base64url')}`
  return `${payload}.${seal(payload, secret)}`
}

/** Keeps a valid ticket, so that a corrected form stays the same form. */
export function reuseOrIssueTicket(ticket: string, { secret, now }: TicketContext): string {
  const read = readTicket(ticket, { secret, now })
  return 'refused' in read && read.refused === 'ticket_old' ? issueTicket({ secret, now }) : ticket
}

/** @throws AppError bad_input (`ticket`) for a form that was filled in too quickly, or shown too long ago */
export function requireTicket(ticket: string, sealed: TicketContext): { nonce: string } {
  const read = readTicket(ticket, sealed)
  if ('refused' in read) throw fieldError('ticket', read.refused, `a form that is ${read.refused}`)
  return read
}

/** A ticket of another installation or of an earlier day counts as expired. */
function readTicket(ticket: string, { secret, now, quickestMs = MIN_FILL_TIME_MS }: TicketContext): TicketState {
  const [issuedAt = '', nonce = '', signature = ''] = ticket.split('.')
  const [actual, expected] = [Buffer.from(signature), Buffer.from(seal(`${issuedAt}.${nonce}`, secret))]
  const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected)
  const ageMs = now.getTime() - Number(issuedAt)
  if (!isSigned || ageMs > GOOD_FOR_MS) return { refused: 'ticket_old' }
  return ageMs < quickestMs ? { refused: 'too_quick' } : { nonce }
}

function seal(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`form ${payload}`).digest('base64url')
}
