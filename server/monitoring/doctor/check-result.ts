import { type TerminalLine, toTerminalText } from '#server/commands/terminal-text.ts'

/** The result of a check, as text for the operator. `todo`: what to do; empty when all is well. */
export type CheckResult = { name: string; state: 'ok' | 'warning' | 'error'; found: string; todo: string }

const toResult =
  (state: CheckResult['state']) =>
  (name: string, found: TerminalLine, todo: TerminalLine = ''): CheckResult => ({
    name,
    state,
    found: toTerminalText(found),
    todo: toTerminalText(todo),
  })
export const ok: (name: string, found: TerminalLine) => CheckResult = toResult('ok')
export const warning = toResult('warning')
export const problem = toResult('error')

export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return errorReason(error.cause)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
