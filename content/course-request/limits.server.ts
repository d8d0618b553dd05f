import { env } from '#server/env.ts'

export const courseRequestLimits = {
  perAddress: env.REQUESTS_PER_ADDRESS,
  openRetentionDays: env.REQUESTS_OPEN_DAYS,
  closedRetentionDays: env.REQUESTS_CLOSED_DAYS,
}
