import { Link } from 'react-router'
import type { EventDate } from '#content/event/endpoints.ts'
import { sellsTickets } from '../../events/tickets.ts'
import { colourProperties } from '../../format/colour.ts'
import { datePartsOf, fullDate } from '../../format/dates.ts'
import { placeOf } from '../../format/place.ts'
import { plain } from '../../format/plain.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './NextConcert.module.css'

/** One line below the stage: what is on next, in the colour of the event. */
export function NextConcert({ date, now }: { date: EventDate; now: string }) {
  const text = useMessages()
  const locale = useLocale()
  const isToday = datePartsOf(date.date_start, locale).dayKey === datePartsOf(now, locale).dayKey
  return (
    <aside className={styles.band} style={colourProperties(date.event.color)} aria-label={text.home.next}>
      <div className={`page ${styles.line}`}>
        <p className={styles.label}>{isToday ? text.home.today : text.home.next}</p>
        <p className={styles.name}>
          <Link to={date.url} prefetch="intent">
            {date.event.name}
          </Link>
        </p>
        <p className={styles.when}>
          {fullDate(date.date_start, locale)}, {text.time.at(datePartsOf(date.date_start, locale).time)}
          <span className={styles.where}>{placeOf(date.venue)}</span>
        </p>
        <div className={styles.status}>
          <StatusNote date={date} />
        </div>
        {sellsTickets(date, now) && (
          <a className={styles.tickets} href={date.ticket_link} target="_blank" rel="noopener" aria-label={text.events.ticketsFor(plain(date.event.name))}>
            {text.events.tickets}
          </a>
        )}
      </div>
    </aside>
  )
}
