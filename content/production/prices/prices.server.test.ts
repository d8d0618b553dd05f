import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const text = (de: string, en = '') => ({ de, en })
const category = (name: string, price: number, price_reduced: number | null = null) => ({
  name: text(name),
  price,
  price_reduced,
})

test('prices are in cents, and the highest is at least the lowest', async () => {
  const { call, depsOf, login } = await createTestApp()
  const editor = await login()
  const id = await create(depsOf(), 'event-dates', { price_from: 1800, price_to: 5400 })
  const readPrices = async () => {
    const { price_from, price_to } = (await call('GET', `/api/event-dates/${id}/`)).body
    return [price_from, price_to]
  }
  expect(await readPrices()).toEqual([1800, 5400])

  const path = `/api/admin/event-dates/${id}/`
  const refused = await editor.call('PATCH', path, { body: { price_to: 1700 } })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['price_to']])
  await editor.call('PATCH', path, { body: { price_to: null } })
  expect(await readPrices()).toEqual([1800, null])

  const { production_id } = (await editor.call('GET', path)).body
  const production = (await editor.call('GET', `/api/admin/productions/${production_id}/`)).body
  const dates = production.dates.map((date: Record<string, unknown>) => ({ ...date, price_from: 5400, price_to: 1800 }))
  const { status, body } = await editor.call('PATCH', `/api/admin/productions/${production_id}/`, { body: { dates } })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['dates.0.price_to']])
})

test('a date takes categories and prices from its price list', async () => {
  const { call, depsOf, login } = await createTestApp()
  const editor = await login()
  const list = await create(depsOf(), 'price-lists', {
    categories: [category('I', 3800, 1900), category('II', 2900)],
    reductions: text('Die Hälfte für Schüler'),
  })
  const id = await create(depsOf(), 'event-dates', { price_from: 100, price_to: 200, price_list_id: list })
  const path = `/api/admin/event-dates/${id}/`
  const readPrices = async () => {
    const { price_from, price_to, prices } = (
      await call('GET', `/api/event-dates/${id}/`, { headers: { 'Accept-Language': 'en' } })
    ).body
    return { range: [price_from, price_to], prices }
  }
  expect(await readPrices()).toMatchObject({
    range: [2900, 3800],
    prices: {
      reductions: 'Die Hälfte für Schüler',
      fallback: ['reductions'],
      categories: [
        { name: 'I', lang: 'de', price: 3800, price_reduced: 1900 },
        { name: 'II', lang: 'de', price: 2900, price_reduced: null },
      ],
    },
  })

  await editor.call('PATCH', `/api/admin/price-lists/${list}/`, {
    body: { categories: [category('I', 4200), category('II', 3100)] },
  })
  expect((await readPrices()).range).toEqual([3100, 4200])
  await editor.call('PATCH', path, { body: { price_from: 1, price_to: 2 } })
  expect((await readPrices()).range).toEqual([3100, 4200])
  const { production_id } = (await editor.call('GET', path)).body
  const production = (await editor.call('GET', `/api/admin/productions/${production_id}/`)).body
  await editor.call('PATCH', `/api/admin/productions/${production_id}/`, {
    body: { dates: [{ ...production.dates[0], price_from: 1 }] },
  })
  expect((await readPrices()).range).toEqual([3100, 4200])

  const used = await editor.call('DELETE', `/api/admin/price-lists/${list}/`)
  expect(used.status).toBe(409)
  await editor.call('PATCH', path, { body: { price_list_id: null } })
  expect(await readPrices()).toEqual({ range: [3100, 4200], prices: null })
})

test('a price list needs categories, and reduced prices at most full ones', async () => {
  const { login } = await createTestApp()
  const editor = await login()
  const trySave = async (categories: unknown) => {
    const { status, body } = await editor.call('POST', '/api/admin/price-lists/', {
      body: { name: 'Halle', categories },
    })
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await trySave([])).toEqual([400, ['categories']])
  expect(await trySave([category('I', 1000, 1100)])).toEqual([400, ['categories.0.price_reduced']])
  expect(await trySave([{ name: text('I') }])).toEqual([400, ['categories.0.price']])
  expect(await trySave(Array.from({ length: 13 }, () => category('I', 1000)))).toEqual([400, ['categories']])
})

test('doors and introduction follow the start time', async () => {
  const { call, depsOf, login } = await createTestApp()
  const editor = await login()
  const id = await create(depsOf(), 'event-dates', {
    doors_minutes: 60,
    introduction_minutes: 45,
    introduction_place: text('Foyer'),
  })
  const readDate = async () => {
    const { doors, introduction } = (await call('GET', `/api/event-dates/${id}/`)).body
    return { doors, introduction }
  }
  expect(await readDate()).toEqual({
    doors: '2027-02-01T17:30:00.000Z',
    introduction: { date_start: '2027-02-01T17:45:00.000Z', place: 'Foyer', fallback: [] },
  })
  await editor.call('PATCH', `/api/admin/event-dates/${id}/`, { body: { date_start: '2027-02-01T19:00:00Z' } })
  expect((await readDate()).doors).toBe('2027-02-01T18:00:00.000Z')
})
