import { HttpError } from 'react-admin'
import { collectErrorMessages } from './form-errors.ts'

/** What to say of a failure where there is no form to say it in: the complaints of its fields, or what it is about. */
export function errorMessage(error: unknown): string {
  const complaints = error instanceof HttpError ? collectErrorMessages(error.body?.errors) : []
  if (complaints.length > 0) return complaints.join(' ')
  return error instanceof Error && error.message ? error.message : 'partitur.message.failed'
}
