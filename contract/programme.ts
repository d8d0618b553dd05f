import { z } from 'zod'
import { bothSchema, fallbackSchema, imageSchema, thumbsSchema } from './common.ts'
import { identifiedSchema } from './identifiers.ts'
import { performerParts } from './performer-parts.ts'

export const programmeItemSchema = z.object({
  id: z.int(),
  interval: z.boolean(),
  /** How long the interval is; null where it is not said, and of a work. */
  minutes: z.int().nullable(),
  /** What is said of it on this evening alone. */
  note: z.string(),
  fallback: fallbackSchema,
  work: z
    .object({
      id: z.int(),
      title: z.string(),
      fallback: fallbackSchema,
      url: z.string(),
      composer: z.object({
        id: z.int(),
        url: z.string(),
        name: z.string(),
        born: z.int().nullable(),
        died: z.int().nullable(),
        same_as: z.string(),
        identified: identifiedSchema,
      }),
      movements: z.array(z.string()),
      minutes: z.int().nullable(),
      /** Where a catalogue or an encyclopedia speaks of it. */
      same_as: z.string(),
      identified: identifiedSchema,
    })
    .nullable(),
})

/** Somebody who takes part in a concert. */
export const performerSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: bothSchema,
  part: z.enum(performerParts),
  /** A choir, an orchestra or another group, and no single person. */
  is_group: z.boolean(),
  /** The one work in which they take part; null for the whole evening. */
  work_id: z.int().nullable(),
  /** Their place among all of the evening. */
  order: z.int(),
  /** Instrument or voice in this production. */
  instrument: z.string(),
  fallback: fallbackSchema,
  url: z.string().nullable(),
  identified: identifiedSchema,
  image: imageSchema.nullable(),
  thumbs: thumbsSchema.nullable(),
})
export type Performer = z.output<typeof performerSchema>
