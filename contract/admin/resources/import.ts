import { z } from 'zod'
import { IMPORT_LIMITS, importLineStates } from './import-limits.ts'
import { undoAnswer } from './undo.ts'

const shortText = z.string().max(300)

/** The answer for a name that no record has. */
const nameAnswerSchema = z.object({
  resource: z.string().max(60),
  name: shortText,
  action: z.enum(['create', 'skip', 'same']),
  /** The record that is the same. */
  id: z.int().positive().optional(),
})
export type NameAnswer = z.output<typeof nameAnswerSchema>

/** How a file is read. Anything left out is as this account chose for the same headings, else guessed. */
const importChoicesShape = {
  /** The key of each column's target, empty for one that is left out. */
  columns: z.array(z.string().max(100)).max(IMPORT_LIMITS.columns).optional(),
  /** Cells that every line gets, by key of the target. */
  everyLine: z.record(z.string().max(100), shortText).optional(),
  answers: z.array(nameAnswerSchema).max(2000).optional(),
}

const importChoicesSchema = z.object(importChoicesShape)
/** Choices of an account for files with the same headings. */
export type ImportChoices = z.output<typeof importChoicesSchema>

/** `plan`: from the preview of the same file; applies the import if it would still do the same. */
export const importBody = z
  .object({
    text: z.string().min(1).max(IMPORT_LIMITS.characters).optional(),
    /** The cells of a spreadsheet's sheet, with its empty rows. */
    rows: z
      .array(z.array(z.string().max(IMPORT_LIMITS.cellCharacters)).max(IMPORT_LIMITS.columns))
      .min(1)
      .max(IMPORT_LIMITS.lines + 50)
      .optional(),
    /** The file's name, for the list of runs. */
    name: shortText.default(''),
    plan: z.string().max(100).optional(),
    ...importChoicesShape,
  })
  .refine(({ text, rows }) => (text === undefined) !== (rows === undefined), { path: ['text'], error: 'required' })

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
  /** The bulk call that undoes the change while none of its records has changed since; empty in a preview. */
  undo: undoAnswer,
})
export type PreviewedChanges = z.output<typeof previewedChangesSchema>

const columnSchema = z.object({
  head: z.string(),
  /** Key of the target, empty when the column is left out. */
  target: z.string(),
  /** The first cells. */
  sample: z.array(z.string()),
})
export type ImportColumn = z.output<typeof columnSchema>

const targetSchema = z.object({ key: z.string(), label: z.string(), group: z.string() })
export type ImportTargetOption = z.output<typeof targetSchema>

/** A name in the file that no record has, or several have. */
const unknownNameSchema = z.object({
  resource: z.string(),
  name: z.string(),
  /** The first line, and the number of lines. */
  line: z.int(),
  count: z.int(),
  isCreatable: z.boolean(),
  similar: z.array(z.object({ id: z.int(), title: z.string() })),
  answer: nameAnswerSchema.pick({ action: true, id: true }).nullable(),
})
export type UnknownName = z.output<typeof unknownNameSchema>

export const importResultSchema = previewedChangesSchema.omit({ undo: true }).extend({
  /** Unknown headings, whose columns are ignored. */
  unknown: z.array(z.string()),
  /** Empty for JSON Lines. */
  columns: z.array(columnSchema),
  targets: z.array(targetSchema),
  /** Required targets without a column, with the names to choose from. */
  missing: z.array(targetSchema.extend({ value: z.string(), choices: z.array(z.string()) })),
  names: z.array(unknownNameSchema),
  /** Lines read; several can belong to one record. */
  read: z.int(),
  /** The run that applies or has applied it. */
  run: z.int().nullable(),
})
export type ImportResult = z.output<typeof importResultSchema>

/** `stopped`: its process ended before it was done; the rest is imported with the same file, or undone. */
export const importRunStates = ['running', 'done', 'stopped', 'undoing', 'undone'] as const
export type ImportRunState = (typeof importRunStates)[number]

export const importRunSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  user_name: z.string(),
  resource: z.string(),
  file: z.string(),
  state: z.enum(importRunStates),
  /** Records to write, and those written or refused so far; while it is undone, those that remain. */
  total: z.int(),
  finished: z.int(),
  /** Refused when they were written. */
  wrong: z.int(),
})
export type ImportRun = z.output<typeof importRunSchema>

/** A file to fill in: the headings, then examples. */
export const importTemplateSchema = z.object({ rows: z.array(z.array(z.string())) })
