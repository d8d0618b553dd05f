import type { Services } from './create-services.ts'

/** A job of a content type; every process runs it, so it must be idempotent. */
export type TypeJob = {
  /** Logged when it fails. */
  failure: string
  run: (services: Services) => Promise<unknown>
  /** `minutely`: only with a mail server. `counters`: every ten minutes and on shutdown. */
  when: 'every-ten-minutes' | 'minutely' | 'counters'
}
