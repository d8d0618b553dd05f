import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#contract/errors.ts'

/** What anybody may send: so much of each of their connections is held in memory. */
export const MAX_VISITOR_BODY_BYTES = 64 * 1024

/** Refuses a larger body. One that does not say how large it is (chunked) is held up to there before anything else is done with it, so who may not send it at all is refused before. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large', { message: `the body is over ${maxSize} bytes` })
    },
  })
}
