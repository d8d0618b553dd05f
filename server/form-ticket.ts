import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#contract/durations.ts'
import { AppError } from '#contract/errors.ts'

/** Nobody writes a name and an address faster. */
const MIN_FILL_TIME_MS = 3000
/** How old a ticket has to be while a form is sent unusually often. */
export const SECOND_WAIT_MS = 60_000
const GOOD_FOR_MS = DAY_MS

type Sealed = { secret: string; now: Date; quickestMs?: number }
type Read = { nonce: string } | { refused: 'ticket_old' | 'too_quick' }

/** Says when a visitor's form was shown, and which form it is; nothing is kept of it. */
export function issueTicket({ secret, now }: Sealed): string {
  const said = `${now.getTime()}.${randomBytes(12).toString('base64url')}`
  return `${said}.${seal(said, secret)}`
}

/** The given one while it is good, so that a form that is checked again stays the same form. */
export function reuseOrIssueTicket(ticket: string, { secret, now }: Sealed): string {
  const read = readTicket(ticket, { secret, now })
  return 'refused' in read && read.refused === 'ticket_old' ? issueTicket({ secret, now }) : ticket
}

/**
 * Which form is sent.
 * @throws AppError bad_input (`ticket`) for one that was filled in too quickly, or shown too long ago
 */
export function requireTicket(ticket: string, sealed: Sealed): { nonce: string } {
  const read = readTicket(ticket, sealed)
  if ('refused' in read)
    throw new AppError('bad_input', { message: `a form that is ${read.refused}`, fields: { ticket: [read.refused] } })
  return read
}

/** A ticket of another house, or of a day ago, is old. */
function readTicket(ticket: string, { secret, now, quickestMs = MIN_FILL_TIME_MS }: Sealed): Read {
  const [at = '', nonce = '', given = ''] = ticket.split('.')
  const [one, other] = [Buffer.from(given), Buffer.from(seal(`${at}.${nonce}`, secret))]
  const isOurs = one.length === other.length && timingSafeEqual(one, other)
  const age = now.getTime() - Number(at)
  if (!isOurs || age > GOOD_FOR_MS) return { refused: 'ticket_old' }
  return age < quickestMs ? { refused: 'too_quick' } : { nonce }
}

function seal(said: string, secret: string): string {
  return createHmac('sha256', secret).update(`form ${said}`).digest('base64url')
}
