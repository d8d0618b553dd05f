import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { describeError } from './log.ts'

test('a failed query is logged by its cause, without the values it was called with', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const failed = new DrizzleQueryError('select * from "user" where "email" = $1', ['press@house.example'], refused)
  const line = describeError(new AppError('internal', { message: failed.message, cause: failed }))
  expect(line).toMatchObject({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' })
  expect(JSON.stringify(line)).not.toContain('press@house.example')
})
