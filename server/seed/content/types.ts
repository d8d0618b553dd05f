import type { LinkTarget } from '#model/define-type.ts'

export type ColorKey =
  | 'zinnober'
  | 'nachtblau'
  | 'tannengruen'
  | 'aubergine'
  | 'petrol'
  | 'ocker'
  | 'sonnengelb'
  | 'lindgruen'

/** A banner has no link. */
export type PictureSubject = LinkTarget | 'hero' | 'teaser'

export type Text = { de: string; en: string }

export type Lookup = { key: string; name: Text }

export type ColorSeed = { key: ColorKey; name: Text; value: string }

export type InstrumentSeed = Lookup & { groupKey: string }

export type CourseLocationSeed = Lookup & { address: string; postcode: string; city: string }

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** The first `weekday` on or after `dayOffset` days from the seeding, at `time` in Europe/Berlin. */
export type RelativeTime = { dayOffset: number; weekday: Weekday; time: string }

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

export type PriceListSeed = {
  key: string
  name: string
  reductions: Text
  categories: { name: Text; price: number; price_reduced: number | null }[]
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
