import type { PerformerPart } from '#contract/events/performer-parts.ts'
import type { ColorKey, RelativeTime, Text } from '#server/seed/content/types.ts'
import type { AccessSeed } from '../../venue/demo/types.ts'
import type { DateSchedule, TicketState } from '../states.ts'

export type EventDateSeed = RelativeTime & {
  minutes: number
  venueKey: string
  ticketLink?: string
  /** Days before the concert on which its sale begins. */
  saleDaysBefore?: number
  status?: DateSchedule
  tickets?: TicketState
  statusNote?: Text
  movedFrom?: RelativeTime & { venueKey: string }
  facts?: AccessSeed
}

export type ProgrammeEntry = { workKey: string; note?: Text } | { interval: true }

export type PerformerSeed = {
  personKey: string
  part: PerformerPart
  instrument?: Text
  /** If they perform in one work only. */
  workKey?: string
}

export type ProductionSeed = {
  key: string
  name: Text
  name_subline: Text
  slug: Text
  description: Text
  additional_info: Text
  dress_code?: Text
  colorKey: ColorKey
  typeKey: string
  subscriptionKeys: string[]
  for_children?: true
  age_from?: number
  introduction?: { minutes: number; place: Text }
  programme: ProgrammeEntry[]
  people: PerformerSeed[]
  /** Without dates: announced for the month of this day, counted from the seeding. */
  announcedAfterDays?: number
  dates: EventDateSeed[]
}
