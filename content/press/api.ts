import type { TypeApi } from '#server/api/define-api.ts'
import { listPress } from './endpoints.ts'
import * as press from './service.ts'

const api: TypeApi = (on) => {
  on(listPress, press.listPress)
}

export default api
