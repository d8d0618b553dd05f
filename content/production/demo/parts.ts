import type { PerformerPart } from '#contract/events/performer-parts.ts'
import { t } from '#server/seed/content/text.ts'
import type { Text, Weekday } from '#server/seed/content/types.ts'
import type { EventDateSeed, PerformerSeed, ProgrammeEntry } from './types.ts'

type Start = [dayOffset: number, weekday: Weekday, time: string]

type DateExtras = Pick<EventDateSeed, 'status' | 'tickets' | 'statusNote' | 'movedFrom' | 'saleDaysBefore' | 'facts'>

export const INTERVAL = 'interval'

/** Works by their keys, one with a note as a pair. */
export function programme(...entries: (string | [workKey: string, note: Text])[]): ProgrammeEntry[] {
  return entries.map((entry) => {
    if (typeof entry !== 'string') return { workKey: entry[0], note: entry[1] }
    return entry === INTERVAL ? { interval: true } : { workKey: entry }
  })
}

export function conductor(personKey: string): PerformerSeed {
  return { personKey, part: 'conductor', instrument: t('Leitung', 'Conductor') }
}

/** With `workKey`: in that work only. */
export function soloist(personKey: string, instrument: Text, workKey?: string): PerformerSeed {
  return { personKey, part: 'soloist', instrument, ...(workKey ? { workKey } : {}) }
}

export function performer(personKey: string, part: PerformerPart, workKey?: string): PerformerSeed {
  return { personKey, part, ...(workKey ? { workKey } : {}) }
}

/** The ticket code contains the start, so every date has its own link. */
export function date(
  [dayOffset, weekday, time]: Start,
  venueKey: string,
  minutes: number,
  extras: DateExtras = {},
): EventDateSeed {
  const code = `${venueKey}-${dayOffset}-${time.replace(':', '')}`.replace('--', '-vor-')
  const isOnSale = extras.status !== 'cancelled' && extras.status !== 'postponed'
  return {
    dayOffset,
    weekday,
    time,
    minutes,
    venueKey,
    ...(isOnSale && { ticketLink: `https://tickets.example/swp/${code}` }),
    ...extras,
  }
}
