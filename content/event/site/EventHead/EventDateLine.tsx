import type { Ref } from 'react'
import button from '#site/components/Button/Button.module.css'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { datePartsOf, fullDate, longDate } from '#site/format/dates.ts'
import { plain } from '#site/format/plain.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../endpoints.ts'
import { words } from '../../words.ts'
import { detailWords } from '../detail-words.ts'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import { isPast, saleBegins, sellsTickets } from '../tickets.ts'
import styles from './EventDateLine.module.css'

/** Day, time and hall, set large; the tickets below them, or why there are none. */
export function EventDateLine({ date, now, ticketsRef }: { date: EventDate; now: string; ticketsRef: Ref<HTMLAnchorElement> }) {
  const { time } = useMessages()
  const text = useWords(words)
  const detail = useWords(detailWords)
  const locale = useLocale()
  const start = datePartsOf(date.date_start, locale)
  const begins = saleBegins(date, now)
  const isOff = date.status === 'cancelled' || date.status === 'postponed'
  return (
    <div className={styles.line} data-off={isOff}>
      <p className={styles.when}>
        <time dateTime={date.date_start}>
          <span className={styles.day}>{fullDate(date.date_start, locale)}</span>
          <span className={styles.time}>{time.at(start.time)}</span>
        </time>
      </p>
      <p className={styles.where}>
        {date.venue.url ? <SiteLink to={date.venue.url}>{date.venue.name}</SiteLink> : date.venue.name}
        {!date.venue.name.includes(date.venue.city) && <span>{date.venue.city}</span>}
      </p>
      <div className={styles.state}>
        {sellsTickets(date, now) && (
          <a
            ref={ticketsRef}
            className={button.button}
            href={date.ticket_link}
            target="_blank"
            rel="noopener"
            aria-label={text.list.ticketsFor(plain(date.event.name))}
          >
            {text.list.tickets}
          </a>
        )}
        {date.schedule === 'scheduled' && <StatusNote date={date} withNote />}
        {isPast(date, now) && <p>{detail.past}</p>}
        {begins && <p>{text.list.ticketsFrom(longDate(begins, locale))}</p>}
      </div>
    </div>
  )
}
