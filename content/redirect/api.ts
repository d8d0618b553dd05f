import { AppError } from '#contract/errors.ts'
import type { TypeApi } from '../define-api.ts'
import { getRedirect, importRedirects } from './endpoints.ts'
import { addRedirects } from './import.server.ts'
import { findRedirect } from './service.ts'

const api: TypeApi = (on) => {
  on(getRedirect, async (deps, { params }) => {
    const new_path = await findRedirect(deps, params)
    if (new_path === null) throw new AppError('not_found', { message: `no redirect for ${params.path}` })
    return { new_path }
  })
  on(importRedirects, (deps, { body }) => addRedirects(deps, body))
}

export default api
