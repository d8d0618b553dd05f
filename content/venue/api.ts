import type { TypeApi } from '#server/api/define-api.ts'
import { getVenue, listVenues } from './endpoints.ts'
import * as venues from './service.ts'

const api: TypeApi = (on) => {
  on(listVenues, (deps) => venues.listVenues(deps))
  on(getVenue, (deps, { params }) => venues.getVenue(deps, params.id))
}

export default api
