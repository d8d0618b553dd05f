import { pageUrl } from '#contract/urls.ts'
import { CalendarLinks } from '#site/components/CalendarLinks/CalendarLinks.tsx'
import { useLocale } from '#site/locale.ts'
import { eventCalendarPath } from '../../type.ts'

/** The dates of a list as a calendar; `query` is what the list is narrowed by, such as `?venue=2`. */
export function EventCalendar({ query }: { query: string }) {
  const locale = useLocale()
  return <CalendarLinks path={pageUrl(locale, eventCalendarPath[locale]) + query} />
}
