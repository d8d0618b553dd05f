import type { TypeApi } from '#server/api/define-api.ts'
import { getAccessibilityStatement } from './endpoints.ts'
import * as barriers from './service.ts'

const api: TypeApi = (on) => {
  on(getAccessibilityStatement, (deps) => barriers.getAccessibilityStatement(deps))
}

export default api
