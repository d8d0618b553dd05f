import { z } from 'zod'
import { fallbackFieldsSchema, imageSchema, localisedSchema, thumbsSchema } from './common.ts'
import { identifierUrlsSchema } from './identifiers.ts'
import { performerParts } from './performer-parts.ts'

export const programmeItemSchema = z.object({
  id: z.int(),
  interval: z.boolean(),
  /** How long the interval is; null where it is not said, and of a work. */
  minutes: z.int().nullable(),
  /** What is said of it on this evening alone. */
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
      /** Where a catalogue or an encyclopedia speaks of it. */
      same_as: z.string(),
      identified: identifierUrlsSchema,
    })
    .nullable(),
})

/** Somebody who takes part in a concert. */
export const performerSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: localisedSchema,
  part: z.enum(performerParts),
  /** A choir, an orchestra or another group, and no single person. */
  is_group: z.boolean(),
  /** The one work in which they take part; null for the whole evening. */
  work_id: z.int().nullable(),
  /** Their place among all of the evening. */
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
