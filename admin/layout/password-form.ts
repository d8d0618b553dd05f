import { HttpError } from 'react-admin'
import { errorMessage } from '../api/error-message.ts'

type FieldValues = Record<string, unknown>

/** Only the form has the repeated password, so it is validated here. */
export function validateRepeat({ current, password, repeat }: FieldValues): FieldValues {
  const errors: FieldValues = {}
  if (current === '') errors.current = 'ra.validation.required'
  if (!password) errors.password = 'ra.validation.required'
  else if (password !== repeat) errors.repeat = 'partitur.account.different'
  return errors
}

/** The server's field errors; errors without a field in these forms go to `notify`. */
export function submitErrors(cause: unknown, notify: (message: string) => void): FieldValues | undefined {
  const { token, ...errors }: FieldValues = (cause instanceof HttpError && cause.body?.errors) || {}
  if (typeof token === 'string') notify(token)
  if (Object.keys(errors).length > 0) return errors
  if (!token) notify(errorMessage(cause))
  return undefined
}
