import type { Locale } from '#config'
import type { Area } from './areas.ts'
import type { ResourceName } from './define-type.ts'
import type { FieldShape, FieldShapes, Label, Labels } from './fields.ts'

/** A filter that is not simply a field of the record; its condition stands in the type's `rules.ts`. */
export type FilterShape = { label: Label } & (
  | { type: 'boolean' }
  | { type: 'ids'; to: ResourceName }
  | { type: 'text' }
  | { type: 'month' }
  | { type: 'weekday'; options: Labels }
  | { type: 'choice'; options: Labels }
)

/**
 * A part of a form: a field, fields side by side, a part with its own heading, or an element of the type's `admin.tsx`.
 * Fields that are edited together are named by the first: `is_online`, `slug_de`, `wikidata`.
 */
export type FormPart<Name extends string = string> =
  | Name
  | readonly Name[]
  | { heading: Label; help?: Label; parts: readonly FormPart<Name>[] }
  | { element: string }

/**
 * The declaration of a content type's records. Made from it: table, body, filters and answers of the API, labels, search
 * texts, references, list and form of the back office, export and import.
 */
export type RecordType<F extends FieldShapes = FieldShapes, Name extends string = string> = {
  /** As in its `type.ts`. */
  resource: ResourceName
  one: Label
  many: Label
  /** Label of the page editor's link from a record's page to its form. */
  details?: Label
  /** Labels of pages of the tree that show a screen of this type. */
  screens?: Labels
  /** The areas whose editors edit its records. */
  areas: readonly Area[]
  /** In the order of the API. */
  fields: F
  /** Fields of answers that are not stored. */
  computed?: FieldShapes
  /** Fields that the list's search covers; lists sort names by the first. */
  search: readonly Name[]
  /** Query parameters that filter its list: `true` for a field of the record. */
  filters?: Readonly<Record<string, true | FilterShape>>
  /** Attention items by name: the filters, as in a list's URL, that show exactly their records. */
  attention?: Readonly<Record<string, Readonly<Record<string, string>>>>
  orderings: readonly string[]
  /** `-` before a field: descending. */
  defaultOrdering: string
  /** Texts typed in place on the pages that show its records: part of the page's draft and versions. */
  pageTexts?: readonly Name[]
  /** Fields from which a missing slug is made. */
  slugFrom?: readonly Name[]
  /** How an import line without an id finds its record: the first field is required, `day` is compared by day only. */
  naturalKey?: { fields: readonly [Name, ...Name[]]; apart?: Name; day?: Name }
  /** False: not created in the back office. */
  creatable?: false
  /** The list of the back office; `labels` are those of columns that are no fields. */
  list?: {
    columns: readonly string[]
    labels?: Labels
    filters?: readonly string[]
    sort?: string
    secondary?: Name
  }
  /** The form of the back office; with `tabs` each part with a heading is a tab. */
  form?: readonly FormPart<Name>[]
  tabs?: true
  /** The form of a record that is created while another one is edited; without it that is not possible. */
  quickForm?: readonly FormPart<Name>[]
}

/** Headings that several forms have. */
export const heading = {
  general: ['Allgemein', 'General'],
  texts: ['Texte', 'Texts'],
  dates: ['Termine', 'Dates'],
  details: ['Weitere Angaben', 'Further details'],
  contact: ['Kontakt', 'Contact'],
  access: ['Zugang', 'Access'],
  site: ['Auf der Website', 'On the site'],
} as const satisfies Labels

type FieldName<F extends FieldShapes> = Extract<keyof F, string>

export function defineRecord<const F extends FieldShapes>(type: RecordType<F, FieldName<F>>): RecordType<F> {
  return type
}

/** The fields that a request may send. */
export function sentFields(fields: FieldShapes): [name: string, shape: FieldShape][] {
  return Object.entries(fields).filter(([, { system }]) => !system)
}

export function systemFields(fields: FieldShapes): [name: string, shape: FieldShape][] {
  return Object.entries(fields).filter(([, { system }]) => system)
}

export const inLocale = ([de, en]: Label, locale: Locale): string => (locale === 'de' ? de : en)
