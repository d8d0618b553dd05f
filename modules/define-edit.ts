import type { z } from 'zod'
import type { Locale } from '#config'
import type { ModuleSchema } from './define.tsx'

type Shared<Name extends string> = {
  name: Name
  required?: true
  /** Also edited where it stands on the page. */
  inline?: true
  /** Asked for only while another field has this value; what it holds is kept meanwhile. */
  onlyWhen?: { field: Name; is: string }
}

/** One input of a kind's form. */
export type FieldDescriptor<Name extends string = string> = Shared<Name> &
  (
    | { type: 'text'; maxLength?: number }
    | { type: 'textarea'; rows: number; maxLength?: number }
    | { type: 'select'; options: readonly string[] }
    | { type: 'number-select'; options: readonly number[] }
    | { type: 'checkbox' }
    | { type: 'rich-text' }
    | { type: 'image' }
    | { type: 'link' }
    | { type: 'file'; accept: string }
    | { type: 'color' }
    | { type: 'question-category' }
  )

type FieldName<S extends ModuleSchema> = Extract<keyof z.input<S['fields']>, string>

/** The words of a kind's form; a field without a label is a type error, in both languages. */
export type KindMessages<S extends ModuleSchema = ModuleSchema> = {
  name: string
  fields: Record<FieldName<S>, string>
  help?: Partial<Record<FieldName<S>, string>>
  options?: Partial<Record<FieldName<S>, Record<string, string>>>
}

export type ModuleEdit = {
  kind: string
  fields: readonly FieldDescriptor[]
  /** What a new module starts with, where that is not empty. */
  initial: Readonly<Record<string, unknown>>
  messages: Record<Locale, KindMessages>
  /** The kind of its items, for a list. */
  children?: string
  /** The field that names a module in lists and announcements. */
  titleField?: string
}

type ModuleEditOf<S extends ModuleSchema> = Omit<ModuleEdit, 'fields' | 'initial' | 'messages' | 'titleField' | 'children'> & {
  fields: readonly FieldDescriptor<FieldName<S>>[]
  initial?: Partial<z.input<S['fields']>>
  messages: Record<Locale, KindMessages<S>>
  titleField?: FieldName<S>
} & (S extends { children: infer C extends string } ? { children: C } : unknown)

/** The form of a kind. The type argument holds names, labels and initial values to the schema's fields. */
export function defineEdit<S extends ModuleSchema>(edit: ModuleEditOf<S>): ModuleEdit {
  return { initial: {}, ...edit }
}

/** A record for the seed, the tests and the visual check. */
export type ModuleDemo = { kind: string; fields: Record<Locale, Record<string, unknown>>; children?: readonly ModuleDemo[] }

export function defineDemo<S extends ModuleSchema>(
  demo: Omit<ModuleDemo, 'fields'> & { kind: S['kind']; fields: Record<Locale, z.input<S['fields']>> },
): ModuleDemo {
  return demo
}
