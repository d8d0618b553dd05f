import { expect, test } from 'vitest'
import { barrierReportSchema, saveReport } from '#content/barrier/routes.server.ts'
import { deleteExpiredLinks } from '#server/accounts/expired-links.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { deleteExpiredLogEntries } from '#server/services/audit-log/write.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

test('the audit log shows author, time and changed fields per record', async () => {
  const app = await createTestApp()
  const [editor, admin] = [await app.login('editor'), await app.login('admin')]
  const venue = await create(app.depsOf(), 'venues', { name: 'Stadthalle' })
  await editor.call('PATCH', `/api/admin/venues/${venue}/`, { body: { name: 'Neue Stadthalle' } })
  await editor.call('PATCH', `/api/admin/venues/${venue}/`, { body: { name: 'Neue Stadthalle' } })
  await editor.call('DELETE', `/api/admin/venues/${venue}/`)
  const { body } = await editor.call('GET', `/api/admin/audit-log/?resource=venues&record_id=${venue}`)
  expect(body.results.map(({ act }: { act: string }) => act)).toEqual(['deleted', 'changed', 'created'])
  expect(body.results[1]).toMatchObject({
    user_name: 'Test',
    at: NOW.toISOString(),
    title: { de: 'Neue Stadthalle' },
    changes: [{ field: 'name', from: 'Stadthalle', to: 'Neue Stadthalle' }],
  })
  const list = await admin.call('GET', '/api/admin/audit-log/?act=changed')
  expect(list.body.results[0]).toMatchObject({ resource: 'venues', record_id: String(venue) })
})

test('the audit log names a changed date field and skips conflicts', async () => {
  const app = await createTestApp()
  const editor = await app.login('editor')
  const { productionId, id } = await createDate(app.depsOf())
  const path = `/api/admin/productions/${productionId}/`
  const { body } = await editor.call('GET', path)
  await editor.call('PATCH', path, {
    body: { version: body.version, dates: [{ ...body.dates[0], status: 'cancelled' }] },
  })
  expect((await editor.call('PATCH', path, { body: { version: body.version, dates: [] } })).status).toBe(409)
  const response = await editor.call(
    'GET',
    `/api/admin/audit-log/?resource=productions&record_id=${productionId}&act=changed`,
  )
  expect(response.body.results.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [
      expect.objectContaining({
        field: 'dates',
        inner: 'status',
        row: expect.objectContaining({ id }),
        from: 'scheduled',
        to: 'cancelled',
      }),
    ],
  ])
})

test('the audit log lists page edits per module, merged per editor', async () => {
  const app = await createTestApp()
  const editor = await app.login('editor')
  const page = await create(app.depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  const section = await editor.call('POST', '/de/pageeditor-api/container/', {
    body: { content_type: 'page', object_id: page },
  })
  const otherEditor = await app.login('editor')
  const text = (content: string) => ({ parent: section.body.id, headline_level: 2, content })
  const created = await otherEditor.call('POST', '/de/pageeditor-api/headline/', { body: text('Preise') })
  await otherEditor.call('POST', created.body.url, { body: { content: 'Alle Preise' } })
  const response = await editor.call('GET', `/api/admin/audit-log/?resource=pages&record_id=${page}&act=changed`)
  expect(response.body.results.map(({ page_changes }: { page_changes: unknown }) => page_changes)).toEqual([
    [expect.objectContaining({ type: 'added', words: 'Alle Preise' })],
    null,
  ])
})

test('the audit log records refused logins without the typed credentials', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const login = (email: string) =>
    app.call('POST', '/de/pageeditor-api/login', { body: { email, password: 'falsch-und-lang' } })
  await login(admin.email)
  await login('niemand@house.example')
  const { body } = await admin.call('GET', '/api/admin/audit-log/?resource=users')
  expect(
    body.results.map(({ act, user_id }: { act: string; user_id: string | null }) => [act, user_id !== null]),
  ).toEqual([
    ['login_refused', false],
    ['logged_in', true],
  ])
  expect(JSON.stringify(await app.database.db.select().from(auditLog))).not.toMatch(/niemand|falsch-und-lang/)
})

test('every audit log filter narrows, with days in local time', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const venue = await create(app.depsOf(), 'venues')
  await create(app.depsOf('editor'), 'categories')
  const countOf = async (query: string) => (await admin.call('GET', `/api/admin/audit-log/?${query}`)).body.count
  expect(await countOf('')).toBe(3)
  expect(await countOf('user_id=test-editor')).toBe(1)
  expect(await countOf('act=logged_in')).toBe(1)
  expect(await countOf('resource=venues')).toBe(1)
  expect(await countOf(`resource=venues&record_id=${venue}`)).toBe(1)
  expect(await countOf('from=2027-01-15&until=2027-01-15')).toBe(3)
  expect(await countOf('from=2027-01-16')).toBe(0)
  expect(await countOf('until=2027-01-14')).toBe(0)
})

test('only admins see and export the whole audit log', async () => {
  const app = await createTestApp()
  const editor = await app.login('editor')
  for (const path of ['', '?resource=venues', '?resource=users&record_id=1', 'export/'])
    expect((await editor.call('GET', `/api/admin/audit-log/${path}`)).status, path).toBe(403)
  expect((await app.call('GET', '/api/admin/audit-log/?resource=venues&record_id=1')).status).toBe(401)
})

test('the audit log export matches the list, with translated labels', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const venue = await create(app.depsOf(), 'venues', { name: '=1+1' })
  await admin.call('PATCH', `/api/admin/venues/${venue}/`, { body: { city: 'Neustadt' } })
  const csv = (await admin.call('GET', '/api/admin/audit-log/export/?resource=venues&ordering=at&lang=de')).body.text
  expect(csv.split('\r\n')).toEqual([
    'Wann;Wer;Was getan;Art;Nummer;Eintrag;Geändert',
    `15.01.2027 13:00;admin;angelegt;Spielort;${venue};'=1+1;`,
    `15.01.2027 13:00;Test;geändert;Spielort;${venue};'=1+1;Ort: Hohenwang → Neustadt`,
    '',
  ])
  const jsonl = await admin.call('GET', '/api/admin/audit-log/export/?format=jsonl&act=changed')
  expect(jsonl.body.changes).toEqual([{ field: 'city', from: 'Hohenwang', to: 'Neustadt' }])
  expect((await admin.call('GET', '/api/admin/audit-log/export/?format=html&lang=en')).body.text).toContain(
    '<td>changed</td>',
  )
})

test('the audit log records only that a barrier report was handled', async () => {
  const app = await createTestApp()
  const editor = await app.login('editor')
  const report = await saveReport(
    app.depsOf(null),
    barrierReportSchema.parse({ text: 'Ich sehe nichts', contact: 'mara@house.example' }),
  )
  await editor.call('PATCH', `/api/admin/barrier-reports/${report}/`, {
    body: { is_done: true, note: 'Mara angerufen' },
  })
  await editor.call('DELETE', `/api/admin/barrier-reports/${report}/`)
  const { body } = await editor.call('GET', `/api/admin/audit-log/?resource=barrier-reports&record_id=${report}`)
  expect(body.results).toMatchObject([
    { act: 'deleted', title: { de: '', en: '' } },
    { act: 'changed', changes: [{ field: 'is_done', is_redacted: true }, { field: 'note' }] },
  ])
  expect(JSON.stringify(body)).not.toMatch(/Mara|mara|sehe nichts/)
})

test('the audit log holds no password, hash or token', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const created = await admin.call('POST', '/api/admin/users/', {
    body: { email: 'neu@house.example', name: 'Neu', role: 'editor' },
  })
  const invitation = new URL(created.body.invitation.url).searchParams.get('token') ?? ''
  await app.call('POST', '/api/admin/invitation/accept/', {
    body: { token: invitation, name: 'Neu', password: 'geheim-und-lang' },
  })
  await admin.call('PATCH', `/api/admin/users/${created.body.id}/`, { body: { role: 'admin' } })
  const { body } = await admin.call('POST', `/api/admin/users/${created.body.id}/reset-link/`)
  const token = new URL(body.url).searchParams.get('token') ?? ''
  await app.call('POST', '/api/admin/reset/', { body: { token, password: 'am-geheimsten-2' } })
  const accounts = await app.database.db.query.account.findMany()
  const sessions = await app.database.db.query.session.findMany()
  const links = await app.database.db.query.verification.findMany()
  const secrets = [
    invitation,
    token,
    app.password,
    'geheim',
    ...accounts.map(({ password }) => password),
    ...sessions.map((session) => session.token),
    ...links.map(({ value }) => value),
  ]
  const rows = await app.database.db.select().from(auditLog).orderBy(auditLog.id)
  expect(rows.map(({ act }) => act)).toEqual([
    'logged_in',
    'created',
    'invited',
    'invitation_accepted',
    'logged_in',
    'changed',
    'link_created',
    'password_changed',
  ])
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(String(secret))
})

test('a reset link works once and is not stored in clear', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const { results } = (await admin.call('GET', '/api/admin/users/')).body
  const { body } = await admin.call('POST', `/api/admin/users/${results[0].id}/reset-link/`)
  const token = new URL(body.url).searchParams.get('token') ?? ''
  expect(JSON.stringify(await app.database.db.query.verification.findMany())).not.toContain(token)
  const reset = () => app.call('POST', '/api/admin/reset/', { body: { token, password: 'neu-und-lang-genug' } })
  expect((await reset()).status).toBe(204)
  expect((await reset()).status).toBe(400)
})

test('an unused reset link expires after a day', async () => {
  const { database, login } = await createTestApp()
  const admin = await login('admin')
  const { results } = (await admin.call('GET', '/api/admin/users/')).body
  await admin.call('POST', `/api/admin/users/${results[0].id}/reset-link/`)
  const leftAfter = async (hours: number) => {
    await deleteExpiredLinks({ db: database.db, now: () => new Date(NOW.getTime() + hours * 3_600_000) })
    return (await database.db.query.verification.findMany()).length
  }
  expect([await leftAfter(23), await leftAfter(25)]).toEqual([1, 0])
})

test('audit log entries older than 400 days are deleted', async () => {
  const { database, depsOf } = await createTestApp()
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
  const row = {
    user_name: '',
    act: 'created',
    resource: 'venues',
    record_id: '1',
    title: { de: '', en: '' },
    changes: [],
  } as const
  await database.db.insert(auditLog).values([399, 401, 500].map((days) => ({ ...row, changes: [], at: daysAgo(days) })))
  await deleteExpiredLogEntries(depsOf())
  expect((await database.db.select().from(auditLog)).map(({ at }) => at)).toEqual([daysAgo(399)])
})
