import { z } from 'zod'
import { imageShape, localisedSchema } from '#contract/common.ts'
import { identifierUrlsSchema } from '#contract/links/identifiers.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import { workSchema } from '../../work/endpoints.ts'
import { production } from '../fields.ts'

export const programmeItemSchema = z.object({
  id: z.int(),
  interval: z.boolean(),
  /** The length of an interval; null if unknown, and for works. */
  minutes: z.int().nullable(),
  ...publicShapeOf(production.fields.programme.fields),
  work: workSchema.nullable(),
})

export const performerSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: localisedSchema,
  ...publicShapeOf(production.fields.people.fields),
  /** A choir, orchestra or other group. */
  is_group: z.boolean(),
  /** The only work in which they take part; null for the whole concert. */
  work_id: z.int().nullable(),
  /** The position among all performers. */
  order: z.int(),
  url: z.string().nullable(),
  identified: identifierUrlsSchema,
  ...imageShape,
})
export type Performer = z.output<typeof performerSchema>
