import { datePartsOf, monthName } from '#site/format/dates.ts'
import { useLocale } from '#site/locale.ts'
import { EventRow } from '../EventRow/EventRow.tsx'
import type { EventRowDate } from '../EventRow/event-row.ts'
import styles from './EventList.module.css'

/** Dates under the names of their months. */
export function EventMonths({ dates, now }: { dates: EventRowDate[]; now: string }) {
  const locale = useLocale()
  return monthsOf(dates).map(({ monthKey, inMonth }) => (
    <div key={monthKey} className={styles.month}>
      <h3 className={styles.monthName}>{monthName(monthKey, locale)}</h3>
      <ul className={styles.dates}>
        {inMonth.map((date) => (
          <li key={date.id}>
            <EventRow date={date} now={now} level={4} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function monthsOf(dates: EventRowDate[]): { monthKey: string; inMonth: EventRowDate[] }[] {
  const months = new Map<string, EventRowDate[]>()
  for (const date of dates) {
    const { monthKey } = datePartsOf(date.date_start, 'de')
    months.set(monthKey, [...(months.get(monthKey) ?? []), date])
  }
  return [...months].map(([monthKey, inMonth]) => ({ monthKey, inMonth }))
}
