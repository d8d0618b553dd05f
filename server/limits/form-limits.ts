import { AppError } from '#contract/errors.ts'
import type { Services } from '../create-services.ts'
import { requireTicket, SECOND_WAIT_MS } from './form-ticket.ts'
import { createThrottle } from './throttle.ts'

/** Visitors of a page within the same minute share a ticket. */
const USES_PER_TICKET = 5

type FormLimits = { name: string; perAddress: number; ofAll: number }
type SentForm = { ticket: string; address: string; now: Date }

/**
 * Per IP, per ticket and in total. Beyond the total, older tickets are still accepted, because strangers must not be
 * able to disable the form.
 */
export function createFormLimits(
  { database, secret }: Pick<Services, 'database' | 'secret'>,
  { name, perAddress, ofAll }: FormLimits,
) {
  const store = { db: database.db, secret }
  const byAddress = createThrottle(store, { name, points: perAddress })
  const byTicket = createThrottle(store, { name: `${name} by ticket`, points: USES_PER_TICKET })
  const byAll = createThrottle(store, { name: `all ${name}`, points: ofAll })

  return {
    /** Returns the form's nonce. Throws `bad_input` at `ticket`, or `too_many_requests`. */
    async take({ ticket, address, now }: SentForm): Promise<{ nonce: string }> {
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
