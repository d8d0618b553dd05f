import type { Locale, Variant } from '#config'

/** Every content type by the name of its resource. Each folder adds its own by declaration merging, so nothing lists them. */
export interface ContentTypes extends Record<never, ContentType> {}

/** What a content type is, for everyone; a visitor's browser loads it. Fields are named as they are stored. */
export type ContentType = {
  /** Its name in the back office and the API, in the plural: `/admin/venues`, `/api/admin/venues/`. */
  resource: string
  /** What a link to one of its records begins with: `venue:3`. Only types with an address of their own have it. */
  link?: string
  /** What sections attach to, where its records carry any. */
  sectionOwner?: string
  /** Its public addresses without the language. `{slug}`, `{id}` and others are parameters. */
  screens?: Readonly<Record<string, Readonly<Record<Locale, string>>>>
  /** The parameters after `?` that each screen shows something else for; any other has no part in its answer. */
  query?: Readonly<Record<string, readonly string[]>>
  /** Screens that show one part of what another one lists, such as one season; their page of the tree is that one's. */
  subScreens?: Readonly<Record<string, string>>
  /** The screen that is a record's own page. */
  page?: string
  /** Of which record the id in the address of the page is, where that is not the record itself. */
  pageRecordType?: string
  /** What stored content calls one of its records, where it has no link of its own: another type's `pageBounds`. */
  referenceName?: string
  /** Whose website the pages belong to. */
  variant?: Variant
  /** The fields that make up what a record is called, in the order of the words. */
  title: readonly string[]
  /** What a record is called by where those are empty. */
  titleFallback?: string
  /** A text that tells records of one name apart; `Kursaal, Marbruck` is understood as the name too. */
  apart?: string
  /** Its records have no name of their own: they are called by the name of another one, in the field `by`, and by the time in `at`. */
  dated?: { by: string; at: string }
  /** What describes a record's page, text or rich text; the first that is not empty does. */
  descriptions?: readonly string[]
  /**
   * Who sees a record (`spec §4`, offline page): visitors do when the field `online` is true and the time in `from` has
   * come and that in `until` has not; where a field holds no time there is no bound. Besides, each is seen from its
   * `online_from` on, see `visibilityRuleFor`. A page of its own a record has when `page` is true. Types without a rule are seen by everyone.
   */
  visibility?: { online: string; from?: string; until?: string; page?: string }
  /** Each record has a short address for paper for as long as there is paper; a trigger of its table gives it one. */
  poster?: true
  /** What is deleted is gone for good, because it may say something of a visitor. */
  deletesForGood?: true
  /** Made over days: a new record is offline until someone publishes it, and a copy of it can be made. */
  startsOffline?: true
}

export function defineType<const T extends ContentType>(type: T): T {
  return type
}

type AnyType = ContentTypes[keyof ContentTypes]
type ValueOf<K extends string> = AnyType extends infer T
  ? T extends Record<K, infer V extends string>
    ? V
    : never
  : never

export type ResourceName = Extract<keyof ContentTypes, string>
export type LinkTarget = ValueOf<'link'>
export type SectionOwnerType = ValueOf<'sectionOwner'>
export type Screen = AnyType extends infer T
  ? T extends { screens: infer S }
    ? Extract<keyof S, string>
    : never
  : never
/** A screen of which there is one, such as the list of the courses; a page of the tree can be it. */
export type SingletonScreen = AnyType extends infer T
  ? T extends { screens: infer S }
    ? Exclude<SinglesOf<S>, PartsOf<T>>
    : never
  : never
type PartsOf<T> = T extends { parts: infer P } ? keyof P : never
type SinglesOf<S> = { [K in keyof S]: S[K] extends { de: `${string}{${string}` } ? never : Extract<K, string> }[keyof S]

export type ResourceMessages = {
  /** What its records are called, one and many. */
  name: Record<Locale, readonly [one: string, many: string]>
  /** What the page editor calls the way from a record's page to its form. */
  details?: Record<Locale, string>
  /** Its fields, where the back office has no common word for them. */
  fields?: Record<Locale, Readonly<Record<string, string>>>
  /** Where a field is a choice of few: what each choice is called. */
  choices?: Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>>
  /** What a page of the tree is called that is a screen of this type. */
  screens?: Record<Locale, Readonly<Record<string, string>>>
}

/** By the resources of a folder. */
export type TypeMessages = Partial<Record<ResourceName, ResourceMessages>>
