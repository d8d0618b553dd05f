import { expect, test } from 'vitest'
import { errorStatus } from './error-status.ts'

test.each([
  ['statusCode', { statusCode: 404, status: 500 }, 404],
  ['status', { status: 503 }, 503],
  ['the status of the response', { response: { status: 404 } }, 404],
  ['500 for an error without a status', new Error('no'), 500],
  ['500 for a value that is no error', 'no', 500],
  ['500 for an invalid status', { status: 'teapot' }, 500],
])('statusOf reads %s', (_, error, status) => {
  expect(errorStatus(error)).toBe(status)
})
