import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { captureConsole, describeError } from './log.ts'

test('a failed query is logged by its cause, without parameter values', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const failed = new DrizzleQueryError('select * from "user" where "email" = $1', ['press@house.example'], refused)
  const line = describeError(new AppError('internal', { message: failed.message, cause: failed }))
  expect(line).toMatchObject({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' })
  expect(JSON.stringify(line)).not.toContain('press@house.example')
})

test('library output is logged shortened and without quoted text', () => {
  const printer = { warn: (_: unknown) => undefined, error: (_: unknown) => undefined }
  const lines: string[] = []
  captureConsole(pino({ base: null }, { write: (line) => void lines.push(line) }), printer)
  printer.warn(`The URL path "/de/vorschau/geheim%ff" could not be decoded ${'x'.repeat(1000)}`)
  printer.error(new Error('broken'))
  expect(lines[0]).not.toContain('geheim')
  expect(lines[0]?.length).toBeLessThan(400)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 50, msg: 'a library reports', err: { message: 'broken' } })
})
