import { Hono } from 'hono'
import { requireFound } from '#contract/errors.ts'
import { parseId } from '#contract/links/urls.ts'
import type { TypeRoutes } from '#server/define-routes.ts'
import { serveMedia } from '#server/media/serve-media.ts'
import { findFilePath } from './service.ts'

export default {
  path: '/files',
  create: (services) =>
    new Hono().get('/:id/:name', async (c) => {
      const id = requireFound(parseId(c.req.param('id')), 'no file id')
      // Another file may take its place under this address.
      c.header('Cache-Control', 'no-cache')
      return serveMedia(c, services.media, await findFilePath(services.database.db, id))
    }),
} satisfies TypeRoutes
