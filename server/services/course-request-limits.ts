import { env } from '../env.ts'

/** Course requests: the limit per IP and the retention in days, both settings. */
export const courseRequestLimits = {
  perAddress: env.REQUESTS_PER_ADDRESS,
  openDays: env.REQUESTS_OPEN_DAYS,
  closedDays: env.REQUESTS_CLOSED_DAYS,
}
