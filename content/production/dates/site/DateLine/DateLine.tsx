import { Link } from 'react-router'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDateSummary } from '../../../endpoints.ts'
import { SaleStart } from '../../../prices/site/SaleStart.tsx'
import { TicketLink } from '../../../prices/site/TicketLink/TicketLink.tsx'
import { isPast, sellsTickets } from '../../../prices/site/tickets.ts'
import { takesPlace } from '../../../states.ts'
import { words } from '../../../words.ts'
import { StateWords } from '../StatusNote/StateWords.tsx'
import styles from './DateLine.module.css'

/** A date as a summary, or as a row of a list. */
type LineDate = Omit<EventDateSummary, 'venue' | 'event'> & {
  venue: Pick<EventDateSummary['venue'], 'name' | 'city'>
  event: Pick<EventDateSummary['event'], 'name'>
}
type DateLineProps = { date: LineDate; now: string; withMonth: boolean }

/** Day, weekday, month, time and hall in one block, and beside it the ticket link, or why there is none. */
export function DateLine({ date, now, withMonth }: DateLineProps) {
  const { time } = useMessages()
  const { pastLabel } = useWords(words)
  const locale = useLocale()
  const { weekdayShort, monthShort, day, time: clock } = toDateParts(date.date_start, locale)
  const isOver = isPast(date, now)
  const isOnSale = sellsTickets(date, now)
  const states = <StateWords date={date} />
  return (
    <div className={styles.line} data-past={isOver}>
      <Link to={date.url} className={styles.date} data-off={!takesPlace(date)}>
        <time dateTime={date.date_start}>
          <span className="visually-hidden">
            {fullDate(date.date_start, locale)}, {time.at(clock)}
            {isOver && `, ${pastLabel}`}
          </span>
          <span aria-hidden="true" className={styles.day}>
            {day}
          </span>
          <span aria-hidden="true" className={styles.time}>
            {[weekdayShort, ...(withMonth ? [monthShort] : []), time.at(clock)].join(' · ')}
          </span>
        </time>{' '}
        <span className={styles.venue}>{formatVenueName(date.venue)}</span>
        {isOnSale && states}
      </Link>
      <div className={styles.offer}>
        {!isOnSale && states}
        <SaleStart date={date} now={now} />
        <TicketLink date={date} name={date.event.name} now={now} />
      </div>
    </div>
  )
}
