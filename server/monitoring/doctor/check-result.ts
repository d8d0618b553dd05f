/** The result of a check, as text for the operator. `todo`: what to do; empty when all is well. */
export type CheckResult = { name: string; state: 'ok' | 'warning' | 'error'; found: string; todo: string }

export const ok = (name: string, found: string): CheckResult => ({ name, state: 'ok', found, todo: '' })
export const warning = (name: string, found: string, todo: string): CheckResult => ({
  name,
  state: 'warning',
  found,
  todo,
})
export const problem = (name: string, found: string, todo: string): CheckResult => ({
  name,
  state: 'error',
  found,
  todo,
})

export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return errorReason(error.cause)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
