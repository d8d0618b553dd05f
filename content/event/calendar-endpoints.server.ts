import { z } from 'zod'
import { locales } from '#config'
import { calendarFile } from '#contract/calendars.ts'
import { idParams } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { pageUrl, patternOf } from '#contract/urls.ts'
import { eventListQuery } from './endpoints.ts'
import { eventCalendarPath } from './type.ts'

// Apart from the other endpoints, because no screen calls them: what is made by a loop would come to visitors with zod.

/** For a calendar that listens: what the list answers, and what was over less than a year ago. */
export const eventCalendars = locales.map((locale) =>
  endpoint({
    ...calendarFile,
    id: `getEventCalendar_${locale}`,
    summary: `The dates that fit the filter, as a calendar (${locale})`,
    path: pageUrl(locale, eventCalendarPath[locale]),
    query: eventListQuery,
  }),
)

/** Under the address of the date's page. */
export const eventDateCalendars = locales.map((locale) =>
  endpoint({
    ...calendarFile,
    id: `getEventDateCalendar_${locale}`,
    summary: `One date as a calendar (${locale})`,
    path: `${patternOf('event', locale)}.ics`,
    params: idParams.extend({ slug: z.string() }),
  }),
)
