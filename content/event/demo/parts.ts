import { t } from '#server/seed/content/text.ts'
import type { EventDateSeed, PerformerSeed, ProgrammeEntry, Text, Weekday } from '#server/seed/content/types.ts'

type Start = [dayOffset: number, weekday: Weekday, time: string]

type DateExtras = Pick<EventDateSeed, 'status' | 'tickets' | 'statusNote' | 'movedFrom' | 'saleDaysBefore' | 'facts'>

export const INTERVAL = 'interval'

export function programme(...entries: string[]): ProgrammeEntry[] {
  return entries.map((entry) => (entry === INTERVAL ? { interval: true } : { workKey: entry }))
}

export function conductor(personKey: string): PerformerSeed {
  return { personKey, part: 'conductor', instrument: t('Leitung', 'Conductor') }
}

export function soloist(personKey: string, instrument: Text): PerformerSeed {
  return { personKey, part: 'soloist', instrument }
}

/** The ticket code is made from the start, so every date has a link of its own. */
export function date([dayOffset, weekday, time]: Start, venueKey: string, minutes: number, extras: DateExtras = {}): EventDateSeed {
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
