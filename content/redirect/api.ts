import * as endpoints from '#contract/admin/missing-paths.ts'
import { AppError } from '#contract/errors.ts'
import { getRedirect } from '#contract/page/pages.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { toPaged } from '#server/api/paged.ts'
import { importRedirects } from './endpoints.ts'
import { importRedirectLines } from './import.server.ts'
import * as missing from './missing-paths.server.ts'
import { proposeTargets } from './propose.server.ts'
import { findRedirect } from './service.ts'

const api: TypeApi = (on, { origin }) => {
  on(getRedirect, async (deps, { params }) => {
    const new_path = await findRedirect(deps, params)
    if (new_path === null) throw new AppError('not_found', { message: `no redirect for ${params.path}` })
    return { new_path }
  })
  on(importRedirects, (deps, { body }) => importRedirectLines(deps, body))
  on(endpoints.listMissingPaths, async (deps, { query }, c) =>
    toPaged(c, origin, await missing.listMissingPaths(deps, query)),
  )
  on(endpoints.dismissMissingPath, (deps, { params }) => missing.dismissMissingPath(deps, params.id))
  on(endpoints.proposeTargets, async (deps, { params }) =>
    proposeTargets(deps, await missing.getMissingPath(deps, params.id)),
  )
}

export default api
