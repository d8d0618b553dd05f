import { z } from 'zod'

/** As many records as one import writes. */
const UNDO_MAX = 2000

const recordId = z.int().positive()
const versioned = z.object({ id: recordId, version: z.int().min(1) })

/**
 * What takes a mass change back, all of it or nothing: values from before, records that it made, records that it deleted. A version
 * that was written since answers `conflict`.
 */
export function undoShape<T extends z.ZodType>(set: T) {
  return z.object({
    changes: z.array(versioned.extend({ set })).max(UNDO_MAX).default([]),
    created: z.array(versioned).max(UNDO_MAX).default([]),
    deleted: z.array(recordId).max(UNDO_MAX).default([]),
  })
}

export const undoAnswer = undoShape(z.record(z.string(), z.unknown()))
export type Undo = z.output<typeof undoAnswer>
