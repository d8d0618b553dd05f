import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

test('a new page is last among its siblings unless ordered', async () => {
  const { depsOf, login } = await createTestApp()
  const parent_id = await create(depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house', order: 4 })
  const editor = await login()
  const createPage = async (title: string, body = {}) =>
    (await editor.call('POST', '/api/admin/pages/', { body: { title: { de: title, en: title }, ...body } })).body.order
  expect(await createPage('Neu')).toBe(5)
  expect(await createPage('Kind', { parent_id })).toBe(0)
  expect(await createPage('Zweites Kind', { parent_id })).toBe(1)
  expect(await createPage('Vorn', { order: 0 })).toBe(0)
})

test('a page moved to another parent becomes its last child', async () => {
  const { depsOf, login } = await createTestApp()
  const parent_id = await create(depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  await create(depsOf(), 'pages', { slug_de: 'kind', slug_en: 'child', parent_id, order: 3 })
  const moving = await create(depsOf(), 'pages', { slug_de: 'neu', slug_en: 'new', order: 0 })
  expect((await (await login()).call('PATCH', `/api/admin/pages/${moving}/`, { body: { parent_id } })).body.order).toBe(
    4,
  )
})

test('productions sort by next date, then undated, then past ones', async () => {
  const { depsOf, login } = await createTestApp()
  const venue_id = await create(depsOf(), 'venues')
  const datesOn = (...days: string[]) =>
    days.map((day) => ({ venue_id, date_start: `${day}T18:00:00Z`, date_end: `${day}T20:00:00Z` }))
  const concert = (de: string, ...days: string[]) =>
    create(depsOf(), 'productions', { name: { de, en: '' }, dates: datesOn(...days) })
  await concert('lange vorbei', '2025-01-01')
  await concert('im März', '2027-03-01')
  await concert('ohne Termin')
  await concert('vorbei und im Februar', '2026-12-01', '2027-02-01')
  await concert('gerade vorbei', '2027-01-01')
  const editor = await login()
  const names = async (ordering: string) =>
    (await editor.call('GET', `/api/admin/productions/?ordering=${ordering}`)).body.results.map(
      (record: { name: { de: string } }) => record.name.de,
    )
  const expected = ['vorbei und im Februar', 'im März', 'ohne Termin', 'gerade vorbei', 'lange vorbei']
  expect(await names('next_date')).toEqual(expected)
  expect(await names('-next_date')).toEqual(expected.toReversed())
})
