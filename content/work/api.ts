import type { TypeApi } from '#server/api/define-api.ts'
import { getComposer, getWork, listComposers } from './endpoints.ts'
import * as works from './service.ts'

const api: TypeApi = (on) => {
  on(listComposers, works.listComposers)
  on(getComposer, (deps, { params }) => works.getComposer(deps, params.id))
  on(getWork, (deps, { params }) => works.getWork(deps, params.id))
}

export default api
