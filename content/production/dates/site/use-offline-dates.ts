import { useEffect } from 'react'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { toPlainText } from '#site/format/plain-text.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import { takesPlace } from '../../states.ts'
import type { EventRowDate } from './EventDateRow/event-row.ts'

type SeenConcert = Pick<EventRowDate, 'url' | 'date_start' | 'date_end' | 'schedule' | 'venue'> & {
  event: { name: string }
}

/** Sends the visible dates to the service worker, for its offline page. */
export function useOfflineDates(dates: readonly SeenConcert[]): void {
  const { time } = useMessages()
  const locale = useLocale()
  useEffect(() => {
    if (dates.length === 0) return
    const concerts = dates.map((date) => ({
      url: date.url,
      title: toPlainText(date.event.name),
      when: `${fullDate(date.date_start, locale)}, ${time.at(toDateParts(date.date_start, locale).time)}`,
      where: formatVenueName(date.venue),
      start: date.date_start,
      end: date.date_end,
      isOff: !takesPlace(date),
      locale,
    }))
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: 'concerts-seen', concerts }))
  }, [dates, locale, time])
}
