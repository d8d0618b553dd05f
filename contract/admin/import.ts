import { z } from 'zod'
import { undoAnswer } from './undo.ts'

/** What one import takes, while which other writers wait some seconds; a longer file is cut into several. */
export const IMPORT_LIMITS = { characters: 5_000_000, lines: 2000 } as const

/** What becomes of a line: a record of its own, a change of a known one, nothing, or nothing because something in it is wrong. */
export const importLineStates = ['wrong', 'new', 'changed', 'unchanged'] as const
export type ImportLineState = (typeof importLineStates)[number]

/** `plan` is the answer's of the same file before: with it the import is done, as far as it would still do the same. */
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
  /** `column` is empty where it is the whole line. */
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
  /** Worth a look before it is done, and no obstacle. */
  warnings: z.array(z.string()),
})
export type ImportLine = z.output<typeof lineSchema>

/** What lines of changes would do, or have done: of a file, or of a change to many records at once. */
export const previewedChangesSchema = z.object({
  counts: z.record(z.enum(importLineStates), z.int()),
  /** Without those that change nothing, which are counted alone. */
  lines: z.array(lineSchema),
  /** Stands for exactly these changes to exactly these versions. */
  plan: z.string(),
  /** Whether it is done. False where only this was asked, and where `plan` no longer fits: then nothing was written. */
  done: z.boolean(),
  /** The bulk call that undoes the import, while none of its records was changed since; empty in a preview. */
  undo: undoAnswer,
})
export type PreviewedChanges = z.output<typeof previewedChangesSchema>

export const importResultSchema = previewedChangesSchema.extend({
  /** Heads of the file that are no columns, and are left out. */
  unknown: z.array(z.string()),
})
export type ImportResult = z.output<typeof importResultSchema>
