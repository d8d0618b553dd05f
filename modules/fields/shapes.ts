import type { EmbedService } from '#config'
import type { FieldShape as ContentShape, Label, Labels, Localised, ShapeOf, ValueOf } from '#model/fields.ts'
import { richTextRules } from '../rich-text.ts'

type Shared = { label: Label; help?: Label; required?: true }

/** Fields of content types (`model/fields.ts`) that modules have too; without a choice, the initial one counts. */
type SharedShape =
  | ShapeOf<'text' | 'link' | 'boolean' | 'color'>
  | (ShapeOf<'choice'> & { initial: string })
  | (ShapeOf<'number'> & { options: Labels; required: true })
  | (ShapeOf<'reference'> & { to: 'images' })
  /** With `table`, the rows of a table instead of paragraphs (`rich-text.ts`). */
  | (ShapeOf<'rich-text'> & { table?: true })

/** Fields of modules only. */
type OwnShape = Shared &
  (
    | { type: 'question-category' }
    /** The path of an uploaded file. */
    | { type: 'file'; accept: 'video/mp4' }
    /** A pasted URL or embed code of one of these services. Optional while the field `unless` has a value. */
    | { type: 'embed'; services: readonly EmbedService[]; multiline?: true; required: true; unless?: string }
  )

/** One field of a module. */
export type FieldShape = (SharedShape | OwnShape) & {
  /** Shown only while another field has this value; a hidden value is retained. */
  onlyWhen?: { field: string; is: string }
}

export type FieldShapes = Readonly<Record<string, FieldShape>>

type OneLanguage<T> = T extends Localised ? string : T

type ModuleValue<F extends FieldShape> = F extends ContentShape ? OneLanguage<ValueOf<F>> : string

/** The fields of a parsed record in one language. */
export type FieldValues<S extends FieldShapes> = { [Name in keyof S]: ModuleValue<S[Name]> }

type RequiredName<S extends FieldShapes> = {
  [Name in keyof S]: S[Name] extends { unless: string } ? never : S[Name] extends { required: true } ? Name : never
}[keyof S]

/** The fields of a record to send: optional ones may be omitted. */
export type FieldInputs<S extends FieldShapes> = Pick<FieldValues<S>, RequiredName<S>> & Partial<FieldValues<S>>

export type HasField<S extends FieldShapes, Type extends FieldShape['type']> =
  Extract<S[keyof S], { type: Type }> extends never ? false : true

/** A text that people write, in each language. */
export function isText({ type }: FieldShape): boolean {
  return type === 'text' || type === 'rich-text'
}

const limits: Readonly<Partial<Record<FieldShape['type'], number>>> = {
  text: 300,
  'rich-text': richTextRules.maxLength,
  link: 2000,
  file: 500,
  color: 50,
  'question-category': 100,
  // Instagram's code is the longest, because it contains drawings.
  embed: 20_000,
}

export function maxCharacters(field: FieldShape): number {
  return (field.type === 'text' && field.max) || (limits[field.type] ?? Number.POSITIVE_INFINITY)
}
