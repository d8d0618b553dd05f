import { AppError } from '#contract/errors.ts'
import { getPoster, listPosters } from '#contract/events/posters.ts'
import { posterPath } from '#server/services/posters/poster-code.ts'
import * as posters from '#server/services/posters/posters.ts'
import { requestOrigin } from '#server/services/variants.ts'
import type { TypeApi } from '../define-api.ts'

export const postersApi: TypeApi = (on, { origin }) => {
  on(getPoster, async (deps, { params }) => {
    const poster = await posters.findPoster(deps, params.code)
    if (!poster) throw new AppError('not_found', { message: `poster ${params.code}` })
    return { code: poster.code, path: posterPath(poster.id), url: poster.url }
  })
  on(listPosters, async (deps, { query }, c) =>
    posters.listPosters(deps, {
      resource: query.resource,
      ids: query.id,
      origin: await requestOrigin(deps, { host: new URL(c.req.url).host, origin }),
    }),
  )
}
