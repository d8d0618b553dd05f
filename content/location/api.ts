import type { TypeApi } from '#server/api/define-api.ts'
import { listLocations } from './endpoints.ts'
import * as service from './service.ts'

const api: TypeApi = (on) => {
  on(listLocations, service.listLocations)
}

export default api
