import { pino } from 'pino'
import { env } from '../env.ts'

/** Structured lines on standard output. Never logs IPs, e-mail addresses, cookies, query strings or query values. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: describeError },
})
export type Log = typeof log

const MAX_LIBRARY_TEXT_LENGTH = 200

/** Redirects console output of libraries to the log, redacted and shortened, because it may quote a request. */
export function captureConsole(target: Log, printer: object = globalThis.console): void {
  const print = (level: 'warn' | 'error') => (first: unknown) => {
    const details =
      first instanceof Error ? { err: first } : { text: withoutQuotes(String(first)).slice(0, MAX_LIBRARY_TEXT_LENGTH) }
    target[level](details, 'a library reports')
  }
  Object.assign(printer, { warn: print('warn'), error: print('error') })
}

function withoutQuotes(text: string): string {
  return text.replace(/"[^"]*"/g, '"…"')
}

/** The innermost cause: its wrappers contain query values. */
export function describeError(error: unknown): Record<string, unknown> {
  const cause = innermost(error)
  if (!(cause instanceof Error)) return { message: String(cause) }
  return {
    type: cause.name,
    message: cause.message,
    ...('code' in cause ? { code: cause.code } : {}),
    at: cause.stack
      ?.split('\n')
      .slice(1, 6)
      .map((line) => line.trim()),
  }
}

function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error
}
