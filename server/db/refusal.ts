/**
 * Whether the database refused what it was given: a number or a text it cannot hold (PostgreSQL's class 22), a value
 * that is taken, a record that is gone. Drizzle wraps the driver's error, so the innermost cause is asked.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.cause !== undefined) return isRefusal(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('SQLITE_CONSTRAINT')) return /UNIQUE|FOREIGN KEY/.test(error.message)
  return /^(22...|23503|23505)$/.test(code)
}
