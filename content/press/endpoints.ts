import { z } from 'zod'
import { imageShape } from '#contract/common.ts'
import { listEndpoint } from '#contract/endpoint.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import pressPicture from './fields.ts'

const pressPictureSchema = z.object({
  id: z.int(),
  ...publicShapeOf(pressPicture.fields),
  credit: z.string(),
  ...imageShape,
  /** Download of the largest stored size. */
  download: z.string(),
})
export type PressPicture = z.output<typeof pressPictureSchema>

const pressGroupSchema = z.object({
  /** `production-3`, `person-8`; `organisation` for neither. */
  key: z.string(),
  name: z.string(),
  /** Null without a page for this viewer. */
  url: z.string().nullable(),
  /** Text to print with the pictures, rich text. */
  text: z.string(),
  pictures: z.array(pressPictureSchema),
})
export type PressGroup = z.output<typeof pressGroupSchema>

export const listPress = listEndpoint(
  'list_press',
  '/api/press/',
  'Pictures and texts that the press may print, by concert and person',
  pressGroupSchema,
)
