import { listColors } from '#contract/colors.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import * as service from './service.ts'

const api: TypeApi = (on) => {
  on(listColors, service.listColors)
}

export default api
