import type { TypeApi } from '#server/api/define-api.ts'
import { listSponsors } from './endpoints.ts'
import * as sponsors from './service.ts'

const api: TypeApi = (on) => {
  on(listSponsors, (deps) => sponsors.listSponsors(deps))
}

export default api
