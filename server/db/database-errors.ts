/** Whether the database refused a value: out of range (PostgreSQL's class 22), not unique, or a missing reference. */
export function isRejectedValue(error: unknown): boolean {
  const { code, message } = innermost(error)
  if (code.startsWith('SQLITE_CONSTRAINT')) return /UNIQUE|FOREIGN KEY/.test(message)
  return /^(22...|23503|23505)$/.test(code)
}

export function isForeignKeyError(error: unknown): boolean {
  const { code, message } = innermost(error)
  return code === '23503' || (code.startsWith('SQLITE_CONSTRAINT') && message.includes('FOREIGN KEY'))
}

export function duplicateColumn(error: unknown): string | null {
  const { message, detail } = innermost(error)
  return (
    /UNIQUE constraint failed: \w+\.(\w+)/.exec(message)?.[1] ??
    /^Key \((\w+)\)=.* already exists/.exec(detail)?.[1] ??
    null
  )
}

/** No connection (PostgreSQL's classes 08, 53 and 57), a locked file, or a full, read-only or broken disk. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = innermost(error)
  if (/^SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN)/.test(code)) return true
  return (
    /^(08...|53...|57...|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE)$/.test(code) ||
    message.startsWith('Connection terminated')
  )
}

/** Drizzle wraps the driver's error, and the driver the database's. */
function innermost(error: unknown): { code: string; message: string; detail: string } {
  if (!(error instanceof Error)) return { code: '', message: '', detail: '' }
  if (error.cause !== undefined) return innermost(error.cause)
  return {
    code: 'code' in error ? String(error.code) : '',
    message: error.message,
    detail: 'detail' in error ? String(error.detail) : '',
  }
}
