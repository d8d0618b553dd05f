import type { Locale, Variant } from '#config'

/**
 * Every content type by resource name. Each folder adds its own by declaration merging, so there is no central list.
 */
export interface ContentTypes extends Record<never, ContentType> {}

/** Declaration of a content type. Visitors' browsers load it. Fields have their stored names. */
export type ContentType = {
  /** Plural name in the back office and the API: `/admin/venues`, `/api/admin/venues/`. */
  resource: string
  /** Prefix of links to its records: `venue:3`. Only types that have a page. */
  link?: string
  /** The owner type of its sections, for types with sections. */
  sectionOwner?: string
  /** Public paths without the language. `{slug}`, `{id}` and others are parameters. */
  screens?: Readonly<Record<string, Readonly<Record<Locale, string>>>>
  /** Query parameters that change what a screen shows; all others are ignored. */
  query?: Readonly<Record<string, readonly string[]>>
  /** Screens that show a part of another screen's list, such as one season; they share its page of the tree. */
  subScreens?: Readonly<Record<string, string>>
  /** The screen of a record's own page. */
  page?: string
  /** The type of the id in the page's URL, if not this type. */
  pageRecordType?: string
  /** The reference name of its records in stored content, for types without `link` that are the `pageRecordType` of another. */
  referenceName?: string
  variant?: Variant
  /** The fields that make up a record's name, in order. */
  title: readonly string[]
  /** The name if those are empty. */
  titleFallback?: string
  /** A field that tells records of the same name apart: `Kursaal, Marbruck` is accepted as a name too. */
  apart?: string
  /** Its records have no name: they are named after the record in the field `by` and the time in `at`. */
  dated?: { by: string; at: string }
  /** Sources of a page's description, text or rich text; the first non-empty one is used. */
  descriptions?: readonly string[]
  /**
   * spec §4, offline page: visible while `online` is true and now lies between the times in `from` and
   * `until` (empty: unbounded). `page`: field that says whether it has a page. Without a rule: always visible.
   */
  visibility?: { online: string; from?: string; until?: string; page?: string }
  /** The field with the end of a record, for the type whose records sections can be visible until. */
  endsAt?: string
  /** A field with a month, at whose end a record without any date stops being announced. */
  announcedIn?: string
  /** Each record has a permanent short URL for print, assigned by a trigger of its table. */
  poster?: true
  /** Deleted at once instead of moved to the bin: it may hold personal data of a visitor. */
  deletesForGood?: true
  /** New records start offline and can be copied: for types that are written over days. */
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
/** A screen without parameters, such as the course list; a page of the tree can show it. */
export type SingletonScreen = AnyType extends infer T
  ? T extends { screens: infer S }
    ? Exclude<SinglesOf<S>, PartsOf<T>>
    : never
  : never
type PartsOf<T> = T extends { subScreens: infer P } ? keyof P : never
type SinglesOf<S> = { [K in keyof S]: S[K] extends { de: `${string}{${string}` } ? never : Extract<K, string> }[keyof S]

export type ResourceMessages = {
  /** Name of its records, singular and plural. */
  name: Record<Locale, readonly [one: string, many: string]>
  /** Label of the page editor's link from a record's page to its form. */
  details?: Record<Locale, string>
  /** Labels of fields that have no common one in the back office. */
  fields?: Record<Locale, Readonly<Record<string, string>>>
  /** Shown below the inputs. */
  help?: Record<Locale, Readonly<Record<string, string>>>
  /** Labels of the choices of select fields. */
  choices?: Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>>
  /** Labels of pages of the tree that show a screen of this type. */
  screens?: Record<Locale, Readonly<Record<string, string>>>
}
