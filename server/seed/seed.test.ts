import { expect, test } from 'vitest'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { type Answer, createTestApp, type TestApp } from '#tests/support/app.ts'
import { createImage } from '#tests/support/factories.ts'
import { pictures, seedContent, seedFiles } from './seed.ts'

test('the seeded site shows every feature to visitors and editors', {
  timeout: 120_000,
}, async () => {
  const installation = await seeded()
  const { call, editor } = installation
  const offline = async (name: string) => (await editor.call('GET', `/api/admin/${name}/?is_online=false`)).body.count
  expect(await offline('pages')).toBeGreaterThan(0)

  const redirects: { old_path: string; new_path: string }[] = (await editor.call('GET', '/api/admin/redirects/')).body
    .results
  expect(redirects.map(({ old_path }) => old_path)).toContain('/spielplan.html')
  for (const { old_path, new_path } of redirects)
    expect((await call('GET', `/de/pageeditor-api/redirect${old_path}`)).body.new_path).toBe(new_path)

  const [event, course, article, person] = await Promise.all([
    withSections(installation, 'event', '/api/event-dates/'),
    withSections(installation, 'course', '/api/courses/'),
    withSections(installation, 'blogentry', '/api/blog-entries/'),
    withSections(installation, 'person', '/api/employees/'),
  ])
  for (const [name, modules] of Object.entries({ event, course, article, person }))
    expect(modules.length, name).toBeGreaterThan(0)
  expect(await typesLinkedIn(installation, [...event, ...article])).toContain('application/pdf')
  expect(await typesLinkedIn(installation, course)).toContain('video/mp4')
  const items = course.flatMap(({ children = [] }) => children)
  expect(items.map(({ anchor }) => anchor)).toContain('ueben')
})

type Installation = TestApp & { editor: Awaited<ReturnType<TestApp['login']>> }

/** One picture for all: storing them takes a minute. */
async function seeded(): Promise<Installation> {
  const app = await createTestApp()
  const deps = app.depsOf()
  const picture = await createImage(deps)
  await seedContent(deps, {
    imageIds: new Map(pictures.map(({ key }) => [key, picture])),
    fileIds: await seedFiles(deps),
  })
  return { ...app, editor: await app.login() }
}

async function withSections({ call }: Installation, content_type: string, list: string): Promise<ModuleRecord[]> {
  for (let next: string | null = list; next; ) {
    const { body }: { body: Answer } = await call('GET', next)
    const records: { url: string }[] = body.results ?? body
    for (const { url } of records) {
      const page = (await call('GET', url.replace(/^\/de\//, '/de/pageeditor-api/page/'))).body
      const modules: ModuleRecord[] = page.modules.flatMap(({ columns }: Section) =>
        columns.flatMap(({ children }) => children),
      )
      if (page.content_type === content_type && modules.length > 0) return modules
    }
    next = body.next?.replace('http://localhost', '') ?? null
  }
  return []
}

async function typesLinkedIn({ app }: Installation, modules: readonly ModuleRecord[]): Promise<(string | null)[]> {
  const addresses = [...JSON.stringify(modules).matchAll(/\/files\/\d+\/[^"\\]+/g)].map(([address]) => address)
  return Promise.all(addresses.map(async (address) => (await app.request(address)).headers.get('content-type')))
}
