import { expect, test } from 'vitest'
import { isUnavailable } from './database-errors.ts'

test('a full or read-only disk counts as unavailable, not as a fault', () => {
  const failing = (code: string) => new Error('outer', { cause: Object.assign(new Error(code), { code }) })
  for (const code of ['SQLITE_FULL', 'SQLITE_READONLY_DBMOVED', 'ENOSPC', 'EROFS', 'EDQUOT', 'EMFILE'])
    expect(isUnavailable(failing(code)), code).toBe(true)
  for (const code of ['SQLITE_CONSTRAINT_UNIQUE', 'ENOENT', '']) expect(isUnavailable(failing(code)), code).toBe(false)
})
