import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router'
import { addDays, addMonths, mondayOf, monthDays, weekdayOf } from '#contract/time/local-time.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { fullDate, monthName, toDateParts } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { DateBlock } from '../../../dates/site/DateBlock/DateBlock.tsx'
import { StateWords } from '../../../dates/site/StatusNote/StateWords.tsx'
import type { CalendarDay } from '../../../endpoints.ts'
import { takesPlace } from '../../../states.ts'
import { words } from '../../../words.ts'
import styles from './Month.module.css'
import { monthWords } from './words.ts'

/** The list of days for small screens. */
export function MonthDays({ days, today }: { days: CalendarDay[]; today: string }) {
  const { pastLabel } = useWords(words)
  const locale = useLocale()
  return (
    <ol className={styles.days}>
      {days.map(({ date, events }) => {
        const { weekday, day, month } = toDateParts(`${date}T12:00:00Z`, locale)
        return (
          <li key={date} className={styles.dayOfList} data-past={date < today}>
            <h2 className="visually-hidden">
              {locale === 'de' ? `${weekday}, ${day}. ${month}` : `${weekday} ${day} ${month}`}
              {date < today && `, ${pastLabel}`}
            </h2>
            <ul className={styles.concertsOfDay}>
              {events.map((event) => (
                <li key={event.id}>
                  <p className={styles.name} {...fallbackLang(event, 'name', locale)}>
                    <Link to={event.url} prefetch="intent">
                      {event.name}
                    </Link>
                  </p>
                  <DateBlock date={event} withMonth={false}>
                    <StateWords date={event} />
                    {date < today && <span>{pastLabel}</span>}
                  </DateBlock>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

/** `addressOf` answers the URL of another month, or null outside the range. */
type MonthGridProps = { month: string; days: CalendarDay[]; today: string; addressOf: (month: string) => string | null }

/** Any week that begins on a Monday. */
const aWeek = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-06-${day}T12:00:00Z`)

/**
 * ARIA grid pattern: one tab stop, arrows between days, Page Up and Page Down between months, Enter for the concert.
 * Without script it is a table of links.
 */
export function MonthGrid({ month, days, today, addressOf }: MonthGridProps) {
  const text = useWords(monthWords)
  const { pastLabel } = useWords(words)
  const locale = useLocale()
  const isScripted = useSyncExternalStore(neverChanges, isTrue, isFalse)
  const table = useRef<HTMLTableElement>(null)
  const { arrived, go } = useOtherMonth(addressOf)
  const first = days.find(({ date }) => date >= today)?.date ?? days[0]?.date ?? `${month}-01`
  const [stop, setStop] = useState(arrived.startsWith(month) ? arrived : today.startsWith(month) ? today : first)
  const concertsOn = new Map(days.map(({ date, events }) => [date, events]))

  useEffect(() => {
    if (arrived) focusDay(table.current, arrived)
  }, [arrived])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.shiftKey) return
    const cell = (event.target as Element).closest('td')
    const day = cell?.dataset.day
    if (!cell || !day) return
    const links = [...cell.querySelectorAll('a')]
    const focusedIndex = links.findIndex((link) => link.matches(':focus'))
    if (focusedIndex >= 0 && moveWithin(event.key, { cell, links, focusedIndex })) return event.preventDefault()
    if (focusedIndex < 0 && event.key === 'Enter') return links.length === 1 ? links[0]?.click() : links[0]?.focus()
    const next = focusedIndex < 0 ? dayForKey(day, event) : null
    if (!next) return
    event.preventDefault()
    if (next.startsWith(month)) focusDay(table.current, next)
    else go(next)
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const { day } = target.closest('td')?.dataset ?? {}
    if (day) setStop(day)
  }

  return (
    <table
      ref={table}
      role={isScripted ? 'grid' : undefined}
      aria-label={monthName(month, locale)}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <thead>
        <tr>
          {aWeek.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{toDateParts(day, locale).weekdayShort}</span>
              <span className="visually-hidden">{toDateParts(day, locale).weekday}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => {
              if (!day) return <td key={index} className={styles.noDay} />
              const concerts = concertsOn.get(day) ?? []
              const note = [
                day === today ? text.today : '',
                concerts.length === 0 ? text.noConcert : day < today ? pastLabel : '',
              ]
                .filter(Boolean)
                .map((part) => `, ${part}`)
              return (
                <td
                  key={day}
                  data-day={day}
                  tabIndex={isScripted ? (day === stop ? 0 : -1) : undefined}
                  aria-current={day === today ? 'date' : undefined}
                  data-past={day < today}
                  data-free={concerts.length === 0}
                >
                  <span className={styles.number} aria-hidden="true">
                    {Number(day.slice(8))}
                  </span>
                  <span className="visually-hidden">
                    {fullDate(`${day}T12:00:00Z`, locale)}
                    {note}
                  </span>
                  {concerts.map((concert) => (
                    <DayEventDate key={concert.id} concert={concert} tabIndex={isScripted ? -1 : undefined} />
                  ))}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Moves to a day of another month; `arrived` is that day after the move, otherwise empty. */
function useOtherMonth(addressOf: MonthGridProps['addressOf']): { arrived: string; go: (day: string) => void } {
  const navigate = useNavigate()
  const isPush = useNavigationType() === 'PUSH'
  const { state } = useLocation()
  const go = (day: string) => {
    const address = addressOf(day.slice(0, 7))
    if (address) void navigate(address, { state: { day }, preventScrollReset: true })
  }
  return { arrived: isPush && typeof state?.day === 'string' ? state.day : '', go }
}

/** Moves between the concerts of one day and back to the day. Answers whether it handled the key. */
function moveWithin(
  key: string,
  { cell, links, focusedIndex }: { cell: HTMLElement; links: HTMLElement[]; focusedIndex: number },
): boolean {
  const to = { ArrowDown: links[focusedIndex + 1], ArrowUp: links[focusedIndex - 1], Escape: cell }[key]
  to?.focus()
  return to !== undefined
}

function focusDay(table: HTMLElement | null, day: string) {
  table?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
}

const neverChanges = () => () => undefined

const isTrue = () => true

const isFalse = () => false

type DayEventDateProps = { concert: CalendarDay['events'][number]; tabIndex: number | undefined }

function DayEventDate({ concert, tabIndex }: DayEventDateProps) {
  const locale = useLocale()
  const isOff = !takesPlace(concert)
  return (
    <Link to={concert.url} prefetch="intent" className={styles.concert} data-off={isOff} tabIndex={tabIndex}>
      <span className={styles.name} {...fallbackLang(concert, 'name', locale)}>
        {concert.name}
      </span>{' '}
      <DateBlock date={concert} size="cell">
        <StateWords date={concert} />
      </DateBlock>
    </Link>
  )
}

const DAYS_IN_WEEK = 7

/** Weeks of a month from Monday to Sunday; null for days of other months. */
export function monthWeeks(month: string): (string | null)[][] {
  const days = monthDays(month)
  const before = weekdayOf(`${month}-01`) - 1
  const weeks = Math.ceil((before + days.length) / DAYS_IN_WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, weekday) => days[week * DAYS_IN_WEEK + weekday - before] ?? null),
  )
}

/** The day that a key moves to, maybe in another month; null for other keys. */
export function dayForKey(day: string, { key, ctrlKey }: { key: string; ctrlKey: boolean }): string | null {
  const month = day.slice(0, 7)
  const days = monthDays(month)
  const findDayFrom = (limit: string) => days.find((each) => each >= limit) ?? null
  const findDayUntil = (limit: string) => days.findLast((each) => each <= limit) ?? null
  if (ctrlKey && key !== 'Home' && key !== 'End') return null
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -DAYS_IN_WEEK)
    case 'ArrowDown':
      return addDays(day, DAYS_IN_WEEK)
    case 'Home':
      return ctrlKey ? (days[0] ?? null) : findDayFrom(mondayOf(day))
    case 'End':
      return ctrlKey ? (days.at(-1) ?? null) : findDayUntil(addDays(mondayOf(day), DAYS_IN_WEEK - 1))
    case 'PageUp':
      return parseSameDay(addMonths(month, -1), day)
    case 'PageDown':
      return parseSameDay(addMonths(month, 1), day)
    default:
      return null
  }
}

/** 31 January becomes the last day of February. */
function parseSameDay(month: string, day: string): string | null {
  return monthDays(month).findLast((each) => each.slice(8) <= day.slice(8)) ?? null
}
