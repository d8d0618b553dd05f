import { Link } from 'react-router'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { colourProperties } from '#site/format/colour.ts'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { withoutSoftHyphens } from '#site/format/without-soft-hyphens.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { TicketLink } from '../../../prices/site/TicketLink/TicketLink.tsx'
import { words } from '../../../words.ts'
import type { EventRowDate } from '../EventDateRow/event-row.ts'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './NextEventDate.module.css'
import type { RelativeDay } from './soon.server.ts'

/** The next date, or one of today or tomorrow that changed. On top on a phone, elsewhere one line below the banner. */
export function NextEventDate({ date, soon, now }: { date: EventRowDate; soon: RelativeDay | null; now: string }) {
  const { time } = useMessages()
  const text = useWords(words)
  const locale = useLocale()
  return (
    <aside
      className={styles.band}
      style={colourProperties(date.event.color)}
      aria-label={`${text.next[soon ?? 'label']}: ${withoutSoftHyphens(date.event.name)}`}
    >
      <div className={`page ${styles.line}`}>
        <p className={styles.label}>{text.next[soon ?? 'label']}</p>
        <p className={styles.name}>
          <Link to={date.url} prefetch="intent">
            {date.event.name}
          </Link>
        </p>
        <p>
          <span>
            {fullDate(date.date_start, locale)}, {time.at(toDateParts(date.date_start, locale).time)}
          </span>
          <span className={styles.venue}>{formatVenueName(date.venue)}</span>
        </p>
        <TicketLink date={date} name={date.event.name} now={now} className={styles.tickets} />
        <div className={styles.status}>
          <StatusNote date={date} withNote />
        </div>
      </div>
    </aside>
  )
}
