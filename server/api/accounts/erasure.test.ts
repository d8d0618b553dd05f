import { getTableName, is, Table } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { redirects } from '#content/redirect/table.ts'
import { schema } from '#server/db/schema/all.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const USERS = '/api/admin/users/'
/** The audit log is deleted by age instead (docs/security.md). */
const PROOF = 'audit_log'

async function tablesWith({ database }: TestApp, terms: string[]): Promise<string[]> {
  const tables = Object.values<unknown>(schema).filter((each): each is SQLiteTable => is(each, Table))
  const tableNames = await Promise.all(
    tables.map(async (table) => {
      const rows = JSON.stringify(await database.db.select().from(table)).toLowerCase()
      return terms.some((word) => rows.includes(word.toLowerCase())) ? [getTableName(table)] : []
    }),
  )
  return tableNames.flat().toSorted()
}

test('purging a person removes all data except the log entry', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const terms = ['Quittenbaum', 'quitte@house.example', '07121 998877']
  const id = await create(app.depsOf(), 'people', {
    first_name: 'Xaverine',
    last_name: terms[0],
    email: terms[1],
    phone: terms[2],
    is_employee: true,
  })
  await admin.call('PATCH', `/api/admin/people/${id}/`, {
    body: { biography: { de: `<p>${terms[0]} spielt.</p>`, en: '' } },
  })
  expect(await tablesWith(app, terms)).toContain('people')
  await admin.call('DELETE', `/api/admin/people/${id}/`)
  expect(await tablesWith(app, terms)).toContain('bin')
  const [binned] = (await admin.call('GET', '/api/admin/bin/?resource=people')).body.results
  expect((await admin.call('DELETE', `/api/admin/bin/${binned.id}/`)).status).toBe(204)
  expect(await tablesWith(app, terms)).toEqual([PROOF])
})

test('purging a person removes its redirects', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const id = await create(app.depsOf(), 'people', {
    first_name: 'Xaverine',
    last_name: 'Quittenbaum',
    is_soloist: true,
  })
  await admin.call('PATCH', `/api/admin/people/${id}/`, {
    body: { slug_de: 'frau-quittenbaum', slug_en: 'ms-quittenbaum' },
  })
  const now = `/de/mitarbeiter/soloist/frau-quittenbaum/${id}`
  expect(
    (await admin.call('POST', '/api/admin/redirects/', { body: { old_path: '/geigerin', new_path: now } })).status,
  ).toBe(201)
  await create(app.depsOf(), 'redirects', { old_path: '/de/holunder', new_path: 'https://holunder.example/' })
  await admin.call('DELETE', `/api/admin/people/${id}/`)
  expect(await tablesWith(app, ['quittenbaum'])).toEqual([PROOF, 'bin', 'redirects'])
  const [binned] = (await admin.call('GET', '/api/admin/bin/?resource=people')).body.results
  await admin.call('DELETE', `/api/admin/bin/${binned.id}/`)
  expect(await tablesWith(app, ['quittenbaum'])).toEqual([PROOF])
  expect(await app.database.db.select({ old_path: redirects.old_path }).from(redirects)).toEqual([
    { old_path: '/de/holunder' },
  ])
})

test('deleting an account removes its sessions, links and second factor', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const email = 'weggegangen@house.example'
  const account = (
    await admin.call('POST', USERS, { body: { email, name: 'Xaverine Quittenbaum', role: 'editor', areas: ['press'] } })
  ).body
  const token = new URL(account.invitation.url).searchParams.get('token')
  const accepted = await app.call('POST', '/api/admin/invitation/accept/', {
    body: { token, name: 'Xaverine Quittenbaum', password: 'lang-genug-hier' },
  })
  const cookies = accepted.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const csrf = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
  const headers = { cookie: cookies.join('; '), 'x-csrftoken': csrf }
  const setup = await app.call('POST', '/api/admin/two-factor/', { headers })
  expect([accepted.status, setup.status]).toEqual([200, 200])
  await admin.call('POST', `${USERS}${account.id}/reset-link/`)
  const terms = [email, 'Quittenbaum', account.id]
  const before = await tablesWith(app, terms)
  for (const table of ['user', 'account', 'session', 'two_factor', 'invitation', 'verification'])
    expect(before).toContain(table)
  expect((await admin.call('DELETE', `${USERS}${account.id}/`)).status).toBe(204)
  expect(await tablesWith(app, terms)).toEqual([PROOF])
})

test('deleting a course request removes all its data', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const terms = ['Quittenbaum', 'quitte@house.example']
  const id = await create(app.depsOf(), 'course-requests', { name: terms[0], email: terms[1], phone: '' })
  expect(await tablesWith(app, terms)).toEqual(['course_requests'])
  expect((await admin.call('DELETE', `/api/admin/course-requests/${id}/`)).status).toBe(204)
  expect(await tablesWith(app, terms)).toEqual([])
})

test('deleting a barrier report removes all its data', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const terms = ['Quittenbaum', 'quitte@house.example']
  await create(app.depsOf(), 'barrier-reports', { text: `${terms[0]} kommt nicht hinein.`, contact: terms[1] })
  expect(await tablesWith(app, terms)).toEqual(['barrier_reports'])
  const { results } = (await admin.call('GET', '/api/admin/barrier-reports/?search=QUITTE@house')).body
  expect(results).toHaveLength(1)
  expect((await admin.call('DELETE', `/api/admin/barrier-reports/${results[0].id}/`)).status).toBe(204)
  expect(await tablesWith(app, terms)).toEqual([])
})
