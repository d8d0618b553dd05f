import { datePartsOf, longDate } from '#site/format/dates.ts'
import { plain } from '#site/format/plain.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { PosterLink } from '../PosterLink.tsx'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import { saleBegins, sellsTickets } from '../tickets.ts'
import styles from './EventLine.module.css'
import type { EventRowDate } from './event-row.ts'

/** One date of an entry: day, state, time, hall, tickets. Beside other dates of the production it leads to its own page. */
export function EventLine({ date, now, hasLink }: { date: EventRowDate; now: string; hasLink: boolean }) {
  const { time } = useMessages()
  const { list } = useWords(words)
  const locale = useLocale()
  const { venue } = date
  const begins = saleBegins(date, now)
  const place = (
    <>
      <span className={styles.time}>{time.at(datePartsOf(date.date_start, locale).time)}</span>{' '}
      <span className={styles.hall}>{venue.name.includes(venue.city) ? venue.name : `${venue.name}, ${venue.city}`}</span>
    </>
  )
  return (
    <li className={styles.line}>
      <div className={styles.date}>
        <DateBlock date={date.date_start} struck={date.status === 'cancelled' || date.status === 'postponed'} withMonth={false} />
      </div>
      <div className={styles.where}>
        <StatusNote date={date} withNote />
        <p>
          {hasLink ? (
            <PosterLink to={date.url} className={styles.link}>
              {place}
            </PosterLink>
          ) : (
            place
          )}
        </p>
      </div>
      <div className={styles.tickets}>
        {sellsTickets(date, now) && (
          <a href={date.ticket_link} target="_blank" rel="noopener" aria-label={list.ticketsFor(plain(date.event.name))}>
            {list.tickets}
          </a>
        )}
        {begins && list.ticketsFrom(longDate(begins, locale))}
      </div>
    </li>
  )
}
