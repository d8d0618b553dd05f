import { Hono } from 'hono'
import type { Locale } from '#config'
import { requireFound } from '#contract/errors.ts'
import { parseId } from '#contract/links/urls.ts'
import type { TypeRoutes } from '#server/define-routes.ts'
import { env } from '#server/env.ts'
import { IMMUTABLE } from '#server/http/headers.ts'
import { serveMedia } from '#server/media/serve-media.ts'
import { createFormStore } from './form-store.server.ts'
import { createPictures } from './render.server.ts'
import { findShareForm } from './share-picture.server.ts'

const CHANGEABLE = 'public, max-age=300'

export default {
  path: '/media',
  create: ({ database: { db }, media, depsFor }) => {
    const forms = createFormStore(media, { cacheBytes: env.PICTURE_CACHE_MB * 1024 * 1024 })
    const pictures = createPictures({ db, media, forms })
    return new Hono()
      .get('/share/:name{.+}', async (c) => {
        const visitor = { media, forms, depsFor: (locale: Locale) => depsFor({ viewer: null, locale }) }
        const { store, ...form } = await findShareForm(visitor, c.req.param('name'))
        const response = await serveMedia(c, store, form)
        response.headers.set('Cache-Control', CHANGEABLE)
        return response
      })
      .get('/:id/:name', async (c) => {
        const id = requireFound(parseId(c.req.param('id')), 'no picture id')
        const { store, ...form } = await pictures.find({ id, name: c.req.param('name') })
        const response = await serveMedia(c, store, form)
        response.headers.set('Cache-Control', c.req.query('v') ? IMMUTABLE : CHANGEABLE)
        return response
      })
  },
} satisfies TypeRoutes
