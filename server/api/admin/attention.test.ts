import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { AttentionItem } from '#contract/admin/attention.ts'
import type { CertificateState } from '#contract/admin/system.ts'
import { type Area, contentAreas } from '#model/areas.ts'
import { resourceTables } from '#server/db/tables.ts'
import { recordBackup } from '#server/services/operation/backups.ts'
import { createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'

const backup = { name: 'tonight', ended_at: NOW, result: 'restored', problem: '', rows: 1, media: 0 } as const

test('a complete installation needs no attention; visitors get 401', async () => {
  const { login, call, database } = await createTestApp()
  await recordBackup(database.db, backup)
  expect((await (await login('admin')).call('GET', '/api/admin/attention/')).body).toEqual([])
  expect((await call('GET', '/api/admin/attention/')).status).toBe(401)
})

test('attention lists gaps of coming dates, but not of past ones', async () => {
  const app = await createTestApp()
  const date = await createDate(app.depsOf(), { production: { name: { de: 'Matinee', en: '' } } })
  await createDate(app.depsOf(), {
    date_start: '2026-01-01T18:00:00Z',
    date_end: '2026-01-01T20:00:00Z',
    production: { name: { de: 'Vorbei', en: '' } },
  })
  const attention = await attentionOf(app)
  expect(Object.keys(attention)).toEqual([
    'event-dates tickets',
    'event-dates picture',
    'event-dates programme',
    'event-dates english',
  ])
  expect(attention['event-dates tickets']).toMatchObject({
    count: 1,
    filter: { lacks: 'tickets', past: 'false' },
    records: [{ id: date.id, title: 'Matinee' }],
  })
})

test('attention lists three records per finding, with the total count', async () => {
  const app = await createTestApp()
  const deps = app.depsOf()
  await create(deps, 'pages', { slug_de: 'a', slug_en: 'a', in_secondary: true, is_online: false })
  await create(deps, 'pages', { slug_de: 'b', slug_en: 'b', in_menu: true })
  await create(deps, 'news', { date: '2027-02-01T09:00:00Z' })
  await create(deps, 'news', { date: '2027-02-01T09:00:00Z', is_online: false })
  const courses = await Promise.all([1, 2, 3, 4].map(() => create(deps, 'courses', { is_online: false })))
  await create(deps, 'courses', { is_online: false })
  for (const id of courses) await setUpdatedAt(app, 'courses', id, '2026-12-01T12:00:00Z')
  const image_id = await createImage(deps)
  await (await app.login()).call('PATCH', `/api/admin/images/${image_id}/`, {
    body: { credit: '', alt: { de: '', en: '' } },
  })
  for (const rights_until of ['2027-02-01T00:00:00Z', '2026-12-01T00:00:00Z', '2027-06-01T00:00:00Z', null])
    await create(deps, 'press-pictures', { image_id, rights_until })
  await create(deps, 'press-pictures', { image_id, rights_until: '2027-02-01T00:00:00Z', is_online: false })
  const counts = Object.entries(await attentionOf(app)).map(([name, { count, records }]) => [
    name,
    count,
    records.length,
  ])
  expect(counts.toSorted()).toEqual([
    ['courses forgotten', 4, 3],
    ['images alt', 1, 1],
    ['images credit', 1, 1],
    ['news waiting', 1, 1],
    ['pages hidden', 1, 1],
    ['press-pictures rights', 2, 2],
  ])
})

test.each([
  { areas: ['concerts'], expected: ['event-dates tickets', 'images credit', 'productions forgotten'] },
  { areas: ['school'], expected: ['courses forgotten', 'course-requests unanswered', 'images credit'] },
  { areas: ['press', 'site'], expected: ['news waiting', 'pages hidden', 'press-pictures rights'] },
  { areas: contentAreas, expected: ['event-dates tickets', 'course-requests unanswered', 'pages hidden'] },
] as const)("for $areas an attention item's list shows exactly as many records", async ({ areas, expected }) => {
  const app = await createTestApp()
  await createGaps(app)
  const account = await app.login('editor', areas)
  const findings: AttentionItem[] = (await account.call('GET', '/api/admin/attention/')).body
  expect(findings.map(({ resource, finding }) => `${resource} ${finding}`)).toEqual(
    expect.arrayContaining([...expected]),
  )
  for (const { resource, filter, count } of findings)
    expect([resource, filter, await countOf(account, resource, filter)]).toEqual([resource, filter, count])
})

test('only pictures of the own areas need attention', async () => {
  const app = await createTestApp()
  const deps = app.depsOf()
  const [ofVenue, ofCourse] = [
    await createImage(deps, { color: '#010101', credit: '' }),
    await createImage(deps, { color: '#020202', credit: '' }),
  ]
  await createImage(deps, { color: '#030303', credit: '' })
  await create(deps, 'productions', { image_id: ofVenue })
  await create(deps, 'courses', { image_id: ofCourse })
  const creditsFor = async (areas: readonly Area[]) => {
    const account = await app.login('editor', areas)
    const findings: AttentionItem[] = (await account.call('GET', '/api/admin/attention/')).body
    return findings.flatMap(({ finding, records }) => (finding === 'credit' ? records.map(({ id }) => id) : []))
  }
  expect(await creditsFor(['concerts'])).toEqual([ofVenue])
  expect(await creditsFor(['school'])).toEqual([ofCourse])
  expect(await creditsFor(['press'])).toEqual([])
  expect(await creditsFor(contentAreas)).toHaveLength(3)
})

test('the filters of attention items divide their lists', async () => {
  const app = await createTestApp()
  await createGaps(app)
  const editor = await app.login()
  for (const [resource, name] of [
    ['news', 'waiting'],
    ['pages', 'hidden'],
    ['images', 'missing_credit'],
    ['images', 'own'],
    ['press-pictures', 'rights_end'],
    ['courses', 'forgotten'],
  ] as const)
    expect(
      (await countOf(editor, resource, { [name]: 'true' })) + (await countOf(editor, resource, { [name]: 'false' })),
    ).toBe(await countOf(editor, resource, {}))
})

test('an outdated accessibility statement appears to admins only', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  await recordBackup(app.database.db, backup)
  const settings = (await admin.call('GET', '/api/admin/settings/')).body
  const checked = (tested_on: string) =>
    admin.call('POST', '/api/admin/settings/', {
      body: { ...settings, version: undefined, accessibility: { ...settings.accessibility, tested_on } },
    })
  const itemsFor = async (role: 'admin' | 'editor') =>
    (await (await app.login(role)).call('GET', '/api/admin/attention/')).body.map(
      ({ finding }: AttentionItem) => finding,
    )
  await checked('2026-01-16')
  expect(await itemsFor('admin')).toEqual([])
  await checked('2026-01-10')
  expect([await itemsFor('admin'), await itemsFor('editor')]).toEqual([['statement'], []])
})

test('a missing or failed backup appears to admins only', async () => {
  const app = await createTestApp()
  const itemsFor = async (role: 'admin' | 'editor') =>
    (await (await app.login(role)).call('GET', '/api/admin/attention/')).body.map(
      ({ resource, finding }: AttentionItem) => `${resource} ${finding}`,
    )
  expect([await itemsFor('admin'), await itemsFor('editor')]).toEqual([['system backup_none'], []])
  await recordBackup(app.database.db, { ...backup, name: 'a', result: 'failed' })
  expect(await itemsFor('admin')).toEqual(['system backup_failed'])
})

test('an expiring certificate appears to admins, an unreachable host does not', async () => {
  const app = await createTestApp()
  await recordBackup(app.database.db, backup)
  const itemsFor = async (role: 'admin' | 'editor', state: CertificateState) => {
    app.services.certificate.getStatus = () => ({ state, seen_at: null, ends_at: null })
    return (await (await app.login(role)).call('GET', '/api/admin/attention/')).body.map(
      ({ finding }: AttentionItem) => finding,
    )
  }
  expect(await itemsFor('admin', 'ending')).toEqual(['certificate_ending'])
  expect(await itemsFor('admin', 'name')).toEqual(['certificate_name'])
  expect(await itemsFor('editor', 'ending')).toEqual([])
  for (const state of ['good', 'unseen', 'unreachable', 'none'] as const)
    expect(await itemsFor('admin', state)).toEqual([])
})

type Account = Awaited<ReturnType<TestApp['login']>>

async function countOf({ call }: Account, resource: string, filter: Record<string, string>): Promise<number> {
  return (await call('GET', `/api/admin/${resource}/?${new URLSearchParams(filter)}`)).body.count
}

/** Several records of each kind that needs attention, and some that do not. */
async function createGaps(app: TestApp): Promise<void> {
  const deps = app.depsOf()
  const ofConcert = await createImage(deps, { color: '#010101', credit: '' })
  const ofCourse = await createImage(deps, { color: '#020202', credit: '' })
  await createImage(deps, { color: '#030303', credit: '' })
  await createDate(deps, { production: { name: { de: 'Matinee', en: '' }, image_id: ofConcert } })
  await createDate(deps)
  const production = await create(deps, 'productions', { is_online: false })
  const courses = [
    await create(deps, 'courses', { is_online: false, image_id: ofCourse }),
    await create(deps, 'courses', { is_online: false }),
  ]
  await create(deps, 'courses')
  await setUpdatedAt(app, 'productions', production, '2026-01-01T12:00:00Z')
  for (const id of courses) await setUpdatedAt(app, 'courses', id, '2026-01-01T12:00:00Z')
  await create(deps, 'course-requests')
  await create(deps, 'news', { date: '2027-02-01T09:00:00Z' })
  await create(deps, 'news')
  await create(deps, 'pages', { slug_de: 'a', slug_en: 'a', in_footer: true, is_online: false })
  await create(deps, 'press-pictures', { image_id: ofConcert, rights_until: '2027-02-01T00:00:00Z' })
}

async function attentionOf(app: TestApp): Promise<Record<string, AttentionItem>> {
  const findings: AttentionItem[] = (await (await app.login()).call('GET', '/api/admin/attention/')).body
  return Object.fromEntries(findings.map((each) => [`${each.resource} ${each.finding}`, each]))
}

async function setUpdatedAt(
  { depsOf }: TestApp,
  resource: 'courses' | 'productions',
  id: number,
  time: string,
): Promise<void> {
  const table = resourceTables[resource]
  await depsOf()
    .db.update(table)
    .set({ updated_at: new Date(time) })
    .where(eq(table.id, id))
}
