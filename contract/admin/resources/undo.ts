import { z } from 'zod'

/** As many records as one import writes. */
const MAX_UNDONE_RECORDS = 2000

const recordId = z.int().positive()
const versioned = z.object({ id: recordId, version: z.int().min(1) })

export function undoShape<T extends z.ZodType>(set: T) {
  return z.object({
    changes: z.array(versioned.extend({ set })).max(MAX_UNDONE_RECORDS).default([]),
    created: z.array(versioned).max(MAX_UNDONE_RECORDS).default([]),
    deleted: z.array(recordId).max(MAX_UNDONE_RECORDS).default([]),
  })
}

export const undoAnswer = undoShape(z.record(z.string(), z.unknown()))
export type Undo = z.output<typeof undoAnswer>
