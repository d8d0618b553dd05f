import { createThrottle } from '../throttle.ts'

const FAILURES_PER_ACCOUNT = 5
const FAILURES_PER_ADDRESS = 20

/** Counts failed logins per account and per address. */
export function createLoginThrottle(counted: Parameters<typeof createThrottle>[0]) {
  const perAccount = createThrottle(counted, { name: 'account', points: FAILURES_PER_ACCOUNT })
  const perAddress = createThrottle(counted, { name: 'address', points: FAILURES_PER_ADDRESS })
  const accountOf = (email: string) => email.trim().toLowerCase()

  return {
    /** Takes a try from both budgets before the password is looked at; throws `too_many_requests` when one is empty. */
    async take({ email, address }: { email: string; address: string }): Promise<void> {
      await perAddress.take(address)
      await perAccount.take(accountOf(email))
    },
    /** A right password without the code that belongs to it was no guess; those before it still count, else codes could be guessed without end. */
    async giveBack({ email, address }: { email: string; address: string }): Promise<void> {
      await perAccount.giveBack(accountOf(email))
      await perAddress.giveBack(address)
    },
    /** A login gives the tries back. */
    async forgive({ email, address }: { email: string; address: string }): Promise<void> {
      await perAccount.giveAllBack(accountOf(email))
      await perAddress.giveBack(address)
    },
  }
}
