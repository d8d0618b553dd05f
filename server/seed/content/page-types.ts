import type audio from '#modules/audio/schema.ts'
import type { ModuleSchema } from '#modules/define.tsx'
import type faq from '#modules/faq/schema.ts'
import type faqitem from '#modules/faqitem/schema.ts'
import type { FieldShape, FieldValues } from '#modules/fields/shapes.ts'
import type fullteaser from '#modules/fullteaser/schema.ts'
import type headline from '#modules/headline/schema.ts'
import type image from '#modules/image/schema.ts'
import type imageitem from '#modules/imageitem/schema.ts'
import type imagelist from '#modules/imagelist/schema.ts'
import type link from '#modules/link/schema.ts'
import type quote from '#modules/quote/schema.ts'
import type socialmedia from '#modules/socialmedia/schema.ts'
import type table from '#modules/table/schema.ts'
import type teaseritem from '#modules/teaseritem/schema.ts'
import type teaserlist from '#modules/teaserlist/schema.ts'
import type text from '#modules/text/schema.ts'
import type video from '#modules/video/schema.ts'
import type videoitem from '#modules/videoitem/schema.ts'
import type videolist from '#modules/videolist/schema.ts'
import type viewer from '#modules/viewer/schema.ts'
import type { Text } from './types.ts'

/** A field of the demo: both languages at once, pictures, files and records by key. */
type SeedValue<F extends FieldShape> = F extends { type: 'reference' | 'link' | 'file' }
  ? string
  : F extends { localised: true } | { type: 'rich-text' }
    ? Text
    : FieldValues<Record<'value', F>>['value']

type Fields<S extends ModuleSchema> = {
  [Name in keyof S['fields'] as S['fields'][Name] extends { required: true } ? Name : never]: SeedValue<
    S['fields'][Name]
  >
} & {
  [Name in keyof S['fields'] as S['fields'][Name] extends { required: true } ? never : Name]?: SeedValue<
    S['fields'][Name]
  >
}

/** A module of the demo; omitted fields take the kind's default. */
type SeedOf<S extends ModuleSchema, Item = never> = { kind: S['kind']; anchor?: string } & Fields<S> &
  ([Item] extends [never] ? unknown : { children: Item[] })

export type HeadlineSeed = SeedOf<typeof headline>
export type TextSeed = SeedOf<typeof text>
export type TableSeed = SeedOf<typeof table>
export type LinkSeed = SeedOf<typeof link>
export type ImageModuleSeed = SeedOf<typeof image>
export type QuoteSeed = SeedOf<typeof quote>
export type FaqItemSeed = SeedOf<typeof faqitem>
export type FaqModuleSeed = SeedOf<typeof faq, FaqItemSeed>
export type FullTeaserSeed = SeedOf<typeof fullteaser>
export type TeaserItemSeed = SeedOf<typeof teaseritem>
export type TeaserListSeed = SeedOf<typeof teaserlist, TeaserItemSeed>
export type ImageItemSeed = SeedOf<typeof imageitem>
/** The fields of both kinds of teasers. */
export type TeaserFields = Required<Omit<TeaserItemSeed, 'kind' | 'anchor'>>

export type ModuleSeed =
  | HeadlineSeed
  | TextSeed
  | TableSeed
  | LinkSeed
  | ImageModuleSeed
  | QuoteSeed
  | FaqModuleSeed
  | FullTeaserSeed
  | TeaserListSeed
  | SeedOf<typeof video>
  | SeedOf<typeof imagelist, ImageItemSeed>
  | SeedOf<typeof videolist, SeedOf<typeof videoitem>>
  | SeedOf<typeof audio>
  | SeedOf<typeof viewer>
  | SeedOf<typeof socialmedia>

export type SectionSeed = {
  slug?: string
  layout: 0 | 1 | 2 | 3 | 4 | 5
  columns: ModuleSeed[][]
}
