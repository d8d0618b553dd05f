import { z } from 'zod'
import { locales } from '#config'
import { calendarFile } from '#contract/calendars.ts'
import { idParams } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { patternOf } from '#contract/urls.ts'

/** Under the address of the course's page. */
export const courseCalendars = locales.map((locale) =>
  endpoint({
    ...calendarFile,
    id: `getCourseCalendar_${locale}`,
    summary: `The lessons of a course as a calendar (${locale})`,
    path: `${patternOf('course', locale)}.ics`,
    params: idParams.extend({ slug: z.string() }),
  }),
)
