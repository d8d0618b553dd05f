import { toPaged } from '#server/api/paged.ts'
import type { TypeApi } from '../define-api.ts'
import { getCalendar, getEventDate, getEventFilterOptions, listEventDates } from './endpoints.ts'
import { getFilterOptions } from './filter.server.ts'
import * as dates from './service.ts'

const api: TypeApi = (on, { origin }) => {
  on(listEventDates, async (deps, { query }, c) => toPaged(c, origin, await dates.listEventDates(deps, query)))
  on(getEventDate, (deps, { params }) => dates.getEventDate(deps, params.id))
  on(getEventFilterOptions, (deps, { query }) => getFilterOptions(deps, query))
  on(getCalendar, (deps, { query }) => dates.getCalendar(deps, query))
}

export default api
