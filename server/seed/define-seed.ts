import type { ResourceName } from '#model/define-type.ts'
import type { FieldShape, FieldShapes, ValueOf } from '#model/fields.ts'
import type { SectionOwner } from '../services/sections/owner.ts'
import type { SectionSeed } from './content/page-types.ts'
import type { Text } from './content/types.ts'
import type { SeedContext } from './seeding.ts'

/** Without `svg` it is the drawing of this name in `pictures/`. */
export type DemoPicture = { key: string; alt: Text; svg?: string; focal?: { x: number; y: number } }

/** Sections of the demo record that is called `kind` and `key` in the seed. */
export type RecordSections = {
  content_type: SectionOwner['content_type']
  kind: string
  key: string
  sections: readonly SectionSeed[]
}

type DemoValue<F extends FieldShape> = F extends { type: 'reference' }
  ? string
  : F extends { type: 'references' }
    ? string[]
    : F extends { type: 'rows'; fields: infer R extends FieldShapes }
      ? DemoValues<R>[]
      : F extends { type: 'instant' }
        ? string
        : ValueOf<F>
type RequiredName<F extends FieldShapes> = {
  [K in keyof F]: F[K] extends { system: true } ? never : F[K] extends { required: true } ? K : never
}[keyof F]
type DemoValues<F extends FieldShapes> = { -readonly [K in RequiredName<F>]: DemoValue<F[K]> } & {
  -readonly [K in Exclude<keyof F, RequiredName<F>>]?: DemoValue<F[K]>
}

/** A demo record of a declared type. The keys of other records stand in place of their ids. */
export type DemoRecord<T extends { fields: FieldShapes }> = DemoValues<T['fields']> & { key: string; slug?: Text }

/** The demo records, pictures and sections of a folder; `after` names the folders that its records refer to. */
export type TypeSeed = {
  after?: readonly string[]
  pictures?: readonly DemoPicture[]
  sections?: readonly RecordSections[]
  /** Created in this order; `seed` creates records that need more than their values. */
  records?: Readonly<Partial<Record<ResourceName, readonly { key: string; slug?: Text }[]>>>
  seed?: (seeding: SeedContext) => Promise<void>
}
