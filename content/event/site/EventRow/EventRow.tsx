import { Link } from 'react-router'
import { Picture } from '#modules/parts/Picture.tsx'
import { langOf } from '#site/components/fallback-lang.ts'
import { colourProperties } from '#site/format/colour.ts'
import { datePartsOf, longDate } from '#site/format/dates.ts'
import { plain } from '#site/format/plain.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import { saleBegins, sellsTickets } from '../tickets.ts'
import styles from './EventRow.module.css'
import type { EventRowDate } from './event-row.ts'

type EventRowProps = { date: EventRowDate; now: string; level?: 2 | 3 | 4 }

/** One date as a line of the season programme. The note on its line has the colour of the event. */
export function EventRow({ date, now, level = 3 }: EventRowProps) {
  const { time } = useMessages()
  const text = useWords(words)
  const locale = useLocale()
  const { event, venue } = date
  const Heading = `h${level}` as const
  const begins = saleBegins(date, now)
  const isOff = date.status === 'cancelled' || date.status === 'postponed'
  return (
    <article className={styles.row} style={colourProperties(event.color)} data-off={isOff}>
      <div className={styles.date}>
        <DateBlock date={date.date_start} struck={isOff} />
      </div>
      <div className={styles.picture}>{event.image && <Picture image={event.image} crop="square" sizes="10rem" alt="" />}</div>
      <div className={styles.what}>
        <p className={styles.type} lang={event.typeLang}>
          {event.type}
        </p>
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
        {event.composers.length > 0 && (
          <p className={styles.composers}>
            {event.composers.map((name, index) => [<span key={name}>{index + 1 < event.composers.length ? `${name}\u00a0·` : name}</span>, ' '])}
          </p>
        )}
      </div>
      <div className={styles.where}>
        <p className={styles.time}>{time.at(datePartsOf(date.date_start, locale).time)}</p>
        <p>
          {venue.name}
          {!venue.name.includes(venue.city) && <span className={styles.city}>{venue.city}</span>}
        </p>
        <StatusNote date={date} withNote />
      </div>
      <div className={styles.tickets}>
        {sellsTickets(date, now) && (
          <a href={date.ticket_link} target="_blank" rel="noopener" aria-label={text.list.ticketsFor(plain(event.name))}>
            {text.list.tickets}
          </a>
        )}
        {begins && text.list.ticketsFrom(longDate(begins, locale))}
      </div>
    </article>
  )
}
