import type { EventDate } from '#content/event/endpoints.ts'
import { isPast, sellsTickets } from '../../events/tickets.ts'
import { datePartsOf, fullDate } from '../../format/dates.ts'
import { plain } from '../../format/plain.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import button from '../Button/Button.module.css'
import { SiteLink } from '../SiteLink.tsx'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './EventDateLine.module.css'

/** Day, time and hall, set large; the tickets beside them, or why there are none. */
export function EventDateLine({ date, now }: { date: EventDate; now: string }) {
  const text = useMessages()
  const locale = useLocale()
  const start = datePartsOf(date.date_start, locale)
  const isOff = date.status === 'cancelled' || date.status === 'postponed'
  return (
    <div className={styles.line} data-off={isOff}>
      <p className={styles.when}>
        <time dateTime={date.date_start}>
          <span className={styles.day}>{fullDate(date.date_start, locale)}</span>
          <span className={styles.time}>{text.time.at(start.time)}</span>
        </time>
      </p>
      <p className={styles.where}>
        {date.venue.url ? <SiteLink to={date.venue.url}>{date.venue.name}</SiteLink> : date.venue.name}
        {!date.venue.name.includes(date.venue.city) && <span>{date.venue.city}</span>}
      </p>
      <div className={styles.state}>
        <StatusNote date={date} withNote />
        {isPast(date, now) && <p>{text.event.past}</p>}
        {sellsTickets(date, now) && (
          <a className={button.button} href={date.ticket_link} target="_blank" rel="noopener" aria-label={text.events.ticketsFor(plain(date.event.name))}>
            {text.events.tickets}
          </a>
        )}
      </div>
    </div>
  )
}
