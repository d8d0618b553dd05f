import { createThrottle } from '../limits/throttle.ts'
import { normaliseEmail } from './normalise-email.ts'

const FAILURES_PER_ACCOUNT = 5
const FAILURES_PER_ADDRESS = 20

/** `browser`: set when it has logged in to this account before. */
type LoginAttempt = { email: string; address: string; browser?: string | null }

/** Per account and IP. A browser that has logged in before has its own budget, so that strangers cannot lock it out. */
export function createLoginThrottle(options: Parameters<typeof createThrottle>[0]) {
  const perAccount = createThrottle(options, { name: 'account', points: FAILURES_PER_ACCOUNT })
  const perAddress = createThrottle(options, { name: 'address', points: FAILURES_PER_ADDRESS })
  const accountOf = ({ email, browser }: LoginAttempt) =>
    !browser ? normaliseEmail(email) : `${normaliseEmail(email)} ${browser}`

  return {
    /** Takes a try from both budgets before the password check; throws `too_many_requests` when one is empty. */
    async take(attempt: LoginAttempt): Promise<void> {
      await perAddress.take(attempt.address)
      await perAccount.take(accountOf(attempt))
    },
    /** Returns the try of a right password without a code; earlier ones still count against guessing codes. */
    async giveBack(attempt: LoginAttempt): Promise<void> {
      await perAccount.giveBack(accountOf(attempt))
      await perAddress.giveBack(attempt.address)
    },
    async forgive(attempt: LoginAttempt): Promise<void> {
      await perAccount.giveAllBack(accountOf(attempt))
      await perAddress.giveBack(attempt.address)
    },
  }
}
