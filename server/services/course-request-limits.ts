import { env } from '../env.ts'

export const courseRequestLimits = {
  perAddress: env.REQUESTS_PER_ADDRESS,
  openDays: env.REQUESTS_OPEN_DAYS,
  closedDays: env.REQUESTS_CLOSED_DAYS,
}
