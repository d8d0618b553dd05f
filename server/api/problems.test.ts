import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '#server/env.ts'
import { createTestApp } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'

const FAULT = 'select "password" from "user" in /srv/haus/data'

test('an internal error shows only a request id and logs the rest', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error', base: null }, { write: (line: string) => void lines.push(line) })
  const { call, services } = await createTestApp({ log, build: siteBuild() })
  services.depsFor = () => {
    throw new Error(FAULT)
  }
  for (const path of ['/api/courses/', '/press/1/a.jpg']) {
    const { status, headers, body } = await call('GET', path)
    expect([path, status, body]).toEqual([
      path,
      500,
      { type: '/problems/internal', title: 'Es ist ein Fehler aufgetreten.', status: 500 },
    ])
    expect(JSON.stringify([...headers])).not.toContain('srv')
    expect(lines.pop()).toContain(headers.get('x-request-id'))
  }
  Object.assign(env, { TRUST_PROXY: '1' })
  onTestFinished(() => void Object.assign(env, { TRUST_PROXY: '0' }))
  const headers = { 'x-request-id': 'vom-proxy-1' }
  await call('GET', '/de/haus', { headers })
  expect(
    lines
      .map((line) => JSON.parse(line))
      .some(({ msg, requestId }) => msg === 'the API failed' && requestId === 'vom-proxy-1'),
  ).toBe(true)
})

test('a refused request returns only type, title, status and field errors', async () => {
  const { login } = await createTestApp()
  const editor = await login()
  const missing = await editor.call('GET', '/api/admin/venues/99/')
  expect(missing.body).toEqual({ type: '/problems/not_found', title: 'Das gibt es nicht.', status: 404 })
  const refused = await editor.call('POST', '/api/admin/venues/', { body: {} })
  expect(Object.keys(refused.body).toSorted()).toEqual(['errors', 'status', 'title', 'type'])
})
