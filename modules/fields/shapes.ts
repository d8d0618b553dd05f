import type { EmbedService } from '#config'
import { richTextRules } from '../rich-text.ts'

type Shared = {
  /** A reader must see it: refused when empty, in German always. */
  required?: true
  /** Kept per language. */
  localised?: true
  /** Asked for only while another field has this value; what it holds is kept meanwhile. */
  onlyWhen?: { field: string; is: string }
}

/** What one field of a kind holds. */
export type FieldShape = Shared &
  (
    | { type: 'text'; maxLength?: number }
    | { type: 'textarea'; rows: number; maxLength: number }
    /** Starts with the first of its options, which is also what a record stored without it has. */
    | { type: 'select'; options: readonly [string, ...string[]] }
    | { type: 'number-select'; options: readonly [number, ...number[]] }
    | { type: 'checkbox' }
    | { type: 'rich-text' }
    | { type: 'image' }
    | { type: 'link' }
    /** The path of a file of this website. */
    | { type: 'file'; accept: 'video/mp4' }
    /** The key of one of the house's accent colours, or none. */
    | { type: 'color' }
    | { type: 'question-category' }
    /** A pasted address or embed code of one of these services; it is asked for on one line unless it says `rows`. Not required while the field `unless` holds something. */
    | { type: 'embed'; services: readonly EmbedService[]; rows?: number; required: true; unless?: string }
  )

export type FieldShapes = Readonly<Record<string, FieldShape>>

type ValueOf<F extends FieldShape> = F extends { options: readonly (infer Option)[] }
  ? Option
  : F extends { type: 'checkbox' }
    ? boolean
    : F extends { type: 'image'; required: true }
      ? number
      : F extends { type: 'image' }
        ? number | null
        : string

/** The fields of a record that was checked. */
export type FieldValues<S extends FieldShapes> = { [Name in keyof S]: ValueOf<S[Name]> }

type RequiredName<S extends FieldShapes> = {
  [Name in keyof S]: S[Name] extends { unless: string } ? never : S[Name] extends { required: true } ? Name : never
}[keyof S]

/** The fields of a record as it is sent: what is not required may be left out. */
export type FieldInputs<S extends FieldShapes> = Pick<FieldValues<S>, RequiredName<S>> & Partial<FieldValues<S>>

export type HasField<S extends FieldShapes, Type extends FieldShape['type']> =
  Extract<S[keyof S], { type: Type }> extends never ? false : true

const limits: Readonly<Record<FieldShape['type'], number>> = {
  text: 300,
  textarea: Number.POSITIVE_INFINITY,
  select: Number.POSITIVE_INFINITY,
  'number-select': Number.POSITIVE_INFINITY,
  checkbox: Number.POSITIVE_INFINITY,
  'rich-text': richTextRules.maxLength,
  image: Number.POSITIVE_INFINITY,
  link: 2000,
  file: 500,
  color: 50,
  'question-category': 100,
  // The longest code a service hands out is Instagram's, which has pictures drawn in it.
  embed: 20_000,
}

/** How many characters a field takes. */
export function maxCharacters(field: FieldShape): number {
  return 'maxLength' in field && field.maxLength !== undefined ? field.maxLength : limits[field.type]
}
