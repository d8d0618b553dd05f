import type { TypeApi } from '#server/api/define-api.ts'
import { listColors } from './endpoints.ts'
import * as service from './service.ts'

const api: TypeApi = (on) => {
  on(listColors, (deps) => service.listColors(deps))
}

export default api
