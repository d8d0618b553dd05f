import type { Locale } from '#config'
import { languageTag } from '#contract/locale.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { addDays, mondayOf, toDay } from '#contract/time/local-time.ts'

export const groupings = ['month', 'week'] as const
export type Grouping = (typeof groupings)[number] | 'day'

export type Group<T> = { key: string; title: string; rows: T[] }

type Dated = { date_start: string }
type GroupingOptions = {
  grouping: Grouping
  locale: Locale
  now: Date
  labels: { today: string; tomorrow: string; week: (number: number) => string }
}

/** Groups rows by the local day, week or month in which they begin, in order. */
export function groupDates<T extends Dated>(rows: readonly T[], options: GroupingOptions): Group<T>[] {
  const groups: Group<T>[] = []
  for (const row of rows) {
    const start = new Date(row.date_start)
    const key = getKey(start, options.grouping)
    const last = groups.at(-1)
    if (last?.key === key) last.rows.push(row)
    else groups.push({ key, title: getTitle(start, options), rows: [row] })
  }
  return groups
}

function getKey(start: Date, grouping: Grouping): string {
  const day = toDay(start)
  if (grouping === 'day') return day
  return grouping === 'month' ? day.slice(0, 7) : mondayOf(day)
}

function getTitle(start: Date, { grouping, locale, now, labels }: GroupingOptions): string {
  const day = toDay(start)
  const formatRange = (from: string, options: Intl.DateTimeFormatOptions, to = from) =>
    new Intl.DateTimeFormat(languageTag[locale], { ...options, timeZone: 'UTC' }).formatRange(
      new Date(from),
      new Date(to),
    )
  if (grouping === 'month') return formatRange(day, { month: 'long', year: 'numeric' })
  if (grouping === 'day') {
    const name = formatRange(day, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(day.slice(0, 4) === toDay(now).slice(0, 4) ? {} : { year: 'numeric' }),
    })
    if (day === toDay(now)) return `${labels.today}, ${name}`
    return day === addDays(toDay(now), 1) ? `${labels.tomorrow}, ${name}` : name
  }
  const monday = mondayOf(day)
  return `${labels.week(getWeekNumber(monday))} · ${formatRange(monday, { day: 'numeric', month: 'long', year: 'numeric' }, addDays(monday, 6))}`
}

/** ISO 8601: the week belongs to the year in which its Thursday is. */
function getWeekNumber(monday: string): number {
  const thursday = addDays(monday, 3)
  const daysBefore = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / DAY_MS
  return Math.floor(daysBefore / 7) + 1
}
