import { Link, useLocation } from 'react-router'
import { screenUrl } from '#contract/links/urls.ts'
import { addMonths } from '#contract/time/local-time.ts'
import { seasonForMonth } from '#contract/time/season.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { monthName } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { filterSearch, isFiltered } from '#site/lists/filter.ts'
import { useLocale } from '#site/locale.ts'
import type { CalendarDay, EventFilterOptions } from '../../../endpoints.ts'
import { EventFilter } from '../../../list/site/EventFilter/EventFilter.tsx'
import { EmptyList } from '../../../list/site/EventList/EmptyList.tsx'
import { readEventFilter } from '../../../list/site/event-filter.ts'
import styles from './Month.module.css'
import { MonthDays, MonthGrid } from './MonthGrid.tsx'
import { monthWords } from './words.ts'

/** `range`: the months that can be reached. */
type MonthProps = {
  month: string
  days: CalendarDay[]
  lookups: EventFilterOptions
  range: { first: string; last: string }
  today: string
}

/** A month as a grid, on small screens as a list of days. */
export function Month({ month, days, lookups, range, today }: MonthProps) {
  const text = useWords(monthWords)
  const locale = useLocale()
  const { search, pathname } = useLocation()
  const filter = { ...readEventFilter(new URLSearchParams(search)), date: '' }
  const [previous, next] = [addMonths(month, -1), addMonths(month, 1)].map((each) =>
    each < range.first || each > range.last ? null : each,
  )
  const addressOf = (targetMonth: string) => screenUrl('month', locale, { month: targetMonth }) + filterSearch(filter)
  const name = monthName(month, locale)
  const count = days.reduce((sum, { events }) => sum + events.length, 0)
  const list =
    month < today.slice(0, 7)
      ? screenUrl('season', locale, { season: seasonForMonth(month) })
      : screenUrl('home', locale)
  const further = lookups.months.find((each) => each > month)
  const emptyWords = isFiltered(filter)
    ? { title: text.emptyFiltered(name), hint: text.emptyHint, reset: { label: text.reset, to: `${pathname}#monat` } }
    : {
        title: text.empty(name),
        hint: text.further,
        reset: further ? { label: monthName(further, locale), to: addressOf(further) } : null,
      }
  return (
    <div className={`page ${styles.calendar}`}>
      <EventFilter filter={filter} lookups={lookups} anchor="#monat" exclude="date" />
      <div className={styles.above} id="monat">
        <p role="status" className={styles.count}>
          {text.count(count)}
        </p>
        <SiteLink
          to={`${list}${filterSearch({ ...filter, date: month })}${month < today.slice(0, 7) ? '' : '#konzerte'}`}
          className={styles.monthLink}
        >
          {text.asList}
        </SiteLink>
      </div>
      <nav aria-label={text.months} className={styles.months}>
        {previous && <MonthLink to={addressOf(previous)} rel="prev" label={text.previous} month={previous} />}
        {next && <MonthLink to={addressOf(next)} rel="next" label={text.next} month={next} />}
      </nav>
      {count === 0 && <EmptyList {...emptyWords} />}
      <MonthGrid
        key={month}
        month={month}
        days={days}
        today={today}
        addressOf={(targetMonth) => (targetMonth === previous || targetMonth === next ? addressOf(targetMonth) : null)}
      />
      <MonthDays days={days} today={today} />
    </div>
  )
}

function MonthLink({ to, rel, label, month }: { to: string; rel: 'prev' | 'next'; label: string; month: string }) {
  const locale = useLocale()
  return (
    <Link to={to} rel={rel} preventScrollReset prefetch="intent" className={styles.monthLink} data-way={rel}>
      <span className="visually-hidden">{label}: </span>
      {monthName(month, locale)}
    </Link>
  )
}
