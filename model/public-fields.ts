import type { FieldShape, FieldShapes, ValueOf } from './fields.ts'

export type PublicName<F extends FieldShapes> = {
  [K in keyof F]: F[K] extends { public: true } ? K : never
}[keyof F] &
  string

/** The value in a public answer: texts in one language, times in ISO 8601. */
export type PublicValue<F extends FieldShape> = F extends
  | { type: 'text' | 'link'; localised: true }
  | { type: 'rich-text' }
  ? string
  : F extends { type: 'instant' }
    ? F extends { required: true }
      ? string
      : string | null
    : ValueOf<F>

/** Names of the public texts in both languages; never for a record without one. */
export type LocalisedName<F extends FieldShapes> = {
  [K in PublicName<F>]: F[K] extends { localised: true } | { type: 'rich-text' } ? K : never
}[PublicName<F>]

export type PublicFields<F extends FieldShapes> = { -readonly [K in PublicName<F>]: PublicValue<F[K]> }

/** The fields that visitors get, in the order of the declaration. */
export function publicFields(fields: FieldShapes): [name: string, shape: FieldShape][] {
  return Object.entries(fields).filter(([, shape]) => shape.public)
}

/** Stored once a language. */
export function isLocalised(shape: { type: string; localised?: true }): boolean {
  return shape.type === 'rich-text' || shape.localised === true
}
