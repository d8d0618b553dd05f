import type { PerformerPart } from '#contract/events/performer-parts.ts'
import { t } from '#server/seed/content/text.ts'
import type { Text, Weekday } from '#server/seed/content/types.ts'
import type { EventDateSeed, PerformerSeed, ProgrammeEntry } from './types.ts'

type Start = [dayOffset: number, weekday: Weekday, time: string]

type DateExtras = Pick<EventDateSeed, 'status' | 'tickets' | 'status_note' | 'movedFrom' | 'saleDaysBefore' | 'facts'>

export const INTERVAL = 'interval'

/** Works by their keys, one with a note as a pair. */
export function programme(...entries: (string | [work_id: string, note: Text])[]): ProgrammeEntry[] {
  return entries.map((entry) => {
    if (typeof entry !== 'string') return { work_id: entry[0], note: entry[1] }
    return entry === INTERVAL ? { interval: true } : { work_id: entry }
  })
}

export function conductor(person_id: string): PerformerSeed {
  return { person_id, part: 'conductor', instrument: t('Leitung', 'Conductor') }
}

/** With `work_id`: in that work only. */
export function soloist(person_id: string, instrument: Text, work_id?: string): PerformerSeed {
  return { person_id, part: 'soloist', instrument, ...(work_id ? { work_id } : {}) }
}

export function performer(person_id: string, part: PerformerPart, work_id?: string): PerformerSeed {
  return { person_id, part, ...(work_id ? { work_id } : {}) }
}

/** The ticket code contains the start, so every date has its own link. */
export function date(
  [dayOffset, weekday, time]: Start,
  venue_id: string,
  minutes: number,
  extras: DateExtras = {},
): EventDateSeed {
  const code = `${venue_id}-${dayOffset}-${time.replace(':', '')}`.replace('--', '-vor-')
  const isOnSale = extras.status !== 'cancelled' && extras.status !== 'postponed'
  return {
    dayOffset,
    weekday,
    time,
    minutes,
    venue_id,
    ...(isOnSale && { ticket_link: `https://tickets.example/swp/${code}` }),
    ...extras,
  }
}
