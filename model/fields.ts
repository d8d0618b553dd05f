import type { ResourceName } from './define-type.ts'

/** A text of the back office in both languages. */
export type Label = readonly [de: string, en: string]
export type Labels = Readonly<Record<string, Label>>
export type Localised = { de: string; en: string }

type Shared = {
  label: Label
  /** Shown below the input. */
  help?: Label
  /** Words of stored values for exports, also of a text or of a list's numbers. */
  options?: Labels
  /** Must not be empty; a localised text in German. Of system fields: always set, perhaps to an empty text. */
  required?: true
  /** Part of the record that visitors get. */
  public?: true
  /** Set by the system: part of answers, never sent. */
  system?: true
}

/** One stored field of a record. Texts have at most `max` characters, by default 300. */
export type FieldShape = Shared &
  (
    | { type: 'text'; localised?: true; multiline?: true; max?: number; pattern?: { regex: RegExp; error: string } }
    /** A name or identifier: invisible characters are removed. */
    | { type: 'name'; max?: number }
    | { type: 'rich-text' }
    | { type: 'slug' }
    /** A URL, a path or a reference such as `page:3`. */
    | { type: 'link'; localised?: true }
    /** An http(s) URL. */
    | { type: 'web-address' }
    | { type: 'email' }
    | { type: 'phone' }
    /** The record's id in a public catalogue. */
    | { type: 'catalogue-id'; catalogue: 'wikidata' | 'musicbrainz' | 'gnd' }
    /** The record's id in another system, by which imports find it. */
    | { type: 'external-id' }
    /** The key of an accent colour. */
    | { type: 'color' }
    /** Without `initial` it must be chosen; null: nothing chosen. */
    | { type: 'choice'; options: Labels; initial?: string | null }
    /** An integer. */
    | { type: 'number'; min?: number; max?: number; initial?: number }
    | { type: 'fraction'; initial: number }
    | { type: 'cents' }
    /** `initial: null` is a third state: not stated. */
    | { type: 'boolean'; initial: boolean | null }
    /** An import fills it from another one, this many minutes later. */
    | { type: 'instant'; after?: { field: string; minutes: number } }
    /** A local day, `2027-05-31`, or empty. */
    | { type: 'day' }
    /** A local month, `2027-03`, or empty. */
    | { type: 'month' }
    | { type: 'text-list'; of: 'text' | 'name'; max: number }
    | { type: 'number-list' }
    /** `fit` is that of a picture's preview. */
    | { type: 'reference'; to: ResourceName; fit?: 'contain' }
    /** The release with which the record is published. */
    | { type: 'release' }
    /** Stored in a table of pairs. */
    | {
        type: 'references'
        to: ResourceName
        pairs: { table: string; own: string; other: string }
        /** Values of a record that is created for this field. */
        createWith?: Readonly<Record<string, unknown>>
      }
    /**
     * Stored in a table of their own, with the record's id in `own`; `ordered` numbers them in `order`, `versioned` ones
     * have an optimistic lock.
     */
    | {
        type: 'rows'
        fields: FieldShapes
        table: string
        own: string
        min?: number
        max: number
        ordered?: true
        versioned?: true
      }
  )

export type FieldShapes = Readonly<Record<string, FieldShape>>
export type FieldType = FieldShape['type']
export type ShapeOf<T extends FieldType> = Extract<FieldShape, { type: T }>

export const isListShape = ({ type }: FieldShape): boolean =>
  type === 'references' || type === 'rows' || type === 'text-list' || type === 'number-list'

type Nullable<F, T> = F extends { required: true } ? T : T | null

/** The stored value of a field; times are Date. */
export type ValueOf<F extends FieldShape> = F extends { type: 'choice'; options: infer O }
  ? Extract<keyof O, string> | (F extends { initial: null } ? null : never)
  : F extends { type: 'text' | 'link'; localised: true } | { type: 'rich-text' }
    ? Localised
    : F extends { type: 'external-id' }
      ? string | null
      : F extends { type: 'boolean'; initial: infer I }
        ? boolean | (I extends null ? null : never)
        : F extends { type: 'fraction' } | { type: 'number'; initial: number }
          ? number
          : F extends { type: 'number' | 'cents' | 'reference' | 'release' }
            ? Nullable<F, number>
            : F extends { type: 'instant' }
              ? Nullable<F, Date>
              : F extends { type: 'references' | 'number-list' }
                ? number[]
                : F extends { type: 'text-list' }
                  ? string[]
                  : F extends { type: 'rows'; fields: infer R extends FieldShapes }
                    ? Values<R>[]
                    : string
export type Values<F extends FieldShapes> = { -readonly [K in keyof F]: ValueOf<F[K]> }

/** Keeps the exact type of shapes that several types share. */
const shape = <const F extends FieldShape>(field: F): F => field
const shapes = <const F extends FieldShapes>(fields: F): F => fields

/** Fields that several types have, with the same words. */
export const field = {
  name: shape({ type: 'text', localised: true, required: true, label: ['Name', 'Name'] }),
  order: shape({
    type: 'number',
    min: 0,
    max: 1_000_000,
    initial: 0,
    label: ['Reihenfolge', 'Order'],
    help: ['Kleine Zahlen stehen vorn.', 'Small numbers come first.'],
  }),
  /** The half of the site that shows the record. */
  variant: shape({
    type: 'choice',
    options: { orchestra: ['Orchester', 'Orchestra'], school: ['Musikschule', 'Music school'] },
    label: ['Haus', 'House'],
  }),
  image: shape({ type: 'reference', to: 'images', label: ['Bild', 'Picture'] }),
  color: shape({ type: 'color', label: ['Akzentfarbe', 'Accent colour'] }),
  createdAt: shape({ type: 'instant', required: true, system: true, label: ['Angelegt', 'Created'] }),
  externalId: shape({ type: 'external-id', label: ['Fremde Nummer', 'External number'] }),
} as const

/** Whether and from when visitors see the record: at a time, or with the release `online_with`, whose time counts. */
export const onlineFields = shapes({
  is_online: { type: 'boolean', initial: true, label: ['Online', 'Online'] },
  online_from: { type: 'instant', label: ['Sichtbar ab', 'Visible from'] },
  online_with: { type: 'release', label: ['Veröffentlichung', 'Release'] },
})

export const slugFields = shapes({
  slug_de: { type: 'slug', label: ['Adresse (Deutsch)', 'Address (German)'] },
  slug_en: { type: 'slug', label: ['Adresse (Englisch)', 'Address (English)'] },
})

/** Fields of a file in the media store, set by its upload. */
export const storedFileFields = shapes({
  mime: { type: 'text', required: true, system: true, label: ['Format', 'Format'] },
  bytes: { type: 'number', required: true, system: true, label: ['Größe', 'Size'] },
  /** Names the file and the immutable URLs. */
  hash: { type: 'text', required: true, system: true, label: ['Prüfsumme', 'Checksum'] },
  /** Several records may share it. */
  file: { type: 'text', required: true, system: true, label: ['Name im Speicher', 'Name in the store'] },
  created_at: field.createdAt,
})

export const catalogueFields = shapes({
  wikidata: { type: 'catalogue-id', catalogue: 'wikidata', label: ['Wikidata', 'Wikidata'] },
  musicbrainz: { type: 'catalogue-id', catalogue: 'musicbrainz', label: ['MusicBrainz', 'MusicBrainz'] },
  gnd: { type: 'catalogue-id', catalogue: 'gnd', label: ['GND (Normdatei)', 'GND (authority file)'] },
})
