import { listDateChanges, takeDateChangeBack } from '#contract/admin/date-changes.ts'
import { findDateClashes } from '#contract/admin/date-clashes.ts'
import { makeNextSeason } from '#contract/admin/next-season.ts'
import { toPaged } from '#server/api/paged.ts'
import { originFor } from '#server/services/variants.ts'
import type { TypeApi } from '../define-api.ts'
import * as announced from './announced.server.ts'
import { writeEventCalendar, writeEventDateCalendar } from './calendar.server.ts'
import { eventCalendars, eventDateCalendars } from './calendar-endpoints.server.ts'
import * as changes from './date-changes.server.ts'
import { findFormClashes } from './date-clashes.server.ts'
import {
  getAnnounced,
  getCalendar,
  getEventDate,
  getEventFilterOptions,
  getSeason,
  listChangedDates,
  listEventDates,
  listPastDates,
  listSeasons,
  listSimilarDates,
} from './endpoints.ts'
import { getFilterOptions } from './filter.server.ts'
import { planNextSeason } from './next-season.server.ts'
import { noticesApi } from './notices-api.server.ts'
import * as seasons from './seasons.server.ts'
import * as dates from './service.ts'
import * as similar from './similar.server.ts'
import { getTaggedText, writeTaggedText } from './tagged-text.server.ts'

const api: TypeApi = (on, services) => {
  const { origin } = services
  noticesApi(on, services)
  on(listEventDates, async (deps, { query }, c) => toPaged(c, origin, await dates.listEventDates(deps, query)))
  on(getEventDate, (deps, { params }) => dates.getEventDate(deps, params.id))
  on(listSimilarDates, (deps, { params }) => similar.listSimilarDates(deps, params.id))
  on(getEventFilterOptions, (deps, { query }) => getFilterOptions(deps, query))
  on(makeNextSeason, (deps, { body }) => planNextSeason(deps, body))
  on(findDateClashes, (deps, { body }) => findFormClashes(deps, body))
  on(listDateChanges, (deps, { query }) => changes.listDateChanges(deps, query))
  on(takeDateChangeBack, (deps, { params, body }) => changes.takeDateChangeBack(deps, { date: params.id, change: body.change }))
  on(listChangedDates, (deps) => dates.listChangedDates(deps))
  on(listPastDates, async (deps, { query }, c) => toPaged(c, origin, await dates.listPastDates(deps, query)))
  on(listSeasons, (deps) => seasons.listSeasons(deps))
  on(getSeason, (deps, { params, query }) => seasons.getSeason(deps, { ...query, ...params }))
  for (const calendar of eventCalendars)
    on(calendar, async (deps, { query }, c) => {
      c.header('Content-Disposition', 'inline; filename="calendar.ics"')
      return writeEventCalendar(deps, { query, origin: await originFor(deps, { host: new URL(c.req.url).host, origin }) })
    })
  for (const calendar of eventDateCalendars)
    on(calendar, async (deps, { params }, c) => {
      c.header('Content-Disposition', `inline; filename="${params.id}.ics"`)
      return writeEventDateCalendar(deps, { id: params.id, origin: await originFor(deps, { host: new URL(c.req.url).host, origin }) })
    })
  on(getTaggedText, async (deps, { params, query: { language: locale } }, c) => {
    c.header('Content-Disposition', `attachment; filename="programm-${params.id}-${locale}.txt"`)
    const { host } = new URL(await originFor(deps, { host: new URL(c.req.url).host, origin }))
    return writeTaggedText({ ...deps, locale }, { id: params.id, host })
  })
  on(getAnnounced, (deps, { params }) => announced.getAnnounced(deps, params.id))
  on(getCalendar, (deps, { query }) => dates.getCalendar(deps, query))
}

export default api
