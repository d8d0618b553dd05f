import { HttpError } from 'react-admin'
import { messageOf } from '../api/message-of.ts'

type Values = Record<string, unknown>

/** Checked here, because only here it is typed twice. */
export function refuseDifferent({ current, password, repeat }: Values): Values {
  const errors: Values = {}
  if (current === '') errors.current = 'ra.validation.required'
  if (!password) errors.password = 'ra.validation.required'
  else if (password !== repeat) errors.repeat = 'partitur.account.different'
  return errors
}

/** The server's words per field; what belongs to no field of these forms is told by `notify`. */
export function submitErrors(cause: unknown, notify: (message: string) => void): Values | undefined {
  const { token, ...errors }: Values = (cause instanceof HttpError && cause.body?.errors) || {}
  if (typeof token === 'string') notify(token)
  if (Object.keys(errors).length > 0) return errors
  if (!token) notify(messageOf(cause))
  return undefined
}
