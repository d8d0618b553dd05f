import type { Vacancies } from '#content/course/states.ts'
import type { DateSchedule, TicketState } from '#content/production/states.ts'
import type { AccessRow } from '#content/venue/access.server.ts'
import type { PerformerPart } from '#contract/performer-parts.ts'

export type ColorKey =
  | 'zinnober'
  | 'nachtblau'
  | 'tannengruen'
  | 'aubergine'
  | 'petrol'
  | 'ocker'
  | 'sonnengelb'
  | 'lindgruen'

export type PictureSubject = 'event' | 'person' | 'venue' | 'course' | 'news' | 'hero' | 'teaser' | 'page'

/** `key` is the name of its drawing in `pictures/`. */
export type ImageSpec = { key: string; alt: Text; focal: { x: number; y: number } }

export type Text = { de: string; en: string }

export type Lookup = { key: string; name: Text }

export type ColorSeed = { key: ColorKey; name: Text; value: string }

export type InstrumentSeed = Lookup & { groupKey: string }

export type CourseLocationSeed = Lookup & { address: string; postcode: string; city: string }

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** The first `weekday` on or after `dayOffset` days from the seeding, at `time` in Europe/Berlin. */
export type When = { dayOffset: number; weekday: Weekday; time: string }

export type AccessSeed = Partial<AccessRow>

export type VenueSeed = {
  key: string
  name: string
  slug: Text
  street: string
  postcode: string
  city: string
  google_maps: string
  access: Text
  description: Text
  facts: AccessSeed
}

export type ComposerSeed = {
  key: string
  name: string
  sort_name: string
  name_en: string
  sort_name_en: string
  spellings: string[]
  born: number
  died: number | null
  same_as: string
}

export type WorkSeed = {
  key: string
  composerKey: string
  title: Text
  movements: string[]
  minutes: number
}

export type PersonSeed = {
  key: string
  first_name: string
  last_name: string
  slug: Text
  is_instructor: boolean
  is_soloist: boolean
  is_employee: boolean
  is_group?: true
  role: Text
  department: Text | null
  biography: Text
  instruments: string[]
  email: string | null
  phone: string | null
}

export type EventDateSeed = When & {
  minutes: number
  venueKey: string
  ticketLink?: string
  /** Days before the concert on which its sale begins. */
  saleDaysBefore?: number
  status?: DateSchedule
  tickets?: TicketState
  statusNote?: Text
  movedFrom?: When & { venueKey: string }
  facts?: AccessSeed
}

export type PriceListSeed = {
  key: string
  name: string
  reductions: Text
  categories: { name: Text; price: number; price_reduced: number | null }[]
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

/** `weeks` apart, for one school term. */
export type CourseDateSeed = When & {
  locationKey: string
  minutes: number
  rhythm: Text
  weeks?: number
  vacancies?: Vacancies
}

export type CourseSeed = {
  key: string
  name: Text
  subline: Text
  slug: Text
  description: Text
  registration: Text
  price: Text
  parentGroupKey: string
  ageGroupKeys: string[]
  instrumentKeys: string[]
  instructorKeys: string[]
  colorKey: ColorKey
  dates: CourseDateSeed[]
}

export type NewsSeed = {
  key: string
  title: Text
  slug: Text
  intro: Text
  body: Text
  dayOffset: number
  categoryKey: string
  on_home: boolean
}

export type FaqSeed = { key: string; category: 'Konzertbesuch' | 'Unterricht'; question: Text; answer: Text }

export type Variant = 'orchestra' | 'school'

export type HeroSeed = {
  key: string
  variant: Variant
  preline: Text
  headline: Text
  subline: Text
  text: Text
  link: string
  link_text: Text
}

export type TeaserSeed = {
  key: string
  variant: Variant
  headline: Text
  text: Text
  link: string
  link_text: Text
}
