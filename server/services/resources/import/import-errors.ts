import { AppError } from '#contract/errors.ts'

export function fileError(complaint: string): AppError {
  return new AppError('bad_input', { message: `an import: ${complaint}`, fields: { text: [complaint] } })
}

/** A problem in a cell; `code` or `code:detail`, translated by field-texts.ts. */
export class CellProblem extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}
