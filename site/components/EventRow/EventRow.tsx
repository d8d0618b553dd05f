import { Link } from 'react-router'
import type { EventDate } from '#content/event/endpoints.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { composersOf } from '../../events/programme.ts'
import { sellsTickets } from '../../events/tickets.ts'
import { colourProperties } from '../../format/colour.ts'
import { datePartsOf } from '../../format/dates.ts'
import { plain } from '../../format/plain.ts'
import { unbroken } from '../../format/unbroken.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { langOf } from '../fallback-lang.ts'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './EventRow.module.css'

type EventRowProps = { date: EventDate; now: string; level?: 2 | 3 | 4 }

/** One date as a line of the season programme. The note on its line has the colour of the event. */
export function EventRow({ date, now, level = 3 }: EventRowProps) {
  const text = useMessages()
  const locale = useLocale()
  const { event, venue } = date
  const Heading = `h${level}` as const
  const composers = composersOf(event.programs)
  const isOff = date.status === 'cancelled' || date.status === 'postponed'
  return (
    <article className={styles.row} style={colourProperties(event.color)} data-off={isOff}>
      <div className={styles.date}>
        <DateBlock date={date.date_start} struck={isOff} />
      </div>
      <div className={styles.picture}>{event.image && <Picture image={event.image} crop="square" sizes="10rem" alt="" />}</div>
      <div className={styles.what}>
        <p className={styles.type}>{event.type.name}</p>
        <Heading className={styles.name} {...langOf(event, 'name', locale)}>
          <Link to={date.url} prefetch="intent" className={styles.link}>
            {event.name}
          </Link>
        </Heading>
        {event.name_subline && (
          <p className={styles.subline} {...langOf(event, 'name_subline', locale)}>
            {event.name_subline}
          </p>
        )}
        {composers.length > 0 && <p className={styles.composers}>{composers.map(unbroken).join('\u00a0· ')}</p>}
      </div>
      <div className={styles.where}>
        <p className={styles.time}>{text.time.at(datePartsOf(date.date_start, locale).time)}</p>
        <p>
          {venue.name}
          {!venue.name.includes(venue.city) && <span className={styles.city}>{venue.city}</span>}
        </p>
        <StatusNote date={date} withNote />
      </div>
      <div className={styles.tickets}>
        {sellsTickets(date, now) && (
          <a href={date.ticket_link} target="_blank" rel="noopener" aria-label={text.events.ticketsFor(plain(event.name))}>
            {text.events.tickets}
          </a>
        )}
      </div>
    </article>
  )
}
