import { HttpError } from 'react-admin'
import { complaintsIn } from './form-errors.ts'

/** What to say of a failure where there is no form to say it in: the complaints of its fields, or what it is about. */
export function messageOf(error: unknown): string {
  const complaints = error instanceof HttpError ? complaintsIn(error.body?.errors) : []
  if (complaints.length > 0) return complaints.join(' ')
  return error instanceof Error && error.message ? error.message : 'partitur.message.failed'
}
