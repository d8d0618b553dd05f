import { Link } from 'react-router'
import { toDateParts } from '#site/format/dates.ts'
import { filterSearch } from '#site/lists/filter.ts'
import { useLocale } from '#site/locale.ts'
import type { EventFilterOptions } from '../../../endpoints.ts'
import type { EventFilter } from '../event-filter.ts'
import styles from './EventFilter.module.css'

type MonthChipsProps = { filter: EventFilter; options: EventFilterOptions; label: string; all: string }

/** For phones: months with their number of dates. Links, so that they work without script. */
export function MonthChips({ filter, options: { months, month_counts: counts }, label, all }: MonthChipsProps) {
  const locale = useLocale()
  return (
    <nav className={styles.months} aria-label={label} data-strip="">
      {['', ...months].map((month) => (
        <Link
          key={month}
          to={filterSearch({ ...filter, date: month }) || '?'}
          preventScrollReset
          className={styles.month}
          aria-current={filter.date === month}
        >
          {month ? `${toDateParts(`${month}-15T12:00Z`, locale).monthShort} (${counts[month] ?? 0})` : all}
        </Link>
      ))}
    </nav>
  )
}
