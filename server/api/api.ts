import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { AppError } from '#contract/errors.ts'
import { readPreviewToken, redactPreviewToken } from '#contract/links/preview-link.ts'
import { requestLocale } from '#server/http/locale.ts'
import type { Services } from '../create-services.ts'
import { currentRequest } from '../http/current-request.ts'
import { accountApi } from './accounts/account.ts'
import { requireCsrf, resolveViewer } from './accounts/session.ts'
import { usersApi } from './accounts/users.ts'
import { adminApi } from './admin/admin.ts'
import { settingsApi } from './admin/settings.ts'
import type { ApiEnv } from './api-env.ts'
import { docsApi } from './docs.ts'
import { type Api, createEndpointRegistry, implement, refuseOtherMethods } from './implement.ts'
import { pageeditorApi } from './page-editor/pageeditor.ts'
import { presenceApi } from './page-editor/presence.ts'
import { publicationsApi } from './page-editor/publications.ts'
import { problemResponse, toAppError } from './problems.ts'
import { contentApi } from './visitors/content.ts'
import { postersApi } from './visitors/posters.ts'

const parts = [
  accountApi,
  publicationsApi,
  pageeditorApi,
  contentApi,
  settingsApi,
  usersApi,
  postersApi,
  presenceApi,
  adminApi,
]

export function createApi(services: Services) {
  // The only Hono router that supports all paths of the contract; the automatic choice fails with another one first.
  const api: Api = new Hono<ApiEnv>({ strict: false, router: new TrieRouter() })
  const registry = createEndpointRegistry({ checkAnswers: services.checkAnswers })

  api.use(async (c, next) => {
    services.log.debug({ method: c.req.method, path: redactPreviewToken(c.req.path) }, 'API request')
    await next()
  })
  api.use(resolveViewer(services))
  api.use(requireCsrf(services))
  api.use(async (c, next) => {
    await next()
    // Not `c.header`, which would copy the response.
    const { headers } = c.res
    headers.set('Content-Language', c.get('deps').locale)
    if (c.req.path.startsWith('/api/')) headers.set('Vary', 'Accept-Language')
    const isForEveryone =
      c.req.method === 'GET' && c.get('sessionToken') === null && readPreviewToken(c.req.path) === null && c.res.ok
    headers.set('Cache-Control', isForEveryone ? 'public, max-age=0, must-revalidate' : 'private, no-store')
  })

  const on = implement(api, registry)
  for (const register of parts) register(on, services)
  docsApi(api, registry)
  refuseOtherMethods(api, registry)

  api.notFound((c) => problemResponse(c, new AppError('not_found', { message: c.req.path }), requestLocale(c.req.raw)))
  api.onError((error, c) => {
    const problem = toAppError(error)
    if (problem.status >= 500)
      services.log.error(
        { requestId: currentRequest()?.id, path: redactPreviewToken(c.req.path), err: problem.cause ?? problem },
        'the API failed',
      )
    return problemResponse(c, problem, requestLocale(c.req.raw))
  })
  return { api, registry }
}
