import { HttpError } from 'react-admin'
import type { FetchLike, RequestLogin } from '#contract/client.ts'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { AppError, needsLogin } from '#contract/errors.ts'
import { createSessionClient } from '#contract/session-client.ts'
import { currentLanguage } from '../i18n/language.ts'
import { toFormErrors } from './form-errors.ts'
import { announceLostSession, askForPassword } from './lost-session.ts'

// An expired session opens the login over the form, which the user submits again: the input may have changed meanwhile.
const askAgain: RequestLogin = async (_signal, code) => code === 'stale_login' && (await askForPassword())

/** Calls the API in the language of the screen; a refusal is an HttpError with the server's messages. */
export const call = createCall()

export function createCall(fetch?: FetchLike) {
  const client = createSessionClient({ language: currentLanguage, login: askAgain, ...(fetch ? { fetch } : {}) })
  return async function call<E extends Endpoint>(
    target: Pick<E, 'method' | 'path'>,
    input: InputOf<E>,
    signal?: AbortSignal,
  ): Promise<OutputOf<E>> {
    try {
      return await client<E>(target, input, signal)
    } catch (error) {
      throw error instanceof AppError ? toHttpError(error, (input as { body?: unknown }).body) : error
    }
  }
}

/** In react-admin's form: the text as the message, field errors as `body.errors`. */
function toHttpError(
  { code, status, message, cause, fields, current, conflict, places }: AppError,
  sentValues: unknown,
): HttpError {
  if (cause) return new HttpError('partitur.message.unreachable', 0)
  if (needsLogin(code) && code !== 'stale_login') announceLostSession('ended')
  return new HttpError(message || 'ra.notification.http_error', status, {
    code,
    ...(fields ? { errors: toFormErrors(fields, sentValues) } : {}),
    ...(current ? { current, conflict } : {}),
    ...(places ? { places } : {}),
  })
}
