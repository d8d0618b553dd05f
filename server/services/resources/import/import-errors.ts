import { type AppError, fieldError } from '#contract/errors.ts'
import type { ResourceName } from '#model/define-type.ts'

export function fileError(complaint: string): AppError {
  return fieldError('text', complaint, `an import: ${complaint}`)
}

type NamedRecord = { resource: ResourceName; name: string }

/**
 * A problem in a cell; `code` or `code:detail`, translated by field-texts.ts. `names` are those that no record has, or
 * several have.
 */
export class CellProblem extends Error {
  constructor(
    readonly code: string,
    readonly names: readonly NamedRecord[] = [],
  ) {
    super(code)
  }
}

/** `names`: those in the cell that no record has, or several have. */
export type ImportProblem = { field: string; head: string; code: string; names?: readonly NamedRecord[] }
