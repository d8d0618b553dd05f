import { expect, test } from 'vitest'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { siteBuild } from '#tests/support/site-build.ts'

const MINUTE = 60_000

test('a page made anew that says nothing else is the one that its reader has; with the end of a concert it is another', async () => {
  const clock = { at: NOW.getTime() }
  const { app, depsOf } = await createTestApp({ now: () => new Date(clock.at), build: siteBuild() })
  const deps = depsOf()
  const later = (minutes: number) => new Date(clock.at + minutes * MINUTE).toISOString()
  await create(deps, 'pages', { content_type: 'home', title: { de: 'Start', en: 'Start' } })
  await createDate(deps, { date_start: later(10), date_end: later(100) })
  const get = async (tag = '') => {
    const answer = await app.request('/de', { headers: tag ? { 'if-none-match': tag } : {} })
    return { status: answer.status, tag: answer.headers.get('etag') ?? '', since: answer.headers.get('last-modified'), text: await answer.text() }
  }
  const first = await get()
  expect(first.text).toContain(NOW.toISOString())
  expect(first.tag, 'another process has made it at another time').toMatch(/^W\//)
  clock.at += 2 * MINUTE
  expect(await get(first.tag)).toEqual({ ...first, status: 304, text: '' })
  expect(await get()).toEqual(first)
  clock.at += 100 * MINUTE
  const after = await get(first.tag)
  expect([after.status, after.tag === first.tag, after.text.includes(new Date(clock.at).toISOString())]).toEqual([200, false, true])
})
