import { DAY_MS } from '#contract/time/durations.ts'
import type { Services } from '../create-services.ts'
import { parseMailbox, parseMailDomain } from '../mail/parse-mailbox.ts'
import { createThrottle } from './throttle.ts'

const DAY_SECONDS = DAY_MS / 1000
const MAILS_PER_MAILBOX_A_DAY = 5
const MAILS_PER_DOMAIN = 60

/** Limits mails to addresses that visitors typed, over all forms. */
export function createMailLimits({ database, secret }: Pick<Services, 'database' | 'secret'>) {
  const store = { db: database.db, secret }
  const perMailbox = createThrottle(store, { name: 'mailbox', points: MAILS_PER_MAILBOX_A_DAY, seconds: DAY_SECONDS })
  const perDomain = createThrottle(store, { name: 'mail domain', points: MAILS_PER_DOMAIN })

  return {
    /** Throws `too_many_requests` when this mailbox or its domain has reached its limit. */
    async take(email: string): Promise<void> {
      await perMailbox.take(parseMailbox(email))
      await perDomain.take(parseMailDomain(email))
    },
  }
}
