import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

test('every answer carries the security headers', async () => {
  const { call } = await createTestApp()
  for (const path of ['/api/courses/', '/healthz', '/api/nothing/']) {
    const { headers } = await call('GET', path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test('the process is healthy, and ready while the database answers', async () => {
  const { call } = await createTestApp()
  expect((await call('GET', '/healthz')).status).toBe(200)
  expect((await call('GET', '/readyz')).status).toBe(200)
})

test('the root leads to German, the terms to their page, each with its query', async () => {
  const { call } = await createTestApp()
  for (const [path, status, target] of [
    ['/', 302, '/de'],
    ['/?a=1', 302, '/de?a=1'],
    ['/agb', 301, '/de/agb'],
  ] as const) {
    const answer = await call('GET', path, { headers: { 'accept-language': 'en' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, target])
  }
})

test('content answers are kept for visitors and emptied by a write', async () => {
  const { call, depsOf } = await createTestApp()
  await create(depsOf(), 'courses')
  const first = await call('GET', '/api/courses/')
  expect((await call('GET', '/api/courses/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status).toBe(304)
  await create(depsOf(), 'courses')
  expect((await call('GET', '/api/courses/')).body).toHaveLength(2)
})

test('one language is never answered from the other’s cache', async () => {
  const { call, depsOf } = await createTestApp()
  const id = await create(depsOf(), 'courses')
  const nameIn = async (language: string) => (await call('GET', `/api/course/${id}/`, { headers: { 'accept-language': language } })).body.name
  expect([await nameIn('de'), await nameIn('en'), await nameIn('de')]).toEqual(['Oboe von Anfang an', 'Oboe from the start', 'Oboe von Anfang an'])
})

test('a body that is too large, not JSON or of another type is refused, never with 500', async () => {
  const { login } = await createTestApp()
  const editor = await login()
  const post = (body: string, type = 'application/json') => editor.call('POST', '/api/admin/news/', { body, headers: { 'content-type': type } })
  expect((await post(`{"title":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413)
  expect((await post('null')).status).toBe(400)
  expect((await post('[]')).status).toBe(400)
  expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
})
