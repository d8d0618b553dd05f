import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

async function startSite() {
  const app = await createTestApp()
  const editor = await app.login()
  const bulk = (resource: string, body: unknown) => editor.call('POST', `/api/admin/${resource}/bulk/`, { body })
  const get = (resource: string, id: number) => editor.call('GET', `/api/admin/${resource}/${id}/`)
  return { ...app, editor, bulk, get }
}

test('undoing a deletion restores the records from the bin', async () => {
  const { depsOf, editor, bulk, get } = await startSite()
  const { id, productionId } = await createDate(depsOf(), {
    ticket_link: 'https://tickets.example/1',
    price_from: 1200,
    price_to: 3600,
  })
  const before = (await get('event-dates', id)).body
  expect((await bulk('event-dates', { ids: [id], delete: true })).status).toBe(200)
  expect((await get('productions', productionId)).body.dates).toEqual([])
  expect((await bulk('event-dates', { undo: { deleted: [id] } })).status).toBe(200)
  expect((await get('event-dates', id)).body).toMatchObject({
    ticket_link: before.ticket_link,
    price_from: 1200,
    price_to: 3600,
    date_start: before.date_start,
  })
  expect((await editor.call('GET', '/api/admin/bin/')).body.count).toBe(0)
})

test('undo deletes created and restores changed records atomically', async () => {
  const { depsOf, bulk, get } = await startSite()
  const created = await create(depsOf(), 'venues', { name: 'Neu' })
  const changed = await create(depsOf(), 'venues', { name: 'Alt' })
  await bulk('venues', { changes: [{ id: changed, set: { name: 'Anders' } }] })
  const undo = { created: [{ id: created, version: 1 }], changes: [{ id: changed, version: 2, set: { name: 'Alt' } }] }
  await bulk('venues', { changes: [{ id: created, set: { city: 'Talbronn' } }] })
  expect((await bulk('venues', { undo })).status).toBe(409)
  expect((await get('venues', changed)).body.name).toBe('Anders')
  expect((await bulk('venues', { undo: { ...undo, created: [{ id: created, version: 2 }] } })).status).toBe(200)
  expect((await get('venues', created)).status).toBe(404)
  expect((await get('venues', changed)).body.name).toBe('Alt')
})

test('undoing a deletion refuses a record that is not in the bin', async () => {
  const { depsOf, bulk } = await startSite()
  const id = await create(depsOf(), 'venues')
  expect((await bulk('venues', { undo: { deleted: [id] } })).status).toBe(404)
})
