import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#contract/errors.ts'
import { previewTokenIn } from '#contract/preview-link.ts'
import { problemTitle } from './api/problems.ts'
import type { Services } from './create-services.ts'
import { localeOf } from './locale.ts'
import { createThrottle } from './throttle.ts'

const GUESSES_PER_ADDRESS = 20

/**
 * Around every answer to a link to a preview: nobody keeps it, no search engine lists it, no other site learns its address,
 * and whoever guesses soon has to wait.
 */
export function guardPreviews({ addressOf, database, secret }: Pick<Services, 'addressOf' | 'database' | 'secret'>): MiddlewareHandler {
  const perAddress = createThrottle({ db: database.db, secret }, { name: 'previews', points: GUESSES_PER_ADDRESS })

  return async function guardPreviews(c, next) {
    if (previewTokenIn(c.req.path) === null) return next()
    const address = addressOf(c)
    try {
      await perAddress.take(address)
    } catch (refusal) {
      if (refusal instanceof AppError && isPage(c.req.path)) return tooMany(c, refusal)
      throw refusal
    }
    await next()
    // A good link gives the try back.
    if (c.res.status < 400) await perAddress.giveBack(address)
    c.res.headers.set('Cache-Control', 'private, no-store')
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    c.res.headers.set('Referrer-Policy', 'no-referrer')
  }
}

/** What a browser shows as it is, and no call or data of a page. */
function isPage(path: string): boolean {
  return !path.includes('/pageeditor-api/') && !path.endsWith('.data')
}

/** Made without the site, so that guessing costs nothing. */
function tooMany(c: Context, { code, retryAfterSeconds = 60 }: AppError): Response {
  const locale = localeOf(c.req.raw)
  const title = problemTitle(code, locale)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const again =
    locale === 'de'
      ? `In ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} geht es wieder.`
      : `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.25rem } h1 { font-size: 1.5rem; line-height: 1.25 }</style></head>
<body><main><h1>${title}</h1><p>${again}</p></main></body>
</html>`
  return c.html(html, 429, { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' })
}
