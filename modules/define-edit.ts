import type { Locale } from '#config'
import type { MediaSize } from '#contract/media/media.ts'
import type { Label } from '#model/fields.ts'
import type { ModuleSchema } from './define.tsx'
import { type FieldInputs, type FieldShape, isText } from './fields/shapes.ts'

/** One input of a kind's form: a field of its schema, and where it is edited. */
export type FieldDescriptor = FieldShape & {
  name: string
  /** Also edited inline on the page. */
  inline?: true
}

type FieldName<S extends ModuleSchema> = Extract<keyof S['fields'], string>

type FieldValues = Readonly<Record<string, unknown>>
export type TurnedModule = { kind: string; fields: FieldValues }

export type ModuleEdit = {
  kind: string
  label: Label
  fields: readonly FieldDescriptor[]
  /** The values of a new module: the initial or first option of every choice, and empty texts. */
  initial: Readonly<Record<string, unknown>>
  /** The kind of its items, for a list. */
  children?: string
  /** A stroked path on a grid of 24; items of lists have none. */
  icon?: string
  /** The field that names a module in lists and announcements. */
  titleField?: string
  /** The action of Enter at the end of its title: go to another text, or add a module of a kind. */
  onEnter?: { field: string } | { kind: string }
  /** The modules that keep its words as another kind, by that kind; the first one takes its place. */
  turnsInto?: Readonly<Record<string, (values: FieldValues) => readonly TurnedModule[]>>
  /** The cut of its picture, by its other fields; undefined for the whole picture. */
  cutOf?: (values: Readonly<Record<string, unknown>>) => MediaSize | undefined
  /** Renders nothing without its picture; the editor shows a note instead. */
  needsPicture?: true
}

type ModuleEditOf<S extends ModuleSchema> = Pick<ModuleEdit, 'icon' | 'needsPicture' | 'cutOf' | 'turnsInto'> & {
  onEnter?: { field: FieldName<S> } | { kind: string }
  /** In form order; omitted fields keep their defaults. */
  fields: readonly FieldName<S>[]
  inline?: readonly FieldName<S>[]
  titleField?: FieldName<S>
}

/** The form of a kind; types, labels and required fields come from the schema. */
export function defineEdit<S extends ModuleSchema>(
  schema: S,
  { fields, inline = [], ...edit }: ModuleEditOf<S>,
): ModuleEdit {
  const shapes: ModuleSchema['fields'] = schema.fields
  const descriptors = fields.flatMap((name): FieldDescriptor[] => {
    const shape = shapes[name]
    return shape ? [{ ...shape, name, ...(inline.includes(name) ? { inline: true } : {}) }] : []
  })
  const initial = Object.fromEntries(
    descriptors.flatMap((field): [string, unknown][] => {
      if (field.type === 'choice') return [[field.name, field.initial]]
      if (field.type === 'number') return [[field.name, Number(Object.keys(field.options)[0])]]
      return isText(field) ? [[field.name, '']] : []
    }),
  )
  return {
    ...edit,
    kind: schema.kind,
    label: schema.label,
    fields: descriptors,
    initial,
    ...(schema.children ? { children: schema.children } : {}),
  }
}

/** A record for the seed, the tests and the visual check. */
export type ModuleDemo = {
  kind: string
  fields: Record<Locale, Record<string, unknown>>
  children?: readonly ModuleDemo[]
}

export function defineDemo<S extends ModuleSchema>(
  demo: Omit<ModuleDemo, 'fields'> & { kind: S['kind']; fields: Record<Locale, FieldInputs<S['fields']>> },
): ModuleDemo {
  return demo
}
