import { type Context, Hono } from 'hono'
import { isbot } from 'isbot'
import { toDay } from '#contract/time/local-time.ts'
import type { Services } from '../create-services.ts'
import { posterPath } from '../services/posters/poster-code.ts'
import { findPoster } from '../services/posters/posters.ts'
import { qrPdf, qrSvg } from '../services/posters/qr.ts'
import { recordVisit } from '../services/posters/visits.ts'
import { requestOrigin } from '../services/variants.ts'

/**
 * `/k/{code}` on printed posters redirects to the concert, or later to what replaces it; `/k/{code}/en` in English.
 * `.svg` and `.pdf` are its QR code.
 */
export function posterRoutes(services: Services) {
  const app = new Hono()

  app.get('/:name{[^/]+\\.(svg|pdf)}', async (c) => {
    const [code = '', ending] = c.req.param('name').split('.')
    const poster = await findPoster(services.depsFor({ viewer: null, locale: 'de' }), code)
    if (!poster) return c.notFound()
    const origin = await requestOrigin(services.database, { host: c.req.header('host'), origin: services.origin })
    const address = origin + posterPath(poster.id)
    c.header('Content-Disposition', `inline; filename="${poster.code}.${ending}"`)
    c.header('X-Robots-Tag', 'noindex')
    c.header('Cache-Control', 'no-store')
    if (ending === 'svg') return c.body(await qrSvg(address), 200, { 'content-type': 'image/svg+xml' })
    return c.body(new Uint8Array(await qrPdf(address)), 200, { 'content-type': 'application/pdf' })
  })

  app.get('/:code/:language{en}?', async (c) => {
    const locale = c.req.param('language') === 'en' ? 'en' : 'de'
    const code = c.req.param('code')
    const poster = await findPoster(services.depsFor({ viewer: null, locale }), code)
    if (poster && isPerson(c)) recordVisit(poster.id, toDay(services.now()))
    // The target may change, and each visit counts.
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    return c.redirect(
      (poster?.url ?? `/${locale}/k/${encodeURIComponent(poster?.code ?? code)}`) + new URL(c.req.url).search,
      302,
    )
  })

  return app
}

function isPerson(c: Context): boolean {
  return (
    c.req.method === 'GET' &&
    !isbot(c.req.header('user-agent')) &&
    !/prefetch|prerender/.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '')
  )
}
