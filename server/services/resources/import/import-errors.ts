import { AppError } from '#contract/errors.ts'

/** Why a file cannot be read at all. */
export function fileError(complaint: string): AppError {
  return new AppError('bad_input', { message: `an import: ${complaint}`, fields: { text: [complaint] } })
}

/** What is wrong in a cell; `code` or `code:detail`, put into words by field-texts.ts. */
export class CellProblem extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}
