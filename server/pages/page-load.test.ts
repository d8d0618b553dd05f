import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { ALL_TABLES } from '../cache/change-counter.ts'

/** The home page needs the most; editors also read its draft, and the texts of it and its pictures. */
const STATEMENTS_MAX = { visitor: 27, editor: 35 }

type StatementCount = { status: number; calls: string[]; sessions: number; statements: number }

test('a page loads every operation and the session at most once', {
  timeout: 120_000,
}, async () => {
  const { pages, count } = await setup()
  const problems: string[] = []
  for (const reader of ['visitor', 'editor'] as const) {
    for (const path of pages) {
      const { status, calls, sessions, statements } = await count(path, reader)
      const repeatedCalls = calls.filter((call, index) => calls.indexOf(call) < index)
      if (status !== 200) problems.push(`${reader} ${path}: ${status}`)
      if (repeatedCalls.length > 0) problems.push(`${reader} ${path} asks again: ${repeatedCalls.join(', ')}`)
      if (sessions !== (reader === 'editor' ? 1 : 0)) problems.push(`${reader} ${path}: ${sessions} sessions`)
      if (statements > STATEMENTS_MAX[reader]) problems.push(`${reader} ${path}: ${statements} statements`)
    }
  }
  expect(problems).toEqual([])
})

async function setup() {
  const paths: string[] = []
  const log = pino(
    { level: 'debug' },
    { write: (line) => void (line.includes('API request') && paths.push(JSON.parse(line).path)) },
  )
  const app = await createTestApp({ log, build: siteBuild() })
  const deps = app.depsOf()
  const editor = await app.login()
  const localised = (de: string) => ({ de, en: de })
  const page = (slug: string, content_type: string) =>
    create(deps, 'pages', {
      slug_de: slug,
      slug_en: slug,
      title: localised(slug || 'start'),
      headline: localised(slug || 'start'),
      content_type,
      is_online: true,
    })
  for (const [slug, type] of [
    ['', 'home'],
    ['kurse', 'courses'],
    ['mitarbeiter', 'persons'],
    ['aktuelles', 'news'],
    ['haus', 'page'],
  ] as const)
    await page(slug, type)
  const date = await createDate(deps)
  const course = await create(deps, 'courses')
  const article = await create(deps, 'news')
  const person = await create(deps, 'people', { is_instructor: true, is_soloist: true, has_page: true })
  const urlOf = async (path: string) => (await app.call('GET', path)).body.url as string
  const pages = [
    '/de',
    '/de/kurse',
    '/de/mitarbeiter',
    '/de/aktuelles',
    '/de/haus',
    await urlOf(`/api/event-dates/${date.id}/`),
    await urlOf(`/api/course/${course}/`),
    await urlOf(`/api/blog-entries/${article}/`),
    await urlOf(`/api/instructors/${person}/`),
    await urlOf(`/api/soloists/${person}/`),
    await urlOf(`/api/venues/${date.venueId}/`),
  ]
  const sessions = vi.spyOn(app.services.auth.api, 'getSession')
  const statements = vi.spyOn((app.database.db as unknown as { $client: { query: () => unknown } }).$client, 'query')

  async function count(path: string, reader: 'visitor' | 'editor'): Promise<StatementCount> {
    app.services.cache.changed(ALL_TABLES)
    paths.length = 0
    sessions.mockClear()
    statements.mockClear()
    const { status } = await (reader === 'editor' ? editor.call('GET', `${path}?edit`) : app.call('GET', path))
    return { status, calls: [...paths], sessions: sessions.mock.calls.length, statements: statements.mock.calls.length }
  }
  return { pages, count }
}
