import type { PerformerPart } from '#contract/events/performer-parts.ts'
import type { ColorKey, RelativeTime, Text } from '#server/seed/content/types.ts'
import type { AccessRow } from '../../venue/access.server.ts'
import type { DateSchedule, TicketState } from '../states.ts'

export type EventDateSeed = RelativeTime & {
  minutes: number
  venue_id: string
  ticket_link?: string
  /** Days before the concert on which its sale begins. */
  saleDaysBefore?: number
  status?: DateSchedule
  tickets?: TicketState
  status_note?: Text
  movedFrom?: RelativeTime & { venue_id: string }
  facts?: Partial<AccessRow>
}

export type ProgrammeEntry = { work_id: string; note?: Text } | { interval: true }

export type PerformerSeed = {
  person_id: string
  part: PerformerPart
  instrument?: Text
  /** If they perform in one work only. */
  work_id?: string
}

export type ProductionSeed = {
  key: string
  name: Text
  name_subline: Text
  slug: Text
  description: Text
  additional_info: Text
  dress_code?: Text
  color_key: ColorKey
  type_id: string
  subscriptions: string[]
  for_children?: true
  age_from?: number
  introduction?: { minutes: number; place: Text }
  programme: ProgrammeEntry[]
  people: PerformerSeed[]
  /** Without dates: announced for the month of this day, counted from the seeding. */
  announcedAfterDays?: number
  dates: EventDateSeed[]
}
