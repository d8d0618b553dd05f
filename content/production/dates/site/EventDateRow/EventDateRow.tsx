import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import { PosterLink } from '../../../detail/site/PosterLink.tsx'
import { posterProperties } from '../../../detail/site/poster-properties.ts'
import { SaleStart } from '../../../prices/site/SaleStart.tsx'
import { TicketLink } from '../../../prices/site/TicketLink/TicketLink.tsx'
import { takesPlace } from '../../../states.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './EventDateRow.module.css'
import lines from './EventLine.module.css'
import type { EventEntry } from './event-entries.ts'
import type { EventRowDate } from './event-row.ts'

/** A production with one or several consecutive dates. The note sign on its line has the production's colour. */
export function EventDateRow({ entry: { event, dates }, now }: { entry: EventEntry; now: string }) {
  const locale = useLocale()
  const isMany = dates.length > 1
  const isOff = !dates.some(takesPlace)
  return (
    <article className={styles.row} style={posterProperties(event)} data-many={isMany} data-off={isOff}>
      <div className={styles.picture}>
        {event.image && <Picture image={event.image} crop="square" sizes="(min-width: 85.375em) 13rem, 8rem" alt="" />}
      </div>
      <div className={styles.texts}>
        <div className={styles.head}>
          <p className={styles.type} lang={event.typeLang}>
            {event.type}
          </p>
          <h4 className={styles.name} {...fallbackLang(event, 'name', locale)}>
            <PosterLink to={dates[0].url} className={styles.link}>
              {event.name}
            </PosterLink>
          </h4>
        </div>
        <div className={styles.details}>
          {event.name_subline && (
            <p className={styles.subline} {...fallbackLang(event, 'name_subline', locale)}>
              {event.name_subline}
            </p>
          )}
          {event.composers.length > 0 && (
            <p className={styles.composers}>
              {event.composers.map((name, index) => [
                <span key={name}>{index + 1 < event.composers.length ? `${name}\u00a0·` : name}</span>,
                ' ',
              ])}
            </p>
          )}
        </div>
      </div>
      <ul className={lines.lines} data-many={isMany}>
        {dates.map((date) => (
          <EventLine key={date.id} date={date} now={now} hasLink={isMany} />
        ))}
      </ul>
    </article>
  )
}

/** One date of an entry. With several dates it links to its own page. */
function EventLine({ date, now, hasLink }: { date: EventRowDate; now: string; hasLink: boolean }) {
  const { time } = useMessages()
  const locale = useLocale()
  const { venue } = date
  const city = (
    <>
      <span className={lines.time}>{time.at(toDateParts(date.date_start, locale).time)}</span>{' '}
      <span className={lines.hall}>
        {venue.name.includes(venue.city) ? venue.name : `${venue.name}, ${venue.city}`}
      </span>
    </>
  )
  return (
    <li className={lines.line}>
      <div className={lines.date}>
        <DateBlock date={date.date_start} struck={!takesPlace(date)} withMonth={false} />
      </div>
      <div className={lines.venue}>
        <StatusNote date={date} withNote />
        <p className={lines.location}>
          {hasLink ? (
            <PosterLink to={date.url} className={lines.link}>
              {city}
            </PosterLink>
          ) : (
            city
          )}
        </p>
        <SaleStart date={date} now={now} />
      </div>
      <div className={lines.tickets}>
        <TicketLink date={date} name={date.event.name} now={now} />
      </div>
    </li>
  )
}
