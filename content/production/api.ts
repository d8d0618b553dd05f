import { z } from 'zod'
import { locales } from '#config'
import { listDateChanges, undoDateChange } from '#contract/admin/date-changes.ts'
import { findDateClashes } from '#contract/admin/date-clashes.ts'
import { createNextSeason } from '#contract/admin/next-season.ts'
import { idParams } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { fieldError } from '#contract/errors.ts'
import { calendarEndpointBase } from '#contract/events/calendars.ts'
import * as contract from '#contract/events/date-notices.ts'
import { TRAP_FIELD } from '#contract/form-trap.ts'
import { pageUrl, screenPattern } from '#contract/links/urls.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { toPaged } from '#server/api/paged.ts'
import { createFormLimits } from '#server/limits/form-limits.ts'
import { issueTicket } from '#server/limits/form-ticket.ts'
import { createMailLimits } from '#server/limits/mail-limits.ts'
import { createThrottle } from '#server/limits/throttle.ts'
import { requestOrigin } from '#server/services/variants.ts'
import { renderDateListCalendar, renderEventDateCalendar } from './calendar/calendar.server.ts'
import * as announced from './dates/announcements.server.ts'
import * as changes from './dates/date-changes.server.ts'
import {
  eventListQuery,
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
import { getFilterOptions } from './list/filter-options.server.ts'
import * as similar from './list/similar.server.ts'
import * as notices from './notices/date-notices.server.ts'
import { getInDesignText, renderInDesignText } from './notices/format-tagged.server.ts'
import { findFormClashes } from './planning/date-clashes.server.ts'
import { previewOrCreateNextSeason } from './season/next-season.server.ts'
import * as seasons from './season/seasons.server.ts'
import * as dates from './service.ts'
import { eventCalendarPath } from './type.ts'

const LIMITS = { name: 'notices', perAddress: 10, ofAll: 300 }
const LINKS_PER_ADDRESS = 30

/** Notices about changed dates. */
const noticesApi: TypeApi = (on, services) => {
  const { database, secret, origin, clientIp } = services
  const throttleOptions = { db: database.db, secret }
  const limits = createFormLimits(services, LIMITS)
  const mailLimits = createMailLimits(services)
  const links = createThrottle(throttleOptions, { name: 'notice links', points: LINKS_PER_ADDRESS })

  on(contract.getDateNoticeOffer, async (deps, { params }, c) => {
    // Each reader gets a ticket of their own.
    c.header('Cache-Control', 'no-store')
    await notices.requireNoticeOffer(deps, { id: params.id, mailer: services.mailer })
    return { offered: true, ticket: issueTicket({ secret, now: deps.now() }) }
  })
  on(contract.requestDateNotice, async (deps, { params, body: { email, ticket, [TRAP_FIELD]: trap } }, c) => {
    // Honeypot: no mail to an address that a program typed; a person sees the form again with the field empty.
    if (trap !== '') throw fieldError('ticket', 'send_again', 'the trap field is filled in')
    await limits.take({ ticket, address: clientIp(c), now: deps.now() })
    await mailLimits.take(email)
    await notices.requestDateNotice(deps, { id: params.id, email, mailer: services.mailer, origin, secret })
    return undefined
  })
  on(contract.confirmDateNotice, async (deps, { body: { token } }, c) => {
    await links.take(clientIp(c))
    await notices.confirmNotice(deps, { token, secret })
    return undefined
  })
  on(contract.cancelDateNotice, async (deps, { body: { token } }, c) => {
    await links.take(clientIp(c))
    await notices.cancelDateNotice(deps, { token, secret })
    return undefined
  })
  on(contract.countDateNotices, async (deps, { params }) => ({
    count: await notices.countDateNotices(deps, params.id),
    offered: services.mailer !== null,
  }))
}

// Separate from the other endpoints: in a loop over them zod would be shipped to visitors. For subscribed calendars:
// the dates of a list, and those of the past year.

const eventCalendars = locales.map((locale) =>
  endpoint({
    ...calendarEndpointBase,
    id: `get_event_calendar_${locale}`,
    summary: `The dates that fit the filter, as a calendar (${locale})`,
    path: pageUrl(locale, eventCalendarPath[locale]),
    query: eventListQuery,
  }),
)

/** A path below the date's page. */
const eventDateCalendars = locales.map((locale) =>
  endpoint({
    ...calendarEndpointBase,
    id: `get_event_date_calendar_${locale}`,
    summary: `One date as a calendar (${locale})`,
    path: `${screenPattern('event', locale)}.ics`,
    params: idParams.extend({ slug: z.string() }),
  }),
)

const api: TypeApi = (on, services) => {
  const { origin } = services
  noticesApi(on, services)
  on(listEventDates, async (deps, { query }, c) => toPaged(c, origin, await dates.listEventDates(deps, query)))
  on(getEventDate, (deps, { params }) => dates.getEventDate(deps, params.id))
  on(listSimilarDates, (deps, { params }) => similar.listSimilarDates(deps, params.id))
  on(getEventFilterOptions, (deps, { query }) => getFilterOptions(deps, query))
  on(createNextSeason, (deps, { body }) => previewOrCreateNextSeason(deps, body))
  on(findDateClashes, (deps, { body }) => findFormClashes(deps, body))
  on(listDateChanges, (deps, { query }) => changes.listDateChanges(deps, query))
  on(undoDateChange, (deps, { params, body }) => changes.undoDateChange(deps, { date: params.id, change: body.change }))
  on(listChangedDates, dates.listChangedDates)
  on(listPastDates, async (deps, { query }, c) => toPaged(c, origin, await dates.listPastDates(deps, query)))
  on(listSeasons, seasons.listSeasons)
  on(getSeason, (deps, { params, query }) => seasons.getSeason(deps, { ...query, ...params }))
  for (const calendar of eventCalendars)
    on(calendar, async (deps, { query }, c) => {
      c.header('Content-Disposition', 'inline; filename="calendar.ics"')
      return renderDateListCalendar(deps, {
        query,
        origin: await requestOrigin(deps, { host: new URL(c.req.url).host, origin }),
      })
    })
  for (const calendar of eventDateCalendars)
    on(calendar, async (deps, { params }, c) => {
      c.header('Content-Disposition', `inline; filename="${params.id}.ics"`)
      return renderEventDateCalendar(deps, {
        id: params.id,
        origin: await requestOrigin(deps, { host: new URL(c.req.url).host, origin }),
      })
    })
  on(getInDesignText, async (deps, { params, query: { language: locale } }, c) => {
    c.header('Content-Disposition', `attachment; filename="programm-${params.id}-${locale}.txt"`)
    const { host } = new URL(await requestOrigin(deps, { host: new URL(c.req.url).host, origin }))
    return renderInDesignText({ ...deps, locale }, { id: params.id, host })
  })
  on(getAnnounced, (deps, { params }) => announced.getAnnouncement(deps, params.id))
  on(getCalendar, (deps, { query }) => dates.getCalendar(deps, query))
}

export default api
