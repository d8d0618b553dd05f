import { eq, getTableName, is, Table } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/time/durations.ts'
import type { ResourceName } from '#model/define-type.ts'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import { contentTypes } from '#model/types.ts'
import { schema } from '#server/db/schema/all.ts'
import { bin } from '#server/db/schema/bin.ts'
import { purgeExpiredRecords } from '#server/services/bin/move-to-bin.ts'
import { BIN_RETENTION_DAYS } from '#server/services/bin/retention.ts'
import { type Answer, createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'

const binnedTypes = contentTypes
  .filter(({ deletesForGood }) => !deletesForGood)
  .map(({ resource }) => resource as ResourceName)

async function setupWithEditor() {
  const app = await createTestApp()
  const editor = await app.login()
  const json = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    (await editor.call(method, path, { body })).body
  const createRecord = (name: ResourceName, body: Record<string, unknown> = {}) => create(app.depsOf(), name, body)
  const remove = (name: ResourceName, id: number) => editor.call('DELETE', `/api/admin/${name}/${id}/`)
  const inBin = async (name: ResourceName, id: number): Promise<Answer> =>
    (await json('GET', `/api/admin/bin/?resource=${name}`)).results.find((each: Answer) => each.record_id === id)
  const restore = async (name: ResourceName, id: number, set = {}) =>
    editor.call('POST', `/api/admin/bin/${(await inBin(name, id))?.id}/restore/`, { body: { set } })
  return { ...app, editor, json, createRecord, remove, inBin, restore }
}

type Installation = Awaited<ReturnType<typeof setupWithEditor>>

/** A record with everything it can have: rows, links, sections with a list, and a module in its page's bin. */
async function fullRecord(installation: Installation, name: ResourceName): Promise<number> {
  const { createRecord, json, editor, depsOf } = installation
  const image = await createImage(depsOf())
  if (name === 'images') return createImage(depsOf(), { color: '#114477' })
  if (name === 'files') return 0
  const works = name === 'productions' ? [{ work_id: await createRecord('works') }, { work_id: null }] : []
  const people =
    name === 'productions'
      ? [{ person_id: await createRecord('people'), part: 'conductor', role: { de: 'Leitung', en: '' } }]
      : []
  const rich =
    name === 'productions' ? { programme: works, people, subscriptions: [await createRecord('subscriptions')] } : {}
  const id =
    name === 'productions'
      ? (await createDate(depsOf(), { production: { ...rich, image_id: image } })).productionId
      : await createRecord(name)
  const content_type = sectionOwnerTypeFor(name)
  if (content_type) {
    const { id: parent } = await json('POST', '/de/pageeditor-api/container/', { content_type, object_id: id })
    await json('POST', '/de/pageeditor-api/image/', { parent, image })
    const faq = await json('POST', '/de/pageeditor-api/faq/', { parent })
    await json('POST', '/de/pageeditor-api/faqitem/', { parent: faq.id, content: 'Wo?', text: '<p>Hier.</p>' })
    const { url } = await json('POST', '/de/pageeditor-api/headline/', { parent, headline_level: 2, content: 'Weg' })
    await editor.call('DELETE', url)
  }
  return id
}

test.each(binnedTypes.filter((name) => name !== 'files'))(
  'restoring a record of %s restores every row in every table',
  async (name) => {
    const installation = await setupWithEditor()
    const id = await fullRecord(installation, name)
    const before = await readAllTables(installation)
    expect((await installation.remove(name, id)).status).toBe(204)
    expect((await installation.json('GET', `/api/admin/${name}/${id}/`)).status).toBe(404)
    const entry = await installation.inBin(name, id)
    expect(entry).toMatchObject({ record_id: id, deleted_by: 'Test', days_left: BIN_RETENTION_DAYS })
    const response = await installation.restore(name, id)
    expect(response).toMatchObject({ status: 200, body: { resource: name, id, dropped_references: [] } })
    expect(await readAllTables(installation)).toEqual(before)
    expect(await installation.inBin(name, id)).toBeUndefined()
    expect((await installation.editor.call('POST', `/api/admin/bin/${entry.id}/restore/`, { body: {} })).status).toBe(
      404,
    )
  },
)

test('a deleted barrier report does not go to the bin', async () => {
  const { createRecord, remove, json } = await setupWithEditor()
  await remove('barrier-reports', await createRecord('barrier-reports'))
  expect((await json('GET', '/api/admin/bin/')).count).toBe(0)
})

test('a deleted page frees its path and can return under another', async () => {
  const { createRecord, remove, restore, call, editor } = await setupWithEditor()
  const id = await createRecord('pages', { slug_de: 'abo', slug_en: 'abo' })
  await remove('pages', id)
  for (const callAs of [call, editor.call])
    expect((await callAs('GET', '/de/pageeditor-api/page/abo')).status).toBe(404)
  await createRecord('pages', { slug_de: 'abo', slug_en: 'abo' })
  const refused = await restore('pages', id)
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { slug_de: ['Unter dieser Adresse gibt es schon eine Seite.'] } },
  })
  expect(await restore('pages', id, { slug_de: 'abo-alt', slug_en: 'abo-old' })).toMatchObject({ status: 200 })
  expect((await call('GET', '/de/pageeditor-api/page/abo-alt')).status).toBe(200)
  await remove('pages', id)
  for (const set of [{ parent_id: '3' }, { path_de: 'x' }, { slug_de: 'Nicht so!' }])
    expect((await restore('pages', id, set)).status).toBe(400)
})

test('a restore names missing requirements and drops missing optional references', async () => {
  const { createRecord, remove, restore, depsOf, json } = await setupWithEditor()
  const venue = await createRecord('venues', { name: 'Stadthalle' })
  const subscription = await createRecord('subscriptions')
  const { productionId } = await createDate(depsOf(), {
    venue_id: venue,
    production: { subscriptions: [subscription] },
  })
  await remove('productions', productionId)
  expect((await remove('venues', venue)).status).toBe(204)
  expect((await remove('subscriptions', subscription)).status).toBe(204)
  expect(await restore('productions', productionId)).toMatchObject({
    status: 400,
    body: {
      errors: { venue_id: [expect.any(String)] },
      places: [{ resource: 'venues', id: venue, title: 'Stadthalle', in_bin: 'whole' }],
    },
  })
  await restore('venues', venue)
  expect((await restore('productions', productionId)).body.dropped_references).toEqual([
    { field: 'subscription_id', resource: 'subscriptions', id: subscription },
  ])
  expect(await json('GET', `/api/admin/productions/${productionId}/`)).toMatchObject({
    subscriptions: [],
    dates: [{ venue_id: venue }],
  })
})

test('an image used only by a deleted record cannot be deleted', async () => {
  const { createRecord, remove, depsOf, json } = await setupWithEditor()
  const image = await createImage(depsOf(), { color: '#aa5511' })
  const id = await createRecord('people', { image_id: image })
  await remove('people', id)
  expect(await remove('images', image)).toMatchObject({
    status: 409,
    body: { places: [{ resource: 'people', id, title: 'Mara Vogt', in_bin: 'whole' }] },
  })
  expect((await json('GET', `/api/admin/images/usage/?id=${image}`))[0].places).toHaveLength(1)
})

test('only admins purge, and only accounts see the bin', async () => {
  const { createRecord, remove, inBin, editor, login, call } = await setupWithEditor()
  const id = await createRecord('venues')
  await remove('venues', id)
  const path = `/api/admin/bin/${(await inBin('venues', id)).id}/`
  expect((await call('GET', '/api/admin/bin/')).status).toBe(401)
  expect((await call('POST', `${path}restore/`, { body: {} })).status).toBe(401)
  expect((await editor.call('DELETE', path)).status).toBe(403)
  const admin = await login('admin')
  expect((await admin.call('DELETE', path)).status).toBe(204)
  expect((await admin.call('DELETE', path)).status).toBe(404)
})

test('a record leaves the bin after thirty days and is purged', async () => {
  const { createRecord, remove, inBin, editor, services } = await setupWithEditor()
  const [expired, fresh] = [await createRecord('venues'), await createRecord('venues')]
  await remove('venues', expired)
  const { id } = await inBin('venues', expired)
  const { db } = services.database
  await db
    .update(bin)
    .set({ deleted_at: new Date(NOW.getTime() - BIN_RETENTION_DAYS * DAY_MS - 1) })
    .where(eq(bin.id, id))
  expect(await inBin('venues', expired)).toBeUndefined()
  expect((await editor.call('POST', `/api/admin/bin/${id}/restore/`, { body: {} })).status).toBe(404)
  await remove('venues', fresh)
  await purgeExpiredRecords({ db, now: () => NOW })
  expect(await db.select({ record_id: bin.record_id }).from(bin)).toEqual([{ record_id: fresh }])
})

test('the purge removes any number of expired records', async () => {
  const { createRecord, remove, services } = await setupWithEditor()
  await remove('venues', await createRecord('venues'))
  const { db } = services.database
  const entries = await db.select().from(bin)
  await db.insert(bin).values(
    entries.flatMap((entry) =>
      Array.from({ length: 120 }, (_, index) => ({
        ...entry,
        id: undefined,
        record_id: 1000 + index,
        deleted_at: new Date(0),
      })),
    ),
  )
  await purgeExpiredRecords({ db, now: () => NOW })
  expect(await db.$count(bin)).toBe(1)
})

/** All rows of all tables without write counters and the bin; search document ids are ignored because they change. */
async function readAllTables({ services }: Pick<TestApp, 'services'>): Promise<Record<string, unknown>> {
  const uncomparedTables = new Set([
    'audit_log',
    'bin',
    'table_versions',
    'search_state',
    'search_words',
    'search_changes',
    'session',
    'user',
    'account',
  ])
  const tables = Object.values<unknown>(schema).filter(
    (each): each is SQLiteTable => is(each, Table) && !uncomparedTables.has(getTableName(each)),
  )
  const rowsByTable: Record<string, unknown> = {}
  for (const table of tables) {
    const rows = await services.database.db.select().from(table)
    rowsByTable[getTableName(table)] = rows
      .map((row) =>
        JSON.stringify({
          ...row,
          version: 0,
          updated_at: 0,
          updated_by: 0,
          ...(getTableName(table).startsWith('search_') ? { id: 0, document_id: 0 } : {}),
        }),
      )
      .toSorted()
  }
  return rowsByTable
}
