import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

test('similar concerts share composer, subscription or venue, each production once', async () => {
  const { call, depsOf } = await createTestApp()
  const deps = depsOf()
  const [hall, elsewhere] = [await create(deps, 'venues'), await create(deps, 'venues')]
  const series = await create(deps, 'subscriptions')
  const composer_id = await create(deps, 'composers')
  const [work, otherWork] = [await create(deps, 'works', { composer_id }), await create(deps, 'works', { composer_id })]
  const start = (day: string) => `2027-${day}T18:00:00Z`
  const createDateOn = (day: string, venue_id: number, production: Record<string, unknown> = {}) =>
    createDate(deps, { start: start(day), venue_id, production })

  const date = await createDateOn('02-01', hall, { subscriptions: [series], programme: [{ work_id: work }] })
  const sameHall = await createDateOn('03-01', hall)
  const laterInHall = await createDateOn('03-02', hall)
  const inSeries = await createDateOn('04-01', elsewhere, { subscriptions: [series] })
  const composed = await createDateOn('05-01', elsewhere, { programme: [{ work_id: otherWork }] })
  await create(deps, 'event-dates', {
    production_id: composed.productionId,
    venue_id: elsewhere,
    date_start: start('05-02'),
    date_end: '2027-05-02T20:00:00Z',
  })
  await create(deps, 'event-dates', {
    production_id: date.productionId,
    venue_id: hall,
    date_start: start('02-02'),
    date_end: '2027-02-02T20:00:00Z',
  })
  await createDateOn('06-01', elsewhere)
  await createDateOn('06-02', hall, { programme: [{ work_id: work }], is_online: false })
  await createDate(deps, {
    start: '2026-06-01T18:00:00Z',
    venue_id: hall,
    production: { programme: [{ work_id: work }] },
  })
  await createDate(deps, {
    start: start('02-10'),
    venue_id: hall,
    status: 'cancelled',
    production: { programme: [{ work_id: work }] },
  })

  const listSimilar = async (id: number) =>
    (await call('GET', `/api/event-dates/${id}/similar/`)).body.map((date: { id: number }) => date.id)
  expect(await listSimilar(date.id)).toEqual([sameHall.id, inSeries.id, composed.id])

  expect(await listSimilar(sameHall.id)).toEqual([date.id, laterInHall.id])
  expect(await listSimilar(987_654)).toEqual([])
})
