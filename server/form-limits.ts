import { AppError } from '#contract/errors.ts'
import type { Services } from './create-services.ts'
import { requireTicket, SECOND_WAIT_MS } from './form-ticket.ts'
import { createThrottle } from './throttle.ts'

/** A ticket is shared by those who are shown the same page within a minute. */
const USES_PER_TICKET = 5

type FormLimits = { name: string; perAddress: number; ofAll: number }
type Sent = { ticket: string; address: string; now: Date }

/**
 * Bounds how often a form is sent: by one address, with one ticket and by all. Beyond the bound of all it is still taken from those who have
 * waited longer with it, because a bound that strangers can use up would turn the form off for everybody.
 */
export function createFormLimits(
  { database, secret }: Pick<Services, 'database' | 'secret'>,
  { name, perAddress, ofAll }: FormLimits,
) {
  const counted = { db: database.db, secret }
  const byAddress = createThrottle(counted, { name, points: perAddress })
  const byTicket = createThrottle(counted, { name: `${name} by ticket`, points: USES_PER_TICKET })
  const byAll = createThrottle(counted, { name: `all ${name}`, points: ofAll })

  return {
    /** Which form is sent. Throws `bad_input` at `ticket`, or `too_many_requests`. */
    async take({ ticket, address, now }: Sent): Promise<{ nonce: string }> {
      const { nonce } = requireTicket(ticket, { secret, now })
      await byAddress.take(address)
      await byTicket.take(nonce)
      try {
        await byAll.take('all')
      } catch (refusal) {
        if (!(refusal instanceof AppError) || refusal.code !== 'too_many_requests') throw refusal
        requireTicket(ticket, { secret, now, quickestMs: SECOND_WAIT_MS })
      }
      return { nonce }
    },
  }
}
