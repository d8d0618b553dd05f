import { monthName } from '#site/format/dates.ts'
import { useLocale } from '#site/locale.ts'
import { EventDateRow } from '../../../dates/site/EventDateRow/EventDateRow.tsx'
import { eventMonths } from '../../../dates/site/EventDateRow/event-entries.ts'
import type { EventRowDate } from '../../../dates/site/EventDateRow/event-row.ts'
import styles from './EventList.module.css'

/** Dates under month headings; `isSplit` shows each date of a production separately. */
export function EventMonths({
  dates,
  now,
  isSplit = false,
}: {
  dates: EventRowDate[]
  now: string
  isSplit?: boolean
}) {
  const locale = useLocale()
  return eventMonths(dates, { isSplit }).map(({ monthKey, entries }) => (
    <div key={monthKey} className={styles.month}>
      <h3 className={styles.monthName}>{monthName(monthKey, locale)}</h3>
      <ul className={styles.dates}>
        {entries.map((entry) => (
          <li key={entry.dates[0].id}>
            <EventDateRow entry={entry} now={now} />
          </li>
        ))}
      </ul>
    </div>
  ))
}
