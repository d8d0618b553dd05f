import type { Ref } from 'react'
import button from '#site/components/Button/Button.module.css'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { SaleStart } from '../../../prices/site/SaleStart.tsx'
import { TicketLink } from '../../../prices/site/TicketLink/TicketLink.tsx'
import { isPast } from '../../../prices/site/tickets.ts'
import { takesPlace } from '../../../states.ts'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './EventDateLine.module.css'

/** Day, time and hall in large type; below them tickets, or why there are none. */
export function EventDateLine({
  date,
  now,
  ticketsRef,
}: {
  date: EventDate
  now: string
  ticketsRef: Ref<HTMLAnchorElement>
}) {
  const { time } = useMessages()
  const detail = useWords(detailWords)
  const locale = useLocale()
  const start = toDateParts(date.date_start, locale)
  const isOff = !takesPlace(date)
  return (
    <div className={styles.line} data-off={isOff}>
      <p className={styles.dateTime}>
        <time dateTime={date.date_start}>
          <span className={styles.day}>{fullDate(date.date_start, locale)}</span>
          <span className={styles.time}>{time.at(start.time)}</span>
        </time>
      </p>
      <p className={styles.venue}>
        {date.venue.url ? <SiteLink to={date.venue.url}>{date.venue.name}</SiteLink> : date.venue.name}
        {!date.venue.name.includes(date.venue.city) && <span>{date.venue.city}</span>}
      </p>
      <div className={styles.state}>
        <TicketLink ref={ticketsRef} date={date} name={date.event.name} now={now} className={button.button} />
        {date.schedule === 'scheduled' && <StatusNote date={date} withNote />}
        {isPast(date, now) && <p>{detail.past}</p>}
        <SaleStart date={date} now={now} />
      </div>
    </div>
  )
}
