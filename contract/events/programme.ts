import { z } from 'zod'
import { fallbackFieldsSchema, imageSchema, localisedSchema, thumbsSchema } from '../common.ts'
import { identifierUrlsSchema } from '../links/identifiers.ts'
import { performerParts } from './performer-parts.ts'

export const programmeItemSchema = z.object({
  id: z.int(),
  interval: z.boolean(),
  /** The length of an interval; null if unknown, and for works. */
  minutes: z.int().nullable(),
  /** A note for this concert only. */
  note: z.string(),
  fallback: fallbackFieldsSchema,
  work: z
    .object({
      id: z.int(),
      title: z.string(),
      fallback: fallbackFieldsSchema,
      url: z.string(),
      composer: z.object({
        id: z.int(),
        url: z.string(),
        name: z.string(),
        born: z.int().nullable(),
        died: z.int().nullable(),
        same_as: z.string(),
        identified: identifierUrlsSchema,
      }),
      movements: z.array(z.string()),
      minutes: z.int().nullable(),
      /** A catalogue or encyclopedia entry. */
      same_as: z.string(),
      identified: identifierUrlsSchema,
    })
    .nullable(),
})

export const performerSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: localisedSchema,
  part: z.enum(performerParts),
  /** A choir, orchestra or other group. */
  is_group: z.boolean(),
  /** The only work in which they take part; null for the whole concert. */
  work_id: z.int().nullable(),
  /** The position among all performers. */
  order: z.int(),
  /** Instrument or voice in this production. */
  instrument: z.string(),
  fallback: fallbackFieldsSchema,
  url: z.string().nullable(),
  identified: identifierUrlsSchema,
  image: imageSchema.nullable(),
  thumbs: thumbsSchema.nullable(),
})
export type Performer = z.output<typeof performerSchema>
