import { HttpError } from 'react-admin'
import { i18nProvider } from '../i18n/i18n-provider.ts'
import { collectErrorMessages } from './form-errors.ts'

/** One text for a failure without a form: its field errors, or its message, which may be a message key. */
export function errorMessage(error: unknown): string {
  const complaints = error instanceof HttpError ? collectErrorMessages(error.body?.errors) : []
  if (complaints.length > 0) return complaints.join(' ')
  const message = error instanceof Error && error.message ? error.message : 'ra.notification.http_error'
  return i18nProvider.translate(message, { _: message })
}

/** As `errorMessage`, of an undo: the entries may have been changed since. */
export function undoErrorMessage(error: unknown): string {
  return errorMessage(
    error instanceof HttpError && error.status === 409 ? new Error('partitur.import.undoTooLate') : error,
  )
}
