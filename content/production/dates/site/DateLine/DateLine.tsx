import type { ReactNode } from 'react'
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
/** `children`: the name of the concert with its link; otherwise the date is the link. `price` is shown by its tickets. */
type DateLineProps = { date: LineDate; now: string; withMonth: boolean; price?: string | null; children?: ReactNode }

/** Day, weekday, month, time and hall in one block, and beside it the ticket link, or why there is none. */
export function DateLine({ date, now, withMonth, price, children }: DateLineProps) {
  const { time } = useMessages()
  const { pastLabel } = useWords(words)
  const locale = useLocale()
  const { weekdayShort, monthShort, day, time: clock } = toDateParts(date.date_start, locale)
  const isOver = isPast(date, now)
  const isOnSale = sellsTickets(date, now)
  const isOffered = takesPlace(date) && date.tickets !== 'sold_out'
  const states = <StateWords date={date} />
  const moment = (
    <>
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
    </>
  )
  return (
    <div className={styles.line} data-past={isOver} data-named={children !== undefined}>
      {children ? (
        <>
          <div className={styles.date} data-off={!takesPlace(date)}>
            {moment}
          </div>
          <div className={styles.name}>{children}</div>
        </>
      ) : (
        <Link to={date.url} className={styles.date} data-off={!takesPlace(date)}>
          {moment}
        </Link>
      )}
      <div className={styles.offer}>
        {!isOnSale && states}
        <SaleStart date={date} now={now} />
        {price && isOffered && <p className={styles.price}>{price}</p>}
        <TicketLink date={date} name={date.event.name} now={now} />
      </div>
    </div>
  )
}
