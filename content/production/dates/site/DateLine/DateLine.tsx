import type { ReactNode } from 'react'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { PosterLink } from '../../../detail/site/PosterLink.tsx'
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
type DateLineProps = {
  date: LineDate
  now: string
  withMonth: boolean
  /** False where the name beside it has the link. */
  isLink?: boolean
  price?: string | null
  /** Between the date and its tickets; above both on a phone. */
  children?: ReactNode
}

/** Day, weekday, month, time and hall in one block, and beside it the ticket link, or why there is none. */
export function DateLine({ date, now, withMonth, isLink = true, price, children }: DateLineProps) {
  const { time } = useMessages()
  const { pastLabel } = useWords(words)
  const locale = useLocale()
  const { weekdayShort, monthShort, day, time: clock } = toDateParts(date.date_start, locale)
  const isOver = isPast(date, now)
  const isOnSale = sellsTickets(date, now)
  const states = isOver && takesPlace(date) ? null : <StateWords date={date} />
  const block = { className: styles.date, 'data-off': !takesPlace(date) }
  const moment = (
    <>
      <time dateTime={date.date_start}>
        <span className="visually-hidden">
          {fullDate(date.date_start, locale)}, {time.at(clock)}
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
    <div className={styles.line} data-past={isOver}>
      {isLink ? (
        <PosterLink to={date.url} {...block}>
          {moment}
        </PosterLink>
      ) : (
        <div {...block}>{moment}</div>
      )}
      {children && <div className={styles.name}>{children}</div>}
      <div className={styles.offer}>
        {isOver && pastLabel}
        {!isOnSale && states}
        <SaleStart date={date} now={now} />
        {price && takesPlace(date) && date.tickets !== 'sold_out' && <p className={styles.price}>{price}</p>}
        <TicketLink date={date} name={date.event.name} now={now} />
      </div>
    </div>
  )
}
