import type { Locale } from '#config'

/** Where the list is a calendar. Written again, because a screen that imports its type brings all types, and zod, into its chunk. */
export const calendarPath: Record<Locale, string> = { de: '/de/kalender.ics', en: '/en/calendar.ics' }
