import { pageUrl } from '#contract/links/urls.ts'
import button from '#site/components/Button/Button.module.css'
import { CalendarSubscription } from '#site/components/CalendarLinks/CalendarSubscription.tsx'
import { useLocale } from '#site/locale.ts'
import { eventCalendarPath } from '../../../type.ts'

/** A calendar of the dates of a list; `query` is the list's filter, such as `?venue=2`. */
export function EventCalendar({ query, className = button.quiet }: { query: string; className?: string | undefined }) {
  const locale = useLocale()
  return <CalendarSubscription path={pageUrl(locale, eventCalendarPath[locale]) + query} className={className} />
}
