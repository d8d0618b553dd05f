import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { invitation, session, twoFactor, verification } from '#server/db/schema/accounts.ts'
import { bin } from '#server/db/schema/bin.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { totpCode } from '#tests/support/browser/authenticator.ts'
import { createDatabase } from '#tests/support/databases/database.ts'
import { create } from '#tests/support/factories.ts'
import { readExport } from './read-export.ts'
import { writeExport } from './write-export.ts'

const BASE = '/de/pageeditor-api'

async function setupWithHistory() {
  onTestFinished(() => void vi.useRealTimers())
  // The second factor's library uses the machine's clock.
  vi.setSystemTime(NOW)
  const app = await createTestApp({ now: () => new Date() })
  const [admin, editor] = [await app.login('admin'), await app.login()]
  const object_id = await create(app.depsOf(), 'pages')
  const { id: parent } = (
    await editor.call('POST', `${BASE}/container/`, { body: { content_type: 'page', object_id } })
  ).body
  const headline = async (content: string, order: number) =>
    (await editor.call('POST', `${BASE}/headline/`, { body: { parent, headline_level: 2, content, order } })).body
  const [first, second] = [await headline('Preise', 0), await headline('Karten', 1)]
  await editor.call('POST', first.url.replace('/de/', '/en/'), { body: { content: 'Prices' } })
  await admin.call('POST', first.url, { body: { content: 'Eintritt' } })
  await editor.call('DELETE', second.url)
  const person = await create(app.depsOf(), 'people', {
    last_name: 'Quittenbaum',
    biography: { de: '<p>Sie spielt.</p>', en: '' },
  })
  await editor.call('DELETE', `/api/admin/people/${person}/`)
  const { secret } = (await admin.call('POST', '/api/admin/two-factor/')).body
  const code = await totpCode(secret)
  const codes: string[] = (await admin.call('POST', '/api/admin/two-factor/confirm/', { body: { code } })).body
    .recovery_codes
  return { ...app, admin, editor, object_id, page: first.url, person, secret, code, codes }
}

/** The same installation on another machine, with the same secret. */
async function exportAndImport({ database }: TestApp) {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-moved-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const exportOptions = {
    store: folderStore(join(folder, 'media')),
    scratch: join(folder, 'scratch'),
    file: join(folder, 'site.tar.gz'),
    now: new Date(),
  }
  await writeExport({ ...exportOptions, database })
  const to = await createDatabase()
  await readExport({ ...exportOptions, database: to })
  return { file: exportOptions.file, ...(await createTestApp({ database: to, now: () => new Date() })) }
}

test('versions, bins and second factors survive export and import', async () => {
  const from = await setupWithHistory()
  const to = await exportAndImport(from)
  const rowsOf = async ({ database: { db } }: TestApp) => ({
    versions: await db.select().from(pageStates).orderBy(pageStates.id),
    bin: await db.select().from(bin).orderBy(bin.id),
    factors: await db.select().from(twoFactor),
    invitations: await db.select().from(invitation),
  })
  const rows = await rowsOf(from)
  expect([rows.versions.length, rows.bin.length, rows.factors.length]).toEqual([3, 2, 1])
  expect(await rowsOf(to)).toEqual(rows)
})

test('imported versions can be restored and continue', async () => {
  const from = await setupWithHistory()
  const { call, database, login } = await exportAndImport(from)
  const editor = await login()
  const list = async () =>
    (await editor.call('GET', `${BASE}/versions/?content_type=page&object_id=${from.object_id}`)).body
  const { count, results } = await list()
  expect(results.map(({ saved_by }: { saved_by: string }) => saved_by)).toEqual(
    Array.from({ length: count }, () => 'Test'),
  )
  expect((await editor.call('POST', `${BASE}/versions/${results.at(-1).id}/restore/`)).status).toBe(200)
  expect((await call('GET', from.page)).body.content).toBe('Preise')
  expect((await call('GET', from.page.replace('/de/', '/en/'))).body.content).toBe('Prices')
  expect((await list()).count).toBe(count + 1)
  const [newest] = (await database.db.select({ id: pageStates.id }).from(pageStates)).toSorted(
    (one, other) => other.id - one.id,
  )
  expect(newest?.id).toBeGreaterThan(results[0].id)
})

test('imported bins can restore and expire after 30 days', async () => {
  const from = await setupWithHistory()
  const to = await exportAndImport(from)
  const editor = await to.login()
  const [record] = (await editor.call('GET', '/api/admin/bin/?resource=people')).body.results
  expect(record).toMatchObject({ record_id: from.person, deleted_by: 'Test', days_left: 30 })
  expect((await editor.call('POST', `/api/admin/bin/${record.id}/restore/`, { body: {} })).status).toBe(200)
  expect((await editor.call('GET', `/api/admin/people/${from.person}/`)).body.biography).toEqual({
    de: '<p>Sie spielt.</p>',
    en: '',
  })
  const inBin = async () =>
    (await (await to.login()).call('GET', `${BASE}/bin/?content_type=page&object_id=${from.object_id}`)).body.results
  expect(await inBin()).toMatchObject([{ model: 'module', words: 'Karten', deleted_by: 'Test', days_left: 30 }])
  vi.setSystemTime(NOW.getTime() + 31 * DAY_MS)
  expect(await inBin()).toEqual([])
})

test('an imported second factor works and refuses used codes', async () => {
  const from = await setupWithHistory()
  const used = from.codes[0]
  const logInAt = async ({ call }: TestApp, code?: string) => {
    const body = { email: from.admin.email, password: from.password, ...(code === undefined ? {} : { code }) }
    return (await call('POST', `${BASE}/login`, { body })).status
  }
  expect(await logInAt(from, used)).toBe(200)
  const to = await exportAndImport(from)
  expect(await logInAt(to)).toBe(401)
  for (const code of [from.code, used]) expect(await logInAt(to, code)).toBe(401)
  vi.setSystemTime(NOW.getTime() + MINUTE_MS)
  expect([await logInAt(to, await totpCode(from.secret)), await logInAt(to, from.codes[1])]).toEqual([200, 200])
})

test('sessions, reset links and second factor secrets are not exported', async () => {
  const from = await setupWithHistory()
  const [{ id }] = (await from.admin.call('GET', `/api/admin/users/?search=${from.editor.email}`)).body.results
  const link = (await from.admin.call('POST', `/api/admin/users/${id}/reset-link/`)).body.url
  vi.setSystemTime(NOW.getTime() + MINUTE_MS)
  const body = {
    email: from.admin.email,
    password: from.password,
    code: await totpCode(from.secret),
    trust_device: true,
  }
  expect((await from.call('POST', `${BASE}/login`, { body })).status).toBe(200)
  expect(await from.database.db.$count(verification)).toBe(2)
  const to = await exportAndImport(from)
  expect([await to.database.db.$count(session), await to.database.db.$count(verification)]).toEqual([0, 0])
  for (const { headers } of [from.admin, from.editor])
    expect((await to.call('GET', `${BASE}/user`, { headers })).status).toBe(401)
  const token = new URL(link).searchParams.get('token')
  expect((await to.call('POST', '/api/admin/reset/', { body: { token, password: 'noch-ein-passwort' } })).status).toBe(
    400,
  )
  const file = gunzipSync(readFileSync(to.file)).toString('latin1')
  expect(file).toContain('two_factor')
  for (const secret of [from.secret, ...from.codes, from.password, token ?? '']) expect(file).not.toContain(secret)
})

test('an invitation can be accepted once after an import', async () => {
  const from = await setupWithHistory()
  const account = (
    await from.admin.call('POST', '/api/admin/users/', {
      body: { email: 'neu@house.example', name: 'Neu', role: 'editor' },
    })
  ).body
  const to = await exportAndImport(from)
  const token = new URL(account.invitation.url).searchParams.get('token')
  const accept = async () =>
    (
      await to.call('POST', '/api/admin/invitation/accept/', {
        body: { token, name: 'Neu', password: 'selbst-gewaehlt-1' },
      })
    ).status
  expect([await accept(), await accept()]).toEqual([200, 400])
  const open = and(eq(invitation.userId, account.id), isNotNull(invitation.usedAt))
  expect(await to.database.db.$count(invitation, open)).toBe(1)
})
