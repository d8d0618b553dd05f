import { z } from 'zod'

/** An entry of a mixed list, in one language. */
export const namedRecordSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** A line of details: where, who, by whom. */
  note: z.string(),
  /** The next or last date of a concert, the day of an article. */
  date: z.string().nullable(),
  /** Whether visitors see it, by its own rule alone. */
  is_shown: z.boolean(),
})
export type NamedRecord = z.output<typeof namedRecordSchema>
