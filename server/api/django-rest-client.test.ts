import { expect, test } from 'vitest'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create, createImage } from '#tests/support/factories.ts'

type Page = { count: number; next: string | null; previous: string | null; results: Row[] }
type Row = { id: number | string; [field: string]: unknown }

/** A generic client for Django REST framework with page numbers and session login. */
function djangoRestClient(request: TestApp['app']['request'], session: Record<string, string>) {
  async function call(method: string, url: string, data?: unknown) {
    const headers = {
      accept: 'application/json',
      ...session,
      ...(data === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const response = await request(url, {
      method,
      headers,
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    })
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? null : response.json()
  }
  return (resource: string) => {
    const item = (id: Row['id']) => `/api/admin/${resource}/${id}/`
    const list = (query: Record<string, string | number> = {}): Promise<Page> =>
      call(
        'GET',
        `/api/admin/${resource}/?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
      )
    return {
      list,
      async all(query: Record<string, string | number> = {}): Promise<Row[]> {
        const rows: Row[] = []
        for (let page: Page | null = await list(query); page; page = page.next ? await call('GET', page.next) : null)
          rows.push(...page.results)
        return rows
      },
      retrieve: (id: Row['id']): Promise<Row> => call('GET', item(id)),
      create: (data: unknown): Promise<Row> => call('POST', `/api/admin/${resource}/`, data),
      update: (id: Row['id'], data: unknown): Promise<Row> => call('PUT', item(id), data),
      partialUpdate: (id: Row['id'], data: unknown): Promise<Row> => call('PATCH', item(id), data),
      destroy: (id: Row['id']): Promise<null> => call('DELETE', item(id)),
    }
  }
}

const names = Object.keys(resourceBodies) as ResourceName[]

test.each(names)('%s: a REST client can write back an unchanged record', async (name) => {
  const { app, depsOf, login } = await createTestApp()
  const client = djangoRestClient(app.request, (await login()).headers)(name)
  if (name === 'images') await createImage(depsOf())
  else if (name !== 'files') await create(depsOf(), name)
  for (const row of await client.all({ page_size: 1 })) {
    const { version: _, updated_at: __, ...before } = await client.retrieve(row.id)
    expect(await client.update(row.id, await client.retrieve(row.id))).toMatchObject(before)
    expect(await client.partialUpdate(row.id, {})).toMatchObject(before)
  }
})

test('a REST client pages, sorts, searches, filters, creates, changes and deletes', async () => {
  const { app, login } = await createTestApp()
  const people = djangoRestClient(app.request, (await login()).headers)('people')
  for (const last_name of ['Zander', 'Özdemir', 'Arnold', 'Vogt', 'Baum'])
    await people.create({ first_name: 'Ada', last_name, is_employee: last_name > 'M', is_soloist: true })
  const namesOf = (rows: Row[]) => rows.map((row) => row.last_name)
  const all = await people.all({ page_size: 2, ordering: '-last_name' })
  expect(namesOf(all)).toEqual(['Zander', 'Vogt', 'Özdemir', 'Baum', 'Arnold'])
  const second = await people.list({ page: 2, page_size: 2, ordering: 'last_name' })
  expect([second.count, namesOf(second.results), second.previous === null, second.next === null]).toEqual([
    5,
    ['Özdemir', 'Vogt'],
    false,
    false,
  ])
  expect(namesOf(await people.all({ search: 'ozd' }))).toEqual(['Özdemir'])
  expect(namesOf(await people.all({ is_employee: 'false', ordering: 'last_name' }))).toEqual(['Arnold', 'Baum'])
  const [first] = await people.all({ search: 'vogt' })
  if (!first) throw new Error('nobody was found')
  expect((await people.partialUpdate(first.id, { phone: '0711 1' })).phone).toBe('0711 1')
  const current = await people.retrieve(first.id)
  expect((await people.update(first.id, { ...current, phone: '' })).phone).toBe('')
  await expect(people.update(first.id, { ...current, phone: 'alt' })).rejects.toThrow('409')
  await people.destroy(first.id)
  expect(await people.list()).toMatchObject({ count: 4, next: null, previous: null })
})

test('a REST client manages accounts too', async () => {
  const { app, login } = await createTestApp()
  const users = djangoRestClient(app.request, (await login('admin')).headers)('users')
  for (const name of ['Zoë Ä', 'Anna B', 'Österle'])
    await users.create({ email: `${crypto.randomUUID()}@house.example`, name, role: 'editor' })
  const namesOf = (rows: Row[]) => rows.map((row) => row.name)
  expect(namesOf(await users.all({ page_size: 2 }))).toEqual(['Anna B', 'Österle', 'Test', 'Zoë Ä'])
  expect(namesOf(await users.all({ ordering: '-name', page_size: 1 }))).toEqual(['Zoë Ä', 'Test', 'Österle', 'Anna B'])
  const [match] = await users.all({ search: 'osterle' })
  if (!match) throw new Error('nobody was found')
  expect((await users.partialUpdate(match.id, { name: 'Oster' })).name).toBe('Oster')
  expect((await users.update(match.id, await users.retrieve(match.id))).name).toBe('Oster')
  await users.destroy(match.id)
  expect((await users.list({ search: 'oster' })).count).toBe(0)
})
