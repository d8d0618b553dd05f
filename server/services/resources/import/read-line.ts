import type { ImportProblem } from './import-errors.ts'

type FieldValues = Record<string, unknown>
/** `stored` is null for a new one. `repeats`: the earlier line with the same content. */
export type ReadLine = {
  line: number
  stored: FieldValues | null
  body: FieldValues
  complaints: ImportProblem[]
  warnings?: string[]
  repeats?: number
  /** For a record made of several lines: how many, and whether none of them was wrong. */
  rows?: { lines: number; isComplete: boolean }
}
