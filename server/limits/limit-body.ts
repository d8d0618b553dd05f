import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#contract/errors.ts'

/** For everyone: each connection may hold this much memory. */
export const MAX_VISITOR_BODY_BYTES = 64 * 1024

/** Refuses a larger body. A chunked one of unknown size is buffered up to the limit first, so check access before. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large', { message: `the body is over ${maxSize} bytes` })
    },
  })
}
