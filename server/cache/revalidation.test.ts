import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { create, createDate } from '#tests/support/factories.ts'

/** A home page with a concert that starts in ten minutes and lasts ninety. */
async function startSite(clock: { at: number }) {
  const { app, depsOf } = await createTestApp({ now: () => new Date(clock.at), build: siteBuild() })
  const deps = depsOf()
  const later = (minutes: number) => new Date(clock.at + minutes * MINUTE_MS).toISOString()
  await create(deps, 'pages', { content_type: 'home', title: { de: 'Start', en: 'Start' } })
  await createDate(deps, { date_start: later(10), date_end: later(100) })
  return async function request(tag = '') {
    const response = await app.request('/de', { headers: tag ? { 'if-none-match': tag } : {} })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

test('a re-rendered page with equal content has the same ETag', async () => {
  const clock = { at: NOW.getTime() }
  const request = await startSite(clock)
  const get = async (tag = '') => {
    const { status, headers, text } = await request(tag)
    return { status, tag: headers.get('etag') ?? '', since: headers.get('last-modified'), text }
  }
  const first = await get()
  expect(first.text).toContain(NOW.toISOString())
  expect(first.tag, 'another process has made it at another time').toMatch(/^W\//)
  clock.at += 2 * MINUTE_MS
  expect(await get(first.tag)).toEqual({ ...first, status: 304, text: '' })
  expect(await get()).toEqual(first)
  clock.at += 100 * MINUTE_MS
  const after = await get(first.tag)
  expect([after.status, after.tag === first.tag, after.text.includes(new Date(clock.at).toISOString())]).toEqual([
    200,
    false,
    true,
  ])
})

test('a 304 from another process keeps the policy of the copy', async () => {
  const clock = { at: NOW.getTime() }
  const [mine, otherSite] = [await startSite(clock), await startSite(clock)]
  const firstResponse = await mine()
  clock.at += MINUTE_MS / 2
  const revalidated = await otherSite(firstResponse.headers.get('etag') ?? '')
  const policies = [firstResponse, revalidated].map(({ status, headers }) => [
    status,
    headers.has('content-security-policy'),
  ])
  expect(policies).toEqual([
    [200, true],
    [304, false],
  ])
})
