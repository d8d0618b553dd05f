import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { namedMiddleware } from './named.server.ts'

const args = { url: new URL('http://localhost/de'), context: new RouterContextProvider() }

test('named guards run in order', async () => {
  const calls: string[] = []
  const registry = new Map([
    ['first', () => void calls.push('first')],
    ['second', () => void calls.push('second')],
  ])
  await namedMiddleware({ middleware: ['first', 'second'] }, registry)[0]?.(args)
  expect(calls).toEqual(['first', 'second'])
})

test('an unregistered middleware name gives 500 "Unknown middleware"', async () => {
  const run = namedMiddleware({ middleware: ['no-such-guard'] })[0]
  await expect(run?.(args)).rejects.toMatchObject({
    init: { status: 500, statusText: 'Unknown middleware' },
    data: { code: 'unknown_middleware' },
  })
})
