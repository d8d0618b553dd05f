import { eq } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { barrierReports } from '#content/barrier/table.ts'
import { courseRequests } from '#content/course-request/table.ts'
import { people } from '#content/person/table.ts'
import {
  deleteNoticesByEmail,
  listNoticesByEmail,
  requestDateNotice,
} from '#content/production/notices/date-notices.server.ts'
import type { ResourceName } from '#model/define-type.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const WHO = 'Quittenbaum'
const EMAIL = 'quitte@house.example'
/** Internal columns: folded copies, slugs, form keys, authors. */
const ofTheProgram = new Set(['search_text', 'sort_text', 'slug_de', 'slug_en', 'ticket', 'updated_by'])

async function exported(
  { app, login }: TestApp,
  { resource, search, format }: { resource: ResourceName; search: string; format: 'csv' | 'jsonl' },
) {
  const { headers } = await login('admin')
  const response = await app.request(
    `/api/admin/${resource}/export/?format=${format}&lang=de&search=${encodeURIComponent(search)}`,
    { headers },
  )
  expect(response.status).toBe(200)
  return response.text()
}

async function storedOf(
  { database }: TestApp,
  table: typeof people | typeof barrierReports | typeof courseRequests,
  id: number,
): Promise<[string, string][]> {
  const [row] = (await database.db
    .select()
    .from(table as SQLiteTable)
    .where(eq(table.id, id))) as Record<string, unknown>[]
  return Object.entries(row ?? {}).flatMap(([field, value]): [string, string][] => {
    const texts =
      typeof value === 'object' && value !== null && !(value instanceof Date) ? Object.values(value) : [value]
    return ofTheProgram.has(field)
      ? []
      : texts.filter((text) => typeof text === 'string' && text.length > 2).map((text) => [field, String(text)])
  })
}

const requests = {
  'barrier-reports': {
    table: barrierReports,
    body: { text: `${WHO} kommt nicht hinein.`, about: '/de/kontakt', contact: EMAIL },
    search: EMAIL,
  },
  'course-requests': {
    table: courseRequests,
    body: {
      ...{
        kind: 'registration',
        learner: 'child',
        age: '7',
        name: `Xaverine ${WHO}`,
        learner_name: `Kind ${WHO}`,
        email: EMAIL,
        phone: '07121 998877',
      },
      ...{ times: 'nachmittags ab drei', message: `Grüße von ${WHO}.` },
    },
    search: EMAIL,
  },
  people: {
    table: people,
    body: {
      ...{
        first_name: 'Xaverine',
        last_name: WHO,
        email: EMAIL,
        phone: '07121 998877',
        is_employee: true,
        role: { de: 'Geigerin', en: 'Violinist' },
      },
      ...{
        department: { de: 'Streicher', en: 'Strings' },
        biography: { de: '<p>Sie spielt.</p>', en: '<p>She plays.</p>' },
        wikidata: 'Q998877',
      },
    },
    search: WHO,
  },
} as const

test.each(Object.keys(requests) as (keyof typeof requests)[])(
  'the export of %s holds all data of one person and no other',
  async (resource) => {
    const app = await createTestApp()
    const { table, body, search } = requests[resource]
    const id = await create(app.depsOf(), resource, body)
    await create(
      app.depsOf(),
      resource,
      resource === 'people'
        ? { last_name: 'Holunder' }
        : { name: 'Holunder', text: 'Holunder', contact: 'holunder@house.example' },
    )
    const lines = await exported(app, { resource, search, format: 'jsonl' })
    const sheet = await exported(app, { resource, search, format: 'csv' })
    expect([lines.trimEnd().split('\n').length, sheet.trimEnd().split('\r\n').length]).toEqual([1, 2])
    const exportedText = JSON.stringify(JSON.parse(lines))
    const stored = await storedOf(app, table, id)
    expect(stored.length).toBeGreaterThan(2)
    for (const [field, text] of stored)
      expect([field, exportedText.includes(JSON.stringify(text).slice(1, -1))]).toEqual([field, true])
    for (const [field, text] of stored.filter(([field]) => field in body && !['kind', 'learner'].includes(field)))
      expect([field, sheet.replaceAll('""', '"').includes(text)]).toEqual([field, true])
  },
)

test("account list, sessions and audit log cover an account's personal data", async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const editor = await app.login()
  await editor.call('POST', '/api/admin/venues/', { body: { name: 'Stadthalle', city: 'Ulm' } })
  const { results } = (await admin.call('GET', `/api/admin/users/?search=${encodeURIComponent(editor.email)}`)).body
  expect(results).toEqual([
    expect.objectContaining({
      email: editor.email,
      name: expect.any(String),
      role: 'editor',
      areas: expect.any(Array),
    }),
  ])
  const log = await app.app.request(`/api/admin/audit-log/export/?format=jsonl&lang=de&user_id=${results[0].id}`, {
    headers: admin.headers,
  })
  const loggedActs = (await log.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(loggedActs.some(({ act, resource }) => act === 'created' && resource === 'venues')).toBe(true)
  expect(new Set(loggedActs.map(({ user_id }) => user_id))).toEqual(new Set([results[0].id]))
  expect((await editor.call('GET', '/api/admin/sessions/')).body).toEqual([
    expect.objectContaining({ is_current: true }),
  ])
})

test('date notice data of an e-mail address can be exported and deleted', async () => {
  const app = await createTestApp()
  const { db } = app.database
  const { id } = await createDate(app.depsOf(), {
    start: '2027-07-01T17:30:00Z',
    production: { name: { de: 'Nordlicht', en: 'Northern Light' } },
  })
  const mailer = { put: async () => undefined, wake: () => undefined } as unknown as Parameters<
    typeof requestDateNotice
  >[1]['mailer']
  for (const email of [EMAIL, 'holunder@house.example'])
    await requestDateNotice({ ...app.depsOf(), locale: 'de' }, { id, email, mailer, origin: '', secret: 's' })
  expect(await listNoticesByEmail({ db }, ` ${EMAIL.toUpperCase()}`)).toEqual([
    {
      ...{
        date_id: id,
        date_start: new Date('2027-07-01T17:30:00Z'),
        name: expect.objectContaining({ de: 'Nordlicht' }),
      },
      ...{ email: EMAIL, locale: 'de', created_at: expect.any(Date), confirmed_at: null },
    },
  ])
  expect(await deleteNoticesByEmail({ db }, EMAIL)).toBe(1)
  expect([
    await listNoticesByEmail({ db }, EMAIL),
    (await listNoticesByEmail({ db }, 'holunder@house.example')).length,
  ]).toEqual([[], 1])
})
