import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#contract/errors.ts'
import { answerPlainPage, isPagePath } from './plain-page.ts'

/** The longest record path has about 300 characters; Node allows 16 KB. */
const MAX_PATH_LENGTH = 2048

/** Refuses invalid paths first: too long (414), or with broken percent encoding (400). */
export function guardAddress(): MiddlewareHandler {
  return async function guardAddress(c, next) {
    const path = getPath(c)
    const refusal = findRefusal(path)
    if (!refusal) return next()
    if (isPagePath(path)) return answerPlainPage(c, refusal)
    throw refusal
  }
}

/** The raw path: Hono has partly decoded its own. */
function getPath({ req }: Context): string {
  const start = req.url.indexOf('/', req.url.indexOf('//') + 2)
  const query = req.url.indexOf('?', start)
  return req.url.slice(start, query < 0 ? undefined : query)
}

function findRefusal(path: string): AppError | null {
  if (path.length > MAX_PATH_LENGTH)
    return new AppError('address_too_long', { message: `a path of ${path.length} characters` })
  return isDecodable(path) ? null : new AppError('bad_address', { message: 'a path that cannot be decoded' })
}

function isDecodable(path: string): boolean {
  try {
    // The result is used because the bundler drops calls whose result is not.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
