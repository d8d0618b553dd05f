import { HttpError } from 'react-admin'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { AppError, needsLogin } from '#contract/errors.ts'
import { sessionClient } from '#contract/session-client.ts'
import { currentLanguage } from '../i18n/language.ts'
import { toFormErrors } from './form-errors.ts'
import { announceLostSession } from './lost-session.ts'

const client = sessionClient({ language: currentLanguage })

/** One call of the contract in the language of the screen; a refusal is an HttpError with the server's words. */
export async function call<E extends Endpoint>(target: Pick<E, 'method' | 'path'>, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>> {
  try {
    return await client<E>(target, input, signal)
  } catch (error) {
    throw error instanceof AppError ? toHttpError(error, (input as { body?: unknown }).body) : error
  }
}

/** What react-admin shows for a refusal: the words as the message, the words per field as `body.errors`. */
export function toHttpError({ code, status, message, cause, fields, current, conflict, places }: AppError, sent: unknown): HttpError {
  if (cause) return new HttpError('partitur.message.unreachable', 0)
  if (needsLogin(code)) announceLostSession(code === 'stale_login' ? 'stale' : 'ended')
  return new HttpError(message || 'partitur.message.failed', status, {
    code,
    ...(fields ? { errors: toFormErrors(fields, sent) } : {}),
    ...(current ? { current, conflict } : {}),
    ...(places ? { places } : {}),
  })
}
