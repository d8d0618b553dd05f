import { toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import { PosterLink } from '../../../detail/site/PosterLink.tsx'
import { SaleStart } from '../../../prices/site/SaleStart.tsx'
import { TicketLink } from '../../../prices/site/TicketLink/TicketLink.tsx'
import { takesPlace } from '../../../states.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './EventLine.module.css'
import type { EventRowDate } from './event-row.ts'

/** One date of an entry. With several dates it links to its own page. */
export function EventLine({ date, now, hasLink }: { date: EventRowDate; now: string; hasLink: boolean }) {
  const { time } = useMessages()
  const locale = useLocale()
  const { venue } = date
  const city = (
    <>
      <span className={styles.time}>{time.at(toDateParts(date.date_start, locale).time)}</span>{' '}
      <span className={styles.hall}>
        {venue.name.includes(venue.city) ? venue.name : `${venue.name}, ${venue.city}`}
      </span>
    </>
  )
  return (
    <li className={styles.line}>
      <div className={styles.date}>
        <DateBlock date={date.date_start} struck={!takesPlace(date)} withMonth={false} />
      </div>
      <div className={styles.venue}>
        <StatusNote date={date} withNote />
        <p className={styles.location}>
          {hasLink ? (
            <PosterLink to={date.url} className={styles.link}>
              {city}
            </PosterLink>
          ) : (
            city
          )}
        </p>
        <SaleStart date={date} now={now} />
      </div>
      <div className={styles.tickets}>
        <TicketLink date={date} name={date.event.name} now={now} />
      </div>
    </li>
  )
}
