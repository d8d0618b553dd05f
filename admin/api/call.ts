import { HttpError } from 'react-admin'
import { codeOfProblem } from '#contract/errors.ts'
import { problemSchema } from '#contract/problem.ts'
import { currentLanguage } from '../i18n/language.ts'
import { toFormErrors } from './form-errors.ts'
import { announceLostSession } from './lost-session.ts'

export type CallOptions = {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  signal?: AbortSignal | undefined
}

/** One call of the API in the language of the screen; a refusal is an HttpError with the server's words. */
export async function callApi(path: string, { method = 'GET', body, signal }: CallOptions = {}): Promise<unknown> {
  const isForm = body instanceof FormData
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: { ...apiHeaders(method), ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
      signal: signal ?? null,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new HttpError('partitur.message.unreachable', 0)
  }
  const text = await response.text()
  const answer: unknown = text === '' ? null : parseJson(text)
  if (!response.ok) throw toHttpError(response.status, answer, body)
  return answer
}

export function apiHeaders(method: string): Record<string, string> {
  return { accept: 'application/json', 'accept-language': currentLanguage(), ...(method === 'GET' ? {} : { 'x-csrftoken': csrfToken() }) }
}

/** What react-admin shows for a refusal: the words as the message, the words per field as `body.errors`. */
export function toHttpError(status: number, answer: unknown, sent: unknown): HttpError {
  const problem = problemSchema.safeParse(answer)
  if (!problem.success) return new HttpError('partitur.message.failed', status)
  const { title, detail, errors, current, conflict, places } = problem.data
  const code = codeOfProblem(problem.data)
  if (code === 'unauthenticated' || code === 'csrf') announceLostSession()
  return new HttpError(detail ?? title, status, {
    code,
    ...(errors ? { errors: toFormErrors(errors, sent) } : {}),
    ...(current ? { current, conflict } : {}),
    ...(places ? { places } : {}),
  })
}

function csrfToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
