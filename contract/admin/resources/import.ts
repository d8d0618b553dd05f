import { z } from 'zod'
import { undoAnswer } from './undo.ts'

/** Other writers wait some seconds during an import; longer files have to be split. */
export const IMPORT_LIMITS = { characters: 5_000_000, lines: 2000 } as const

/** The result of a line: a new record, a change, no change, or an error. */
export const importLineStates = ['wrong', 'new', 'changed', 'unchanged'] as const
export type ImportLineState = (typeof importLineStates)[number]

/** `plan`: from the preview of the same file; applies the import if it would still do the same. */
export const importBody = z.object({
  text: z.string().min(1).max(IMPORT_LIMITS.characters),
  plan: z.string().max(100).optional(),
})

const lineSchema = z.object({
  line: z.int(),
  state: z.enum(importLineStates),
  id: z.int().nullable(),
  title: z.string(),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  /** `column` is empty for the whole line. */
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
  /** Hints that do not prevent the import. */
  warnings: z.array(z.string()),
})
export type ImportLine = z.output<typeof lineSchema>

/** A preview or result of changes: from a file, or a bulk change. */
export const previewedChangesSchema = z.object({
  counts: z.record(z.enum(importLineStates), z.int()),
  /** Unchanged lines are only counted. */
  lines: z.array(lineSchema),
  /** Hash of these changes to these versions. */
  plan: z.string(),
  /** False for a preview, and when `plan` no longer matches: then nothing was written. */
  done: z.boolean(),
  /** The bulk call that undoes the import while none of its records has changed since; empty in a preview. */
  undo: undoAnswer,
})
export type PreviewedChanges = z.output<typeof previewedChangesSchema>

export const importResultSchema = previewedChangesSchema.extend({
  /** Unknown headings, whose columns are ignored. */
  unknown: z.array(z.string()),
})
export type ImportResult = z.output<typeof importResultSchema>
