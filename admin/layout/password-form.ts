import { HttpError } from 'react-admin'
import { errorMessage } from '../api/error-message.ts'

type FieldValues = Record<string, unknown>

/** Checked here, because only here it is typed twice. */
export function validateRepeat({ current, password, repeat }: FieldValues): FieldValues {
  const errors: FieldValues = {}
  if (current === '') errors.current = 'ra.validation.required'
  if (!password) errors.password = 'ra.validation.required'
  else if (password !== repeat) errors.repeat = 'partitur.account.different'
  return errors
}

/** The server's words per field; what belongs to no field of these forms is told by `notify`. */
export function submitErrors(cause: unknown, notify: (message: string) => void): FieldValues | undefined {
  const { token, ...errors }: FieldValues = (cause instanceof HttpError && cause.body?.errors) || {}
  if (typeof token === 'string') notify(token)
  if (Object.keys(errors).length > 0) return errors
  if (!token) notify(errorMessage(cause))
  return undefined
}
