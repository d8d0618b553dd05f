import type { TypeApi } from '#server/api/define-api.ts'
import { listInstrumentGroups } from './endpoints.ts'
import * as service from './service.ts'

const api: TypeApi = (on) => {
  on(listInstrumentGroups, (deps) => service.listInstrumentGroups(deps))
}

export default api
