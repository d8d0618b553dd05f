import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

test('dates are filtered by the months, halls and types that have some, and by what an old link names', async () => {
  const { call, depsOf } = await createTestApp()
  const hall = await create(depsOf(), 'venues', { name: 'Stadthalle', city: 'Hohenwang' })
  const church = await create(depsOf(), 'venues', { name: 'Kirche', city: 'Altstadt' })
  const concert = await create(depsOf(), 'event-types', { name: { de: 'Konzert', en: 'Concert' } })
  const talk = await create(depsOf(), 'event-types', { name: { de: 'Gespräch', en: 'Talk' } })
  await createDate(depsOf(), { start: '2027-02-28T23:30:00Z', venue_id: hall, production: { type_id: concert } })
  await createDate(depsOf(), { start: '2028-06-01T18:00:00Z', venue_id: hall, production: { type_id: concert } })
  await createDate(depsOf(), { start: '2026-06-01T18:00:00Z', venue_id: church, production: { type_id: talk } })
  await createDate(depsOf(), { start: '2027-05-01T18:00:00Z', venue_id: church, production: { type_id: talk, is_online: false } })
  expect((await call('GET', '/api/event-filter/')).body).toEqual({
    months: ['2027-03', '2028-06'],
    venues: [{ id: hall, name: 'Stadthalle', city: 'Hohenwang' }],
    types: [{ id: concert, name: 'Konzert' }],
  })
  const kept = (await call('GET', `/api/event-filter/?venue=${church}&event__type=${talk}`)).body
  expect(kept.venues.map(({ id }: { id: number }) => id)).toEqual([church, hall])
  expect(kept.types).toHaveLength(2)
})
