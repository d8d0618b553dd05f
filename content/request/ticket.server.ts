import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Nobody writes a name and an address faster. */
export const QUICKEST_MS = 3000
const GOOD_FOR_MS = 24 * 3_600_000

type Ticket = { nonce: string } | { refused: 'ticket_old' | 'too_quick' }

/** Says when the second step of a form was shown, and which form it is; nothing is kept of it. */
export function issueTicket({ secret, now }: { secret: string; now: Date }): string {
  const said = `${now.getTime()}.${randomBytes(12).toString('base64url')}`
  return `${said}.${seal(said, secret)}`
}

/** The given one while it is good, so that a form that is checked again stays the same form. */
export function keepTicket(ticket: string, { secret, now }: { secret: string; now: Date }): string {
  const read = readTicket(ticket, { secret, now })
  return 'refused' in read && read.refused === 'ticket_old' ? issueTicket({ secret, now }) : ticket
}

/** A ticket of another house, or of a day ago, is old. */
export function readTicket(ticket: string, { secret, now }: { secret: string; now: Date }): Ticket {
  const [at = '', nonce = '', given = ''] = ticket.split('.')
  const [one, other] = [Buffer.from(given), Buffer.from(seal(`${at}.${nonce}`, secret))]
  const isOurs = one.length === other.length && timingSafeEqual(one, other)
  const age = now.getTime() - Number(at)
  if (!isOurs || age > GOOD_FOR_MS) return { refused: 'ticket_old' }
  return age < QUICKEST_MS ? { refused: 'too_quick' } : { nonce }
}

function seal(said: string, secret: string): string {
  return createHmac('sha256', secret).update(`course request ${said}`).digest('base64url')
}
