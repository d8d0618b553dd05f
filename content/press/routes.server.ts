import { Hono } from 'hono'
import { requireFound } from '#contract/errors.ts'
import { parseId } from '#contract/links/urls.ts'
import type { TypeRoutes } from '#server/define-routes.ts'
import { serveMedia } from '#server/media/serve-media.ts'
import { findPressFile } from './service.ts'

export default {
  path: '/press',
  create: (services) =>
    new Hono().get('/:id/:name', async (c) => {
      const id = requireFound(parseId(c.req.param('id')), 'no press picture id')
      const { path, mime, name } = await findPressFile(services.depsFor({ viewer: null, locale: 'de' }), id)
      // Not cached: the file is withdrawn when its rights end.
      c.header('Cache-Control', 'no-store')
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return serveMedia(c, services.media, { path, mime })
    }),
} satisfies TypeRoutes
