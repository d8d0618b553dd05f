import { env } from '../env.ts'

/** What each house decides of requests to the school: how many from one address at once, and for how many days they are kept. */
export const courseRequestLimits = {
  perAddress: env.REQUESTS_PER_ADDRESS,
  openDays: env.REQUESTS_OPEN_DAYS,
  closedDays: env.REQUESTS_CLOSED_DAYS,
}
