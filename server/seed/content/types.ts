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

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** The first `weekday` on or after `dayOffset` days from the seeding, at `time` in Europe/Berlin. */
export type RelativeTime = { dayOffset: number; weekday: Weekday; time: string }

export type Variant = 'orchestra' | 'school'
