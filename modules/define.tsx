import { type ComponentType, createContext, type ElementType, type ReactNode, useContext } from 'react'
import type { Locale } from '#config'
import type { Image, Thumbs } from '#contract/common.ts'
import { otherLocale } from '#contract/locale.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { Label } from '#model/fields.ts'
import type { FieldShapes, FieldValues, HasField } from './fields/shapes.ts'

/**
 * The data of a kind, from which the server's check (`schemas.ts`) and the editor's form (`edit.ts`) derive. At most
 * one picture (`image`) and one link (`link`); the server resolves them (`picture`, `image_url`, `thumbs`; `link_url`).
 */
export type ModuleSchema = {
  kind: string
  label: Label
  /** The fields of one language's record, in stored order. */
  fields: FieldShapes
  /** The field shown as a heading, in which long words are hyphenated. */
  heading?: string
  /** The kind of its items, for a list. */
  children?: string
  /** An item of a list, never put into a column. */
  item?: true
  /** Shows FAQ entries of the back office after its own items. */
  questions?: QuestionSource
  /** Migrations from each earlier shape to the next, oldest first. A new optional field needs none. */
  steps?: readonly ShapeMigration[]
}

/** Migrates stored data of a kind, both languages, by one shape; pure, and never changed once released. */
export type ShapeMigration = (stored: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** How FAQ entries of the back office become items of a kind; `categoryOf` returns '' for all and null for none. */
export type QuestionSource = {
  kind: string
  fields: { question: string; answer: string }
  categoryOf: (values: Record<string, unknown>) => string | null
}

export function defineSchema<const S extends ModuleSchema>(schema: S & { heading?: keyof S['fields'] }): S {
  return schema
}

type ResolvedImage = { image_url: string; picture: Image | null; thumbs: Thumbs | null }

/** A view's props: the checked fields, and resolved references. */
export type ModuleProps<S extends ModuleSchema> = FieldValues<S['fields']> &
  Pick<ModuleRecord, 'id' | 'kind' | 'anchor' | 'fallback'> &
  (HasField<S['fields'], 'reference'> extends true ? ResolvedImage : unknown) &
  (HasField<S['fields'], 'link'> extends true ? { link_url: string } : unknown) &
  (S extends { questions: QuestionSource } ? { questions?: ModuleRecord[] } : unknown) &
  (S extends { children: string } ? { children: ModuleRecord[] } : unknown)

/** With the heading's element on this page. */
export type HeadedProps<S extends ModuleSchema> = ModuleProps<S> & { heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }

export type ModuleView = {
  /** With its heading at this level, else at its own. */
  draw: (record: ModuleRecord, level?: number) => ReactNode
  /** From 2 to 6, null for a kind without a heading. */
  levelOf: (record: ModuleRecord) => number | null
}

/** The server has parsed the record with the kind's schema (or marked it invalid), so visitors download no schema. */
export function defineView<S extends ModuleSchema>(View: ComponentType<ModuleProps<S>>): ModuleView {
  return { draw: (record) => <View {...getProps<S>(record)} />, levelOf: () => null }
}

/** For a kind with a heading. */
export function defineHeadedView<S extends ModuleSchema>(
  View: ComponentType<HeadedProps<S>>,
  levelOf: (module: ModuleProps<S>) => number,
): ModuleView {
  return {
    draw(record, level = levelOf(getProps<S>(record))) {
      return <View {...getProps<S>(record)} heading={`h${level}` as HeadedProps<S>['heading']} />
    },
    levelOf: (record) => levelOf(getProps<S>(record)),
  }
}

/** The registry holds kinds of different types; only this function casts between them. */
function getProps<S extends ModuleSchema>(record: ModuleRecord): ModuleProps<S> {
  return record as unknown as ModuleProps<S>
}

export type FieldProps = {
  /** The props the view received. */
  of: { id: number; fallback: string[] }
  name: string
  /** HTML from the server's sanitiser instead of plain text. */
  rich?: boolean
  as?: ElementType
  className?: string | undefined
}

/** How modules and their texts are rendered; the page editor replaces these. */
type ModuleRendering = {
  locale: Locale
  Module: ComponentType<{ record: ModuleRecord }>
  Text: ComponentType<FieldProps>
  /** The one of an FAQ item where its texts are editable: they must not be inside buttons or links. */
  Disclosure?: ComponentType<DisclosureProps>
}
export type DisclosureProps = { styles: Readonly<Record<string, string>>; question: ReactNode; children: ReactNode }

export const ModuleRenderingContext = createContext<ModuleRendering>({
  locale: 'de',
  Module: () => null,
  Text: PlainText,
})

/** A text of the module: marked with its language when it falls back, editable in the editor. */
export function Field(props: FieldProps) {
  const { Text } = useContext(ModuleRenderingContext)
  return <Text {...props} />
}

export function PlainText({ of, name, rich, as: Tag = rich ? 'div' : 'span', className }: FieldProps) {
  const { locale } = useContext(ModuleRenderingContext)
  const value: unknown = Reflect.get(of, name)
  if (typeof value !== 'string' || value === '') return null
  const lang = of.fallback.includes(name) ? { lang: otherLocale(locale) } : {}
  if (rich) return <Tag className={className} {...lang} dangerouslySetInnerHTML={{ __html: value }} />
  return (
    <Tag className={className} {...lang}>
      {value}
    </Tag>
  )
}
