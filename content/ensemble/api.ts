import type { TypeApi } from '#server/api/define-api.ts'
import { getEnsemble, listEnsembles } from './endpoints.ts'
import * as ensembles from './service.ts'

const api: TypeApi = (on) => {
  on(listEnsembles, (deps) => ensembles.listEnsembles(deps))
  on(getEnsemble, (deps, { params }) => ensembles.getEnsemble(deps, params.id))
}

export default api
