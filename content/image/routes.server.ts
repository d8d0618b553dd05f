import { Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import { parseId } from '#contract/links/urls.ts'
import type { TypeRoutes } from '#server/define-routes.ts'
import { env } from '#server/env.ts'
import { IMMUTABLE } from '#server/http/headers.ts'
import { serveMedia } from '#server/media/serve-media.ts'
import { createPictures } from './render.server.ts'

export default {
  path: '/media',
  create: (services) => {
    const pictures = createPictures(
      { db: services.database.db, media: services.media },
      { cacheBytes: env.PICTURE_CACHE_MB * 1024 * 1024 },
    )
    return new Hono().get('/:id/:name', async (c) => {
      const id = parseId(c.req.param('id'))
      if (id === null) throw new AppError('not_found', { message: 'no picture id' })
      const { store, ...form } = await pictures.find({ id, name: c.req.param('name') })
      const response = await serveMedia(c, store, form)
      response.headers.set('Cache-Control', c.req.query('v') ? IMMUTABLE : 'public, max-age=300')
      return response
    })
  },
} satisfies TypeRoutes
