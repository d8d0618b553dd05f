import { createThrottle } from '../throttle.ts'
import { normaliseEmail } from './normalise-email.ts'

const FAILURES_PER_ACCOUNT = 5
const FAILURES_PER_ADDRESS = 20

/** `browser`: named when it has logged in to this account before. */
type Attempt = { email: string; address: string; browser?: string | null }

/**
 * Counts failed logins per account and per address. A browser that has logged in to the account before has a budget of its own, so that
 * strangers who guess cannot lock its owner out.
 */
export function createLoginThrottle(counted: Parameters<typeof createThrottle>[0]) {
  const perAccount = createThrottle(counted, { name: 'account', points: FAILURES_PER_ACCOUNT })
  const perAddress = createThrottle(counted, { name: 'address', points: FAILURES_PER_ADDRESS })
  const accountOf = ({ email, browser }: Attempt) =>
    !browser ? normaliseEmail(email) : `${normaliseEmail(email)} ${browser}`

  return {
    /** Takes a try from both budgets before the password is looked at; throws `too_many_requests` when one is empty. */
    async take(attempt: Attempt): Promise<void> {
      await perAddress.take(attempt.address)
      await perAccount.take(accountOf(attempt))
    },
    /** A right password without the code that belongs to it was no guess; those before it still count, else codes could be guessed without end. */
    async giveBack(attempt: Attempt): Promise<void> {
      await perAccount.giveBack(accountOf(attempt))
      await perAddress.giveBack(attempt.address)
    },
    /** A login gives the tries back. */
    async forgive(attempt: Attempt): Promise<void> {
      await perAccount.giveAllBack(accountOf(attempt))
      await perAddress.giveBack(attempt.address)
    },
  }
}
