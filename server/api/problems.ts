import type { Context } from 'hono'
import type { Locale } from '#config'
import { AppError, type ErrorCode, type FieldErrors, type Problem, statusByCode } from '#contract/errors.ts'
import { duplicateColumn, isRejectedValue, isUnavailable } from '#server/db/database-errors.ts'
import { RETRY_AFTER_SECONDS } from '#server/db/sqlite/write-queue.ts'
import { fieldErrorText } from './field-texts.ts'

const titles: Record<Locale, Record<ErrorCode, string>> = {
  de: {
    bad_input: 'Bitte prüfen Sie die Eingaben.',
    bad_address: 'Diese Adresse ist nicht richtig geschrieben.',
    unauthenticated: 'Bitte melden Sie sich an.',
    wrong_credentials: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    second_factor: 'Bitte geben Sie den Code Ihrer App ein.',
    csrf: 'Die Sitzung ist abgelaufen. Bitte laden Sie die Seite neu.',
    forbidden: 'Dafür fehlt Ihnen die Berechtigung.',
    stale_login: 'Bitte melden Sie sich dafür zur Sicherheit noch einmal an.',
    needs_second_factor:
      'Ihr Konto braucht die Anmeldung in zwei Schritten. Laden Sie die Verwaltung neu, um sie einzurichten.',
    not_found: 'Das gibt es nicht.',
    method_not_allowed: 'Dieser Aufruf ist hier nicht möglich.',
    conflict: 'Das wurde inzwischen an anderer Stelle geändert.',
    in_use: 'Das wird noch verwendet und kann nicht gelöscht werden.',
    too_large: 'Das ist zu groß.',
    address_too_long: 'Diese Adresse ist zu lang.',
    unsupported_media: 'Dieses Format wird nicht angenommen.',
    too_many_requests: 'Zu viele Versuche. Bitte warten Sie etwas.',
    internal: 'Es ist ein Fehler aufgetreten.',
    unknown_middleware: 'Unknown middleware',
    unavailable: 'Der Dienst ist gerade nicht erreichbar.',
  },
  en: {
    bad_input: 'Please check what you entered.',
    bad_address: 'This address is not written correctly.',
    unauthenticated: 'Please log in.',
    wrong_credentials: 'The e-mail address or the password is wrong.',
    second_factor: 'Please enter the code of your app.',
    csrf: 'The session has expired. Please reload the page.',
    forbidden: 'You are not allowed to do this.',
    stale_login: 'For this please log in once more, to be safe.',
    needs_second_factor: 'Your account needs two-step login. Reload the back office to set it up.',
    not_found: 'This does not exist.',
    method_not_allowed: 'This call is not possible here.',
    conflict: 'This was changed elsewhere in the meantime.',
    in_use: 'This is still in use and cannot be deleted.',
    too_large: 'This is too large.',
    address_too_long: 'This address is too long.',
    unsupported_media: 'This format is not accepted.',
    too_many_requests: 'Too many attempts. Please wait a little.',
    internal: 'An error occurred.',
    unknown_middleware: 'Unknown middleware',
    unavailable: 'The service cannot be reached right now.',
  },
}

export function problemTitle(code: ErrorCode, locale: Locale): string {
  return titles[locale][code]
}

/** The only place that turns an error into a response (RFC 9457), in the request's language. */
export function problemResponse(c: Context, error: AppError, locale: Locale): Response {
  const problem: Problem = {
    type: `/problems/${error.code}`,
    title: titles[locale][error.code],
    status: statusByCode[error.code],
    ...(error.fields ? { errors: translate(error.fields, locale) } : {}),
    ...(error.current === undefined ? {} : { current: error.current }),
    ...(error.conflict ? { conflict: error.conflict } : {}),
    ...(error.places ? { places: error.places } : {}),
  }
  if (error.retryAfterSeconds) c.header('Retry-After', String(error.retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  return c.body(JSON.stringify(problem), statusByCode[error.code], {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': locale,
  })
}

function translate(fields: FieldErrors, locale: Locale): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map((message) => fieldErrorText(message, locale) ?? message),
    ]),
  )
}

/** Converts any error to an AppError: unknown ones are internal errors. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // Drizzle wraps errors of its connection.
  if (error instanceof Error && error.cause instanceof AppError) return error.cause
  if (isUnavailable(error))
    return new AppError('unavailable', {
      message: 'the database or the disk does not answer',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    })
  if (isRejectedValue(error)) {
    const column = duplicateColumn(error)
    return new AppError('bad_input', {
      message: 'the database refused a value',
      ...(column ? { fields: { [column]: ['taken'] } } : {}),
      cause: error,
    })
  }
  return new AppError('internal', { message: error instanceof Error ? error.message : String(error), cause: error })
}
