import { HttpError } from 'react-admin'
import { collectErrorMessages } from './form-errors.ts'

/** One text for a failure without a form: its field errors, or its message. */
export function errorMessage(error: unknown): string {
  const complaints = error instanceof HttpError ? collectErrorMessages(error.body?.errors) : []
  if (complaints.length > 0) return complaints.join(' ')
  return error instanceof Error && error.message ? error.message : 'partitur.message.failed'
}

/** As `errorMessage`, of an undo: the entries may have been changed since. */
export function undoErrorMessage(error: unknown): string {
  return error instanceof HttpError && error.status === 409 ? 'partitur.import.undoTooLate' : errorMessage(error)
}
