import { z } from 'zod'

/** A record among others of other kinds, in one language. */
export const namedRecordSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** A line about it: where, who, by whom. */
  note: z.string(),
  /** Of a concert the next date or the last, of an article its day. */
  date: z.string().nullable(),
  /** Whether visitors see it, as far as its own rule says. */
  is_shown: z.boolean(),
})
export type NamedRecord = z.output<typeof namedRecordSchema>
