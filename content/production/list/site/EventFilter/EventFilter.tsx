import { useEffect, useId, useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import * as siteAddresses from '#contract/addresses/site.ts'
import type { IdName } from '#contract/common.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { api } from '#site/api.ts'
import { type ActiveFilter, ActiveFilters } from '#site/components/ActiveFilters/ActiveFilters.tsx'
import button from '#site/components/Button/Button.module.css'
import { Collapsible } from '#site/components/Collapsible/Collapsible.tsx'
import { type Option, Select } from '#site/components/Select/Select.tsx'
import { longDate, monthName, toDateParts } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { type Filter, filterSearch, removeFromFilter, toggleFilter } from '#site/lists/filter.ts'
import { useOptimisticFilter } from '#site/lists/use-optimistic-filter.ts'
import { useLocale } from '#site/locale.ts'
import type { EventFilterOptions, getEventFilterOptions } from '../../../endpoints.ts'
import { type EventFilterName, eventFilterNames } from '../../../type.ts'
import { words } from '../../../words.ts'
import type { EventFilter as Chosen } from '../event-filter.ts'
import styles from './EventFilter.module.css'

/** Other values of `filter` are preserved; `anchor` is the list's anchor. `without`: filters that the page fixes. */
type EventFilterProps = { filter: Chosen; lookups: EventFilterOptions; anchor: string; exclude?: EventFilterName }
type Field = { label: string; options: Option[] }

/** spec §3; the others are folded. */
const FIRST = 3

/** A real form: a button submits it without script, every change with script. */
export function EventFilter({ filter: inAddress, lookups, anchor, exclude }: EventFilterProps) {
  const { list: text } = useWords(words)
  const { pathname } = useLocation()
  const [filter, setFilter] = useOptimisticFilter(inAddress)
  const options = useFilterOptions(inAddress, lookups)
  const fields = useFields(filter, options)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const names = eventFilterNames.filter((name) => name !== exclude)
  const select = (name: EventFilterName) => (
    <Select
      key={name}
      {...fields[name]}
      name={name}
      value={filter[name]}
      onChange={(value) => setFilter(toggleFilter(filter, name, value))}
    />
  )
  const more = names.slice(FIRST).filter((name) => fields[name].options.length > 1)
  const active = activeFilters(filter, fields)
  const otherFilters = active.filter(({ key }) => key !== 'date').length
  return (
    <>
      {exclude !== 'date' && <MonthChips filter={filter} options={options} label={text.date} all={text.any} />}
      <button
        type="button"
        className={`${button.quiet} ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Filter{otherFilters > 0 && ` (${otherFilters})`}
      </button>
      <Form
        method="get"
        id={id}
        action={pathname + anchor}
        className={styles.form}
        data-open={isOpen}
        aria-label={text.filter}
      >
        {Object.entries(filter).map(
          ([name, value]) => name in fields || <input key={name} type="hidden" name={name} value={String(value)} />,
        )}
        {names.slice(0, FIRST).map(select)}
        {more.length > 0 && (
          <Collapsible
            title={text.more}
            className={styles.moreFilters}
            isOpen={more.some((name) => filter[name] !== '')}
          >
            <div className={styles.form}>{more.map(select)}</div>
          </Collapsible>
        )}
        <noscript>
          <button type="submit" className={button.button}>
            {text.apply}
          </button>
        </noscript>
      </Form>
      <ActiveFilters
        title={text.active}
        filters={active}
        removeLabel={text.remove}
        reset={{ label: text.reset, to: pathname + anchor }}
      />
    </>
  )
}

function useFields(
  filter: Chosen,
  { venues, types, months, cities, subscriptions, weekdays, children, access }: EventFilterOptions,
): Record<EventFilterName, Field> {
  const { list: text } = useWords(words)
  const locale = useLocale()
  const isDay = filter.date.length === 10
  const day = isDay ? [{ value: filter.date, label: text.fromDay(longDate(`${filter.date}T12:00:00Z`, locale)) }] : []
  // A URL may name a month without dates.
  const month = isDay || filter.date === '' ? [] : [filter.date]
  const shownMonths = [...new Set([...months, ...month])].toSorted()
  const shownWeekdays = [...new Set([...weekdays, ...(filter.weekday ? [Number(filter.weekday)] : [])])].toSorted()
  const field = (label: string, allLabel: string, options: Option[]) => ({
    label,
    options: [{ value: '', label: allLabel }, ...options],
  })
  const toOption = ({ id, name, lang }: IdName) => ({ value: String(id), label: name, lang })
  // A link may select several facts.
  const requestedFacts = filter.access.split(',')
  const names = access.flatMap(({ id, name }) => (requestedFacts.includes(id) ? [name] : []))
  const several =
    requestedFacts.length > 1 && names.length > 0 ? [{ value: filter.access, label: names.join(', ') }] : []
  // Any month that begins on a Monday.
  const weekday = (number: number) => ({
    value: String(number),
    label: toDateParts(`2026-06-0${number}T12:00:00Z`, locale).weekday,
  })
  return {
    date: field(text.date, text.allDates, [
      ...day,
      ...shownMonths.map((month) => ({ value: month, label: monthName(month, locale) })),
    ]),
    venue: field(
      text.venue,
      text.allVenues,
      venues.map((venue) => ({ value: String(venue.id), label: formatVenueName(venue) })),
    ),
    event__type: field(text.type, text.allTypes, types.map(toOption)),
    city: field(
      text.city,
      text.any,
      cities.map((city) => ({ value: city, label: city })),
    ),
    subscription: field(text.series, text.any, subscriptions.map(toOption)),
    weekday: field(text.weekday, text.any, shownWeekdays.map(weekday)),
    children: field(text.audience, text.any, children || filter.children ? [{ value: '1', label: text.children }] : []),
    access: field(text.access, text.any, [...several, ...access.map(({ id, name }) => ({ value: id, label: name }))]),
  }
}

function activeFilters(filter: Chosen, fields: Record<EventFilterName, Field>): ActiveFilter[] {
  return eventFilterNames.flatMap((name) => {
    const value = filter[name]
    if (value === '') return []
    const { label, lang } = fields[name].options.find((option) => option.value === value) ?? {
      label: name === 'city' ? value : undefined,
    }
    return [{ key: name, label, lang, without: filterSearch(removeFromFilter(filter, name, value)) || '?' }]
  })
}

type MonthChipsProps = { filter: Chosen; options: EventFilterOptions; label: string; all: string }

/** For phones: months with their number of dates. Links, so that they work without script. */
function MonthChips({ filter, options: { months, month_counts: counts }, label, all }: MonthChipsProps) {
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

/** Filter options as loaded by the server, requested again when the filter in the URL changes. */
export function useFilterOptions(filter: Filter, loaded: EventFilterOptions): EventFilterOptions {
  const key = filterSearch(filter)
  const [current, setCurrent] = useState({ loaded, key, options: loaded })
  if (current.loaded !== loaded) setCurrent({ loaded, key, options: loaded })
  useEffect(() => {
    if (current.key === key) return
    const controller = new AbortController()
    // If the request fails the old options stay; an option without results shows the empty list.
    const query = Object.fromEntries(new URLSearchParams(key))
    api<typeof getEventFilterOptions>(siteAddresses.getEventFilterOptions, { query }, controller.signal).then(
      (options) => setCurrent({ loaded, key, options }),
      () => undefined,
    )
    return () => controller.abort()
  }, [current.key, key, loaded])
  return current.options
}
