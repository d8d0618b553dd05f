/** Bounds of a file; a run of more than `direct` lines is applied in batches, with its progress. */
export const IMPORT_LIMITS = {
  characters: 5_000_000,
  lines: 5000,
  columns: 200,
  cellCharacters: 30_000,
  direct: 300,
} as const

/** The result of a line: a new record, a change, no change, or an error. */
export const importLineStates = ['wrong', 'new', 'changed', 'unchanged'] as const
export type ImportLineState = (typeof importLineStates)[number]
