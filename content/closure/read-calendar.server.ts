import ICAL from 'ical.js'
import { z } from 'zod'
import { addDays, toWallTime } from '#contract/local-time.ts'
import { MOST_CLOSED_DAYS } from './closed.server.ts'
import { type ClosedDays, keyOfDays, type LeftOut } from './endpoints.ts'

const MOST_EVENTS = 1000
const NAME_MAX = 300
const isDay = (day: string) => z.iso.date().safeParse(day).success && day >= '1900' && day < '2101'

export type FoundDays = ClosedDays & { name: string }
export type Reading = { found: FoundDays[]; left_out: Record<LeftOut, number> }

/**
 * The whole days that a calendar file (RFC 5545) names, each once, in the order of the days, and how many of its events
 * are no such days and why. Null for what is no calendar or holds more than a school can use.
 */
export function readCalendar(file: string): Reading | null {
  const events = eventsIn(file)
  if (!events || events.length > MOST_EVENTS) return null
  const left_out: Reading['left_out'] = { cancelled: 0, repeats: 0, no_days: 0, too_long: 0 }
  const found = new Map<string, FoundDays>()
  for (const event of events) {
    const read = readEvent(event)
    if (typeof read === 'string') left_out[read]++
    else if (!found.has(keyOfDays(read))) found.set(keyOfDays(read), read)
  }
  return { found: [...found.values()].sort((a, b) => (keyOfDays(a) < keyOfDays(b) ? -1 : 1)), left_out }
}

function eventsIn(file: string): ICAL.Component[] | null {
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
    // The library says by what it throws that it cannot read the file.
    return null
  }
}

/** Days that some programs forget to name as such. */
const bareDays = /^(DTSTART|DTEND):(\d{8})(?=\r?$)/gm

function readEvent(component: ICAL.Component): FoundDays | LeftOut {
  if (String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED') return 'cancelled'
  const event = new ICAL.Event(component)
  if (event.isRecurring() || component.hasProperty('recurrence-id')) return 'repeats'
  const days = daysOf(event)
  if (!days) return 'no_days'
  if (days.last_day >= addDays(days.first_day, MOST_CLOSED_DAYS)) return 'too_long'
  const name = String(event.summary ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return { ...days, name: name.slice(0, NAME_MAX) }
}

/** Null unless the event is made of whole days: its end is the first moment that is not part of it. */
function daysOf(event: ICAL.Event): ClosedDays | null {
  try {
    const [first, firstTime] = wallOf(event.startDate)
    const [end, endTime] = wallOf(event.endDate)
    if (!isDay(first) || !isDay(end) || firstTime !== MIDNIGHT) return null
    // Some programs end a day with its last minute.
    if (endTime === LAST_MINUTE && end >= first) return { first_day: first, last_day: end }
    if (endTime !== MIDNIGHT || (end <= first && !event.startDate.isDate)) return null
    // Some programs name the last day as the end of a single one.
    return { first_day: first, last_day: end > first ? addDays(end, -1) : first }
  } catch {
    // A time that is none is read only when it is asked for, and then thrown.
    return null
  }
}

const MIDNIGHT = '00:00'
const LAST_MINUTE = '23:59'

/** Day and time on the house's clock, and of a time without a zone as it is written. */
function wallOf(time: ICAL.Time): [day: string, time: string] {
  if (time.isDate) return [time.toString(), MIDNIGHT]
  const wall = time.zone === ICAL.Timezone.utcTimezone ? toWallTime(time.toJSDate()) : time.toString().slice(0, 16)
  const [day = '', hour = ''] = wall.split('T')
  return [day, hour]
}
