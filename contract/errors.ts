/** Every way a call can fail, and the status it answers with. */
export const statusOfCode = {
  bad_input: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  csrf: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  in_use: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  unknown_middleware: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOfCode
export type ErrorStatus = (typeof statusOfCode)[ErrorCode]

/** Messages per field, in the language of the request. Nested fields are joined by dots: `name.en`. */
export type FieldErrors = Record<string, string[]>

/** RFC 9457 `application/problem+json`. `type` is `/problems/{code}`; `current` on 409 the record as it is stored now. */
export type Problem = { type: string; title: string; status: number; detail?: string | undefined; errors?: FieldErrors | undefined; current?: unknown }

/** `message` is for the log; a person reads the translation of `code`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly current: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, about: { message: string; fields?: FieldErrors; current?: unknown; retryAfterSeconds?: number; cause?: unknown }) {
    super(about.message, { cause: about.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = about.fields
    this.current = about.current
    this.retryAfterSeconds = about.retryAfterSeconds
  }

  get status(): ErrorStatus {
    return statusOfCode[this.code]
  }
}

export function codeOfProblem(problem: Problem): ErrorCode {
  const code = problem.type.replace('/problems/', '')
  return code in statusOfCode ? (code as ErrorCode) : 'internal'
}
