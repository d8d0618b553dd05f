import { Form, useLocation } from 'react-router'
import { type ActiveFilter, ActiveFilters } from '#site/components/ActiveFilters/ActiveFilters.tsx'
import button from '#site/components/Button/Button.module.css'
import { type Option, Select } from '#site/components/Select/Select.tsx'
import { longDate, monthName } from '#site/format/dates.ts'
import { placeOf } from '#site/format/place.ts'
import { useWords } from '#site/i18n/words.ts'
import { filterSearch, removeFromFilter, toggleFilter } from '#site/lists/filter.ts'
import { useChosenFilter } from '#site/lists/use-chosen-filter.ts'
import { useLocale } from '#site/locale.ts'
import type { EventFilterOptions } from '../../endpoints.ts'
import { words } from '../../words.ts'
import { type EventFilter as Chosen, emptyEventFilter } from '../event-filter.ts'
import styles from './EventFilter.module.css'

type EventFilterProps = { filter: Chosen; lookups: EventFilterOptions }

/** A real form: without script its button sends it; with script every change does. */
export function EventFilter({ filter: inAddress, lookups }: EventFilterProps) {
  const { list: text } = useWords(words)
  const { pathname } = useLocation()
  const [filter, choose] = useChosenFilter(inAddress)
  const options = useOptions(filter, lookups)
  const set = (name: keyof Chosen & string) => (value: string) => choose(toggleFilter(filter, name, value))
  return (
    <>
      <Form method="get" action={`${pathname}#konzerte`} className={styles.form} aria-label={text.filter}>
        <Select label={text.date} name="date" value={filter.date} options={options.date} onChange={set('date')} />
        <Select label={text.venue} name="venue" value={filter.venue} options={options.venue} onChange={set('venue')} />
        <Select label={text.type} name="event__type" value={filter.event__type} options={options.event__type} onChange={set('event__type')} />
        <noscript>
          <button type="submit" className={button.button}>
            {text.apply}
          </button>
        </noscript>
      </Form>
      <ActiveFilters
        title={text.active}
        filters={activeFilters(filter, options)}
        removeLabel={text.remove}
        reset={{ label: text.reset, to: `${pathname}#konzerte` }}
      />
    </>
  )
}

type Options = Record<'date' | 'venue' | 'event__type', Option[]>

function useOptions(filter: Chosen, { venues, types, months }: EventFilterOptions): Options {
  const { list: text } = useWords(words)
  const locale = useLocale()
  const isDay = filter.date.length === 10
  const day = isDay ? [{ value: filter.date, label: text.fromDay(longDate(`${filter.date}T12:00:00Z`, locale)) }] : []
  const other = filter.date && !isDay && !months.includes(filter.date) ? [filter.date] : []
  return {
    date: [{ value: '', label: text.allDates }, ...day, ...[...other, ...months].map((month) => ({ value: month, label: monthName(month, locale) }))],
    venue: [{ value: '', label: text.allVenues }, ...venues.map((venue) => ({ value: String(venue.id), label: placeOf(venue) }))],
    event__type: [{ value: '', label: text.allTypes }, ...types.map(({ id, name }) => ({ value: String(id), label: name }))],
  }
}

function activeFilters(filter: Chosen, options: Options): ActiveFilter[] {
  return (Object.keys(emptyEventFilter) as (keyof Options)[]).flatMap((name) => {
    const value = filter[name]
    if (value === '') return []
    const label = options[name].find((option) => option.value === value)?.label ?? value
    return [{ key: name, label, without: filterSearch(removeFromFilter(filter, name, value)) || '?' }]
  })
}
