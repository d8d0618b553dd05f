import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const localised = (de: string) => ({ de, en: '' })

async function startSite() {
  const app = await createTestApp()
  const deps = app.depsOf()
  const location_id = await create(deps, 'locations')
  const lesson = (day: string, more: object = {}) => ({
    location_id,
    date_start: `${day}T15:00:00Z`,
    date_end: `${day}T16:00:00Z`,
    ...more,
  })
  const course = await create(deps, 'courses', {
    dates: [lesson('2027-02-01', { repeat_weeks: 2, repeat_until: '2027-06-30' }), lesson('2027-03-01')],
  })
  const [work_id, person_id] = [await create(deps, 'works'), await create(deps, 'people')]
  const { productionId } = await createDate(deps, {
    production: {
      programme: [{ work_id, note: localised('Mit Kadenz von Beethoven') }],
      people: [{ person_id, part: 'soloist', instrument: localised('Hammerklavier') }],
    },
  })
  const prices = await create(deps, 'price-lists', {
    categories: [
      { name: localised('Kategorie A'), price: 3000 },
      { name: localised('Kategorie B'), price: 2000 },
    ],
  })
  const editor = await app.login()
  return { ...app, editor, ids: { courses: course, productions: productionId, 'price-lists': prices } }
}

test.each([
  ['courses', 'dates', 1],
  ['productions', 'programme', 0],
  ['productions', 'people', 0],
  ['productions', 'dates', 0],
  ['price-lists', 'categories', 1],
] as const)('rows removed from %s %s are restored by undo', async (resource, field, remainingRows) => {
  const { editor, ids } = await startSite()
  const path = `/api/admin/${resource}/${ids[resource]}/`
  const before = (await editor.call('GET', path)).body
  const remaining = before[field].slice(1)
  expect(remaining).toHaveLength(remainingRows)
  const { version } = (await editor.call('POST', path, { body: { [field]: remaining, version: before.version } })).body
  const undo = { changes: [{ id: ids[resource], version, set: { [field]: before[field] } }] }
  expect((await editor.call('POST', `/api/admin/${resource}/bulk/`, { body: { undo } })).status).toBe(200)
  const toTexts = (rows: Record<string, unknown>[]) =>
    rows.map(({ id: _id, version: _version, updated_at: _at, status: _status, ...row }) => row)
  expect(toTexts((await editor.call('GET', path)).body[field])).toEqual(toTexts(before[field]))
  expect((await editor.call('POST', `/api/admin/${resource}/bulk/`, { body: { undo } })).status).toBe(409)
})

test('undo cannot take rows of another record', async () => {
  const { editor, ids, depsOf } = await startSite()
  const { productionId, id } = await createDate(depsOf())
  const [date] = (await editor.call('GET', `/api/admin/productions/${productionId}/`)).body.dates
  const { version } = (await editor.call('GET', `/api/admin/productions/${ids.productions}/`)).body
  const undo = { changes: [{ id: ids.productions, version, set: { dates: [date] } }] }
  expect((await editor.call('POST', '/api/admin/productions/bulk/', { body: { undo } })).status).toBe(400)
  expect((await editor.call('GET', `/api/admin/event-dates/${id}/`)).body.production_id).toBe(productionId)
})
