import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

test('what tickets cost is answered in cents, and the dearest never costs less than the cheapest', async () => {
  const { call, depsOf, login } = await createTestApp()
  const editor = await login()
  const id = await create(depsOf(), 'event-dates', { price_from: 1800, price_to: 5400 })
  const shown = async () => {
    const { price_from, price_to } = (await call('GET', `/api/event-dates/${id}/`)).body
    return [price_from, price_to]
  }
  expect(await shown()).toEqual([1800, 5400])

  const own = `/api/admin/event-dates/${id}/`
  const refused = await editor.call('PATCH', own, { body: { price_to: 1700 } })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['price_to']])
  await editor.call('PATCH', own, { body: { price_to: null } })
  expect(await shown()).toEqual([1800, null])

  const { production_id } = (await editor.call('GET', own)).body
  const production = (await editor.call('GET', `/api/admin/productions/${production_id}/`)).body
  const dates = production.dates.map((date: Record<string, unknown>) => ({ ...date, price_from: 5400, price_to: 1800 }))
  const { status, body } = await editor.call('PATCH', `/api/admin/productions/${production_id}/`, { body: { dates } })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['dates.0.price_to']])
})
