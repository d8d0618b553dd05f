import ICAL from 'ical.js'
import { z } from 'zod'
import type { OutputOf } from '#contract/endpoint.ts'
import { type AppError, fieldError } from '#contract/errors.ts'
import { addDays, toDay, toWallTime } from '#contract/time/local-time.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import { logActions } from '#server/services/audit-log/write.ts'
import { authorColumns } from '#server/services/conflict.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { toSearchTexts } from '#server/services/resources/listing/fold.ts'
import type { closedDayBody } from './body-rules.ts'
import {
  type ClosedDays,
  closedDaysKey,
  importClosedDays,
  MAX_IMPORTED_CLOSED_DAYS,
  readClosedDays,
  type SkipReason,
} from './endpoints.ts'
import closedDay from './fields.ts'
import { closedDaysProblem, MAX_CLOSED_DAYS } from './limits.server.ts'
import { loadClosedDays } from './service.ts'
import { closedDays } from './table.ts'

const api: TypeApi = (on) => {
  on(readClosedDays, (deps, { body }) => readCalendarFile(deps, body.calendar))
  on(importClosedDays, (deps, { body }) => addClosedDays(deps, body.entries))
}

export default api

const UNNAMED = 'Unterrichtsfrei'

/** Previews what a calendar file would add, with English names where known; stores nothing. */
async function readCalendarFile(deps: Deps, file: string): Promise<OutputOf<typeof readClosedDays>> {
  requireWriter(deps, 'closed-days')
  const reading = readCalendar(file)
  if (!reading || reading.days.length > MAX_IMPORTED_CLOSED_DAYS)
    throw refuse('calendar', reading ? `too_many_items:${MAX_IMPORTED_CLOSED_DAYS}` : 'no_calendar')
  const { days, left_out } = reading
  const lastDays = days.map(({ last_day }) => last_day).sort()
  const stored = await loadClosedDays(deps.db, { from: days[0]?.first_day ?? '', to: lastDays.at(-1) ?? '' })
  const existingKeys = new Set(stored.map(closedDaysKey))
  const overlaps = (days: ClosedDays) =>
    stored.some((other) => other.first_day <= days.last_day && days.first_day <= other.last_day)
  const today = toDay(deps.now())
  const getState = (days: ClosedDays) => {
    if (existingKeys.has(closedDaysKey(days))) return 'known'
    if (days.last_day < today) return 'over'
    return overlaps(days) ? 'overlaps' : 'new'
  }
  const entries = days.map(
    ({ name, ...days }) =>
      ({
        name: { de: name || UNNAMED, en: translateHolidayName(name || UNNAMED) },
        ...days,
        state: getState(days),
      }) as const,
  )
  return { entries, left_out }
}

/** Adds the missing ones in one statement. */
async function addClosedDays(
  deps: Deps,
  entries: readonly z.output<typeof closedDayBody>[],
): Promise<OutputOf<typeof importClosedDays>> {
  requireWriter(deps, 'closed-days')
  const rows = entries.map((entry, index) => {
    const row = { ...entry, last_day: entry.last_day || entry.first_day }
    const complaint = closedDaysProblem(row)
    if (complaint) throw refuse(`entries.${index}.last_day`, complaint)
    return { ...row, ...toSearchTexts(closedDay.search, row), ...authorColumns(deps) }
  })
  const addedRows = await write(deps, async (inner) => {
    const fresh = await inner.db
      .insert(closedDays)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: closedDays.id, name: closedDays.name })
    await logActions(
      inner,
      fresh.map(({ id, name }) => ({ act: 'created', resource: 'closed-days', record_id: id, title: name })),
    )
    return fresh
  })
  return { added: addedRows.length, known: rows.length - addedRows.length }
}

function refuse(field: string, complaint: string): AppError {
  return fieldError(field, complaint, `closed days: ${complaint}`)
}

/** German names of days in the calendars of schools and authorities, and their English names. */
const names: readonly (readonly [word: string, english: string])[] = [
  ['Weihnachtsferien', 'Christmas holidays'],
  ['Winterferien', 'Winter half-term'],
  ['Faschingsferien', 'Carnival half-term'],
  ['Osterferien', 'Easter holidays'],
  ['Pfingstferien', 'Whitsun half-term'],
  ['Sommerferien', 'Summer holidays'],
  ['Herbstferien', 'Autumn half-term'],
  ['Neujahr', 'New Year’s Day'],
  ['Heilige Drei Könige', 'Epiphany'],
  ['Rosenmontag', 'Carnival Monday'],
  ['Faschingsdienstag', 'Shrove Tuesday'],
  ['Gründonnerstag', 'Maundy Thursday'],
  ['Karfreitag', 'Good Friday'],
  ['Ostersonntag', 'Easter Sunday'],
  ['Ostermontag', 'Easter Monday'],
  ['Tag der Arbeit', 'Labour Day'],
  ['Maifeiertag', 'Labour Day'],
  ['Christi Himmelfahrt', 'Ascension Day'],
  ['Pfingstsonntag', 'Whit Sunday'],
  ['Pfingstmontag', 'Whit Monday'],
  ['Fronleichnam', 'Corpus Christi'],
  ['Mariä Himmelfahrt', 'Assumption Day'],
  ['Tag der Deutschen Einheit', 'Day of German Unity'],
  ['Reformationstag', 'Reformation Day'],
  ['Allerheiligen', 'All Saints’ Day'],
  ['Buß- und Bettag', 'Day of Repentance and Prayer'],
  ['Heiligabend', 'Christmas Eve'],
  ['1. Weihnacht', 'Christmas Day'],
  ['2. Weihnacht', 'Boxing Day'],
  ['Silvester', 'New Year’s Eve'],
]

/** Empty for an unknown name: English then shows German. */
function translateHolidayName(german: string): string {
  const lowerCase = german.toLocaleLowerCase('de')
  return names.find(([germanName]) => lowerCase.includes(germanName.toLocaleLowerCase('de')))?.[1] ?? ''
}

const MAX_EVENTS = 1000
const MAX_NAME_CHARACTERS = 300
const isDay = (day: string) => z.iso.date().safeParse(day).success && day >= '1900' && day < '2101'

type CalendarDays = ClosedDays & { name: string }
type CalendarReadResult = { days: CalendarDays[]; left_out: Record<SkipReason, number> }

/**
 * All-day events of a calendar file (RFC 5545), without duplicates, in order, and the skipped events by reason. Null
 * for another format or too many events.
 */
export function readCalendar(file: string): CalendarReadResult | null {
  const events = extractEvents(file)
  if (!events || events.length > MAX_EVENTS) return null
  const left_out: CalendarReadResult['left_out'] = { cancelled: 0, repeats: 0, no_days: 0, too_long: 0 }
  const daysByKey = new Map<string, CalendarDays>()
  for (const event of events) {
    const read = readEvent(event)
    if (typeof read === 'string') left_out[read]++
    else if (!daysByKey.has(closedDaysKey(read))) daysByKey.set(closedDaysKey(read), read)
  }
  return { days: [...daysByKey.values()].sort((a, b) => (closedDaysKey(a) < closedDaysKey(b) ? -1 : 1)), left_out }
}

function extractEvents(file: string): ICAL.Component[] | null {
  try {
    const calendar = new ICAL.Component(
      ICAL.parse(
        file
          .replace(/^\uFEFF/, '')
          .trim()
          .replaceAll(bareDays, '$1;VALUE=DATE:$2'),
      ),
    )
    return calendar.name === 'vcalendar' ? calendar.getAllSubcomponents('vevent') : null
  } catch {
    // The library throws on an unreadable file.
    return null
  }
}

/** Some programs omit `VALUE=DATE` for days. */
const bareDays = /^(DTSTART|DTEND):(\d{8})(?=\r?$)/gm

function readEvent(component: ICAL.Component): CalendarDays | SkipReason {
  if (String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED') return 'cancelled'
  const event = new ICAL.Event(component)
  if (event.isRecurring() || component.hasProperty('recurrence-id')) return 'repeats'
  const days = findDays(event)
  if (!days) return 'no_days'
  if (days.last_day >= addDays(days.first_day, MAX_CLOSED_DAYS)) return 'too_long'
  const name = String(event.summary ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return { ...days, name: name.slice(0, MAX_NAME_CHARACTERS) }
}

/** Null unless it is an all-day event. The end is exclusive. */
function findDays(event: ICAL.Event): ClosedDays | null {
  try {
    const [first, firstTime] = getWall(event.startDate)
    const [end, endTime] = getWall(event.endDate)
    if (!isDay(first) || !isDay(end) || firstTime !== MIDNIGHT) return null
    // Some programs end a day at 23:59.
    if (endTime === LAST_MINUTE && end >= first) return { first_day: first, last_day: end }
    if (endTime !== MIDNIGHT || (end <= first && !event.startDate.isDate)) return null
    // Some programs give a single day an inclusive end.
    return { first_day: first, last_day: end > first ? addDays(end, -1) : first }
  } catch {
    // ical.js parses times lazily and throws here on an invalid one.
    return null
  }
}

const MIDNIGHT = '00:00'
const LAST_MINUTE = '23:59'

/** Local day and time; a time without a zone is taken as written. */
function getWall(time: ICAL.Time): [day: string, time: string] {
  if (time.isDate) return [time.toString(), MIDNIGHT]
  const wallTime = time.zone === ICAL.Timezone.utcTimezone ? toWallTime(time.toJSDate()) : time.toString().slice(0, 16)
  const [day = '', hour = ''] = wallTime.split('T')
  return [day, hour]
}
