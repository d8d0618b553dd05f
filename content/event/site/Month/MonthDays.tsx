import { datePartsOf } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { CalendarDay } from '../../endpoints.ts'
import { words } from '../../words.ts'
import { DayConcert } from './DayConcert.tsx'
import styles from './Month.module.css'

/** The days of a month that have concerts, for small screens. */
export function MonthDays({ days, today }: { days: CalendarDay[]; today: string }) {
  const { over } = useWords(words)
  const locale = useLocale()
  return (
    <ol className={styles.days}>
      {days.map(({ date, events }) => {
        const { weekday, day, month } = datePartsOf(`${date}T12:00:00Z`, locale)
        return (
          <li key={date} className={styles.dayOfList} data-past={date < today}>
            <h2 className={styles.dayName}>
              {locale === 'de' ? `${weekday}, ${day}. ${month}` : `${weekday} ${day} ${month}`}
              {date < today && `, ${over}`}
            </h2>
            <ul className={styles.concertsOfDay}>
              {events.map((event) => (
                <li key={event.id}>
                  <DayConcert concert={event} withPlace />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
