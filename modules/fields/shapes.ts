import type { EmbedService } from '#config'
import { richTextRules } from '../rich-text.ts'

type Shared = {
  /** Must not be empty, in German at least. */
  required?: true
  /** One value per language. */
  localised?: true
  /** Shown only while another field has this value; a hidden value is retained. */
  onlyWhen?: { field: string; is: string }
}

/** The type of one field. */
export type FieldShape = Shared &
  (
    | { type: 'text'; maxLength?: number }
    | { type: 'textarea'; rows: number; maxLength: number }
    /** The first option is the default, also for records stored without the field. */
    | { type: 'select'; options: readonly [string, ...string[]] }
    | { type: 'number-select'; options: readonly [number, ...number[]] }
    | { type: 'checkbox' }
    /** With `table`, the rows of a table instead of paragraphs (`rich-text.ts`). */
    | { type: 'rich-text'; table?: true }
    | { type: 'image' }
    | { type: 'link' }
    /** The path of an uploaded file. */
    | { type: 'file'; accept: 'video/mp4' }
    /** The key of an accent colour, or empty. */
    | { type: 'color' }
    | { type: 'question-category' }
    /**
     * A pasted URL or embed code of one of these services; a single line unless `rows` is set. Optional while the
     * field `unless` has a value.
     */
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

/** The fields of a parsed record. */
export type FieldValues<S extends FieldShapes> = { [Name in keyof S]: ValueOf<S[Name]> }

type RequiredName<S extends FieldShapes> = {
  [Name in keyof S]: S[Name] extends { unless: string } ? never : S[Name] extends { required: true } ? Name : never
}[keyof S]

/** The fields of a record to send: optional ones may be omitted. */
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
  // Instagram's code is the longest, because it contains drawings.
  embed: 20_000,
}

export function maxCharacters(field: FieldShape): number {
  return 'maxLength' in field && field.maxLength !== undefined ? field.maxLength : limits[field.type]
}
