/** Every error code and its status. */
export const statusByCode = {
  bad_input: 400,
  bad_address: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  /** The password is right, and the code of the second factor is missing, or wrong: then `errors` has it. */
  second_factor: 401,
  csrf: 403,
  forbidden: 403,
  /** The password was typed too long ago for this action; ask for it again. */
  stale_login: 403,
  /** A required second factor is missing. */
  needs_second_factor: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  in_use: 409,
  too_large: 413,
  address_too_long: 414,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  unknown_middleware: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusByCode

/** Messages per field, in the request's language. Nested fields are joined by dots: `name.en`. */
export type FieldErrors = Record<string, string[]>

/** Author and time of the later write; null if unknown. `at` is ISO 8601. */
export type Conflict = { by: string | null; at: string | null }

/** `in_bin`: `part` when only a deleted part of its page refers, `whole` when the record itself is deleted. */
export type UsagePlace = {
  resource: string
  id: number
  title: string
  url: string | null
  in_bin?: 'part' | 'whole' | undefined
}

type ProblemDetails = { current?: unknown; conflict?: Conflict | undefined; places?: readonly UsagePlace[] | undefined }

/** RFC 9457. `type` is `/problems/{code}`. `current` and `conflict` come with `conflict`, `places` with `in_use`. */
export type Problem = ProblemDetails & {
  type: string
  title: string
  status: number
  detail?: string | undefined
  errors?: FieldErrors | undefined
}

/** `message` is for the log; a person reads the translation of `code`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly current: unknown
  readonly conflict: Conflict | undefined
  readonly places: readonly UsagePlace[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** The status of its code, or the one of a proxy. */
  readonly status: number

  constructor(
    code: ErrorCode,
    details: ProblemDetails & {
      message: string
      fields?: FieldErrors
      retryAfterSeconds?: number
      status?: number
      cause?: unknown
    },
  ) {
    super(details.message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.current = details.current
    this.conflict = details.conflict
    this.places = details.places
    this.retryAfterSeconds = details.retryAfterSeconds
    this.status = details.status ?? statusByCode[code]
  }
}

/** One refused field; `code` is that of its text in `server/api/field-texts.ts`, `message` is for the log. */
export function fieldError(field: string, code: string, message: string): AppError {
  return new AppError('bad_input', { message, fields: { [field]: [code] } })
}

/** Throws `not_found` if there is no value; `name` is for the log. */
export function requireFound<T>(value: T, name: string): NonNullable<T> {
  if (value === null || value === undefined) throw new AppError('not_found', { message: name })
  return value
}

/** The first row; throws `not_found` if there is none. */
export function requireFirst<T extends object>(rows: readonly T[], name: string): T {
  return requireFound(rows[0], name)
}

/** The user must log in (again) before the call can be made. */
export function needsLogin(code: ErrorCode): boolean {
  return code === 'unauthenticated' || code === 'csrf' || code === 'stale_login'
}

export function problemCode(problem: Problem): ErrorCode {
  const code = problem.type.replace('/problems/', '')
  return code in statusByCode ? (code as ErrorCode) : 'internal'
}
