import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const PATH = '/api/admin/productions/next-season/'

async function startInstallation() {
  const app = await createTestApp()
  const editor = await app.login()
  const requestSeason = async (body: unknown) => (await editor.call('POST', PATH, { body })).body
  const get = async (id: number) => (await editor.call('GET', `/api/admin/productions/${id}/`)).body
  return { ...app, editor, requestSeason, get }
}

test('a copied season keeps weekday and time, offline and without one-off details', async () => {
  const { requestSeason, get, editor, depsOf } = await startInstallation()
  const person = await create(depsOf(), 'people')
  const work = await create(depsOf(), 'works')
  const { id, productionId } = await createDate(depsOf(), {
    // A Sunday in summer time; 52 weeks later it is winter time.
    start: '2026-10-24T17:30:00Z',
    status: 'cancelled',
    tickets: 'sold_out',
    status_note: { de: 'Krank', en: 'Ill' },
    ticket_link: 'https://karten.example/7',
    external_id: 'T-1',
    production: {
      name: { de: 'Herbst', en: 'Autumn' },
      people: [{ person_id: person, part: 'soloist' }],
      programme: [{ work_id: work }],
      external_id: 'P-1',
    },
  })
  await createDate(depsOf(), { start: '2025-10-24T17:30:00Z' })
  const input = { season: '2026-27', weeks: 53 }
  const dry = await requestSeason(input)
  expect(dry.productions.map(({ title }: typeof dry) => title)).toEqual(['Herbst'])
  expect(dry.productions[0].dates[0]).toMatchObject({
    id,
    from: '2026-10-24T17:30:00.000Z',
    date_start: '2027-10-30T17:30:00.000Z',
    hall: 'Stadthalle',
    clashes: [],
  })
  expect((await requestSeason({ ...input, weeks: 54 })).productions[0].dates[0].date_start).toBe(
    '2027-11-06T18:30:00.000Z',
  )
  expect(dry.made).toBeNull()
  expect((await editor.call('GET', '/api/admin/productions/')).body.count).toBe(2)

  const { made: createdIds } = await requestSeason({ ...input, plan: dry.plan })
  expect(createdIds).toHaveLength(1)
  const copy = await get(createdIds[0])
  expect(copy).toMatchObject({ name: { de: 'Herbst', en: 'Autumn' }, is_online: false, external_id: null })
  expect(copy.people.map(({ person_id }: typeof copy) => person_id)).toEqual([person])
  expect(copy.programme.map(({ work_id }: typeof copy) => work_id)).toEqual([work])
  expect(copy.dates).toHaveLength(1)
  expect(copy.dates[0]).toMatchObject({
    date_start: '2027-10-30T17:30:00.000Z',
    date_end: '2027-10-30T19:30:00.000Z',
    status: 'scheduled',
    tickets: 'available',
    status_note: { de: '', en: '' },
    ticket_link: '',
    external_id: null,
  })
  expect((await get(productionId)).dates[0]).toMatchObject({ id, status: 'cancelled' })

  // Undo moves all of it to the bin.
  await editor.call('POST', '/api/admin/productions/bulk/', { body: { ids: createdIds, delete: true } })
  expect((await editor.call('GET', `/api/admin/productions/${createdIds[0]}/`)).status).toBe(404)
  expect(
    (await editor.call('GET', '/api/admin/bin/')).body.results.map(({ resource }: typeof copy) => resource),
  ).toEqual(['productions'])
})

test('the preview names clashes of venue, performers, closed days and skipped hours', async () => {
  const { requestSeason, depsOf } = await startInstallation()
  const soloist = await create(depsOf(), 'people', { first_name: 'Ada', last_name: 'Vogt' })
  const people = [{ person_id: soloist, part: 'soloist' }]
  const venue_id = await create(depsOf(), 'venues', { name: 'Weberei' })
  const sourceDate = await createDate(depsOf(), {
    start: '2026-02-02T18:30:00Z',
    venue_id,
    production: { name: { de: 'Winter', en: '' }, people },
  })
  // 52 weeks later: another evening in the same hall, one elsewhere with the same soloist, and a cancelled one.
  await createDate(depsOf(), {
    start: '2027-02-01T19:30:00Z',
    venue_id,
    production: { name: { de: 'Gastspiel', en: '' } },
  })
  await createDate(depsOf(), { start: '2027-02-01T17:00:00Z', production: { name: { de: 'Matinee', en: '' }, people } })
  await createDate(depsOf(), {
    start: '2027-02-01T18:30:00Z',
    venue_id,
    status: 'cancelled',
    production: { name: { de: 'Abgesagt', en: '' } },
  })
  await create(depsOf(), 'closed-days', {
    name: { de: 'Fasching', en: '' },
    first_day: '2027-02-01',
    last_day: '2027-02-03',
  })
  const input = { ids: [sourceDate.productionId], weeks: 52 }
  const [date] = (await requestSeason(input)).productions[0].dates
  expect(date.clashes).toEqual([
    { kind: 'hall', words: 'Gastspiel, Mo., 1. Feb. 2027, 20:30' },
    { kind: 'person', words: 'Ada Vogt (Matinee, Mo., 1. Feb. 2027, 18:00)' },
    { kind: 'closed', words: 'Fasching' },
  ])
  const movedResult = await requestSeason({
    ...input,
    moved: [{ id: sourceDate.id, date_start: '2027-02-05T18:30:00Z' }],
  })
  expect(movedResult.productions[0].dates[0]).toMatchObject({
    date_start: '2027-02-05T18:30:00.000Z',
    date_end: '2027-02-05T20:30:00.000Z',
    clashes: [],
  })
  const earlyDate = await createDate(depsOf(), { start: '2027-03-21T01:30:00Z' })
  const skipped = await requestSeason({ ids: [earlyDate.productionId], weeks: 1 })
  expect(skipped.productions[0].dates[0]).toMatchObject({ date_start: null, clashes: [{ kind: 'skipped', words: '' }] })
  expect(
    (await requestSeason({ ids: [earlyDate.productionId], weeks: 1, plan: skipped.plan })).errors.moved[0],
  ).toContain('Uhr')
})

test('dates can be left out, and an outdated plan creates nothing', async () => {
  const { requestSeason, editor, call, depsOf } = await startInstallation()
  const [copiedDate, leftOutDate] = [
    await createDate(depsOf(), { production: { name: { de: 'Eins', en: '' } } }),
    await createDate(depsOf(), { start: '2027-03-01T18:30:00Z' }),
  ]
  const input = { ids: [copiedDate.productionId, leftOutDate.productionId], weeks: 52, left_out: [leftOutDate.id] }
  const dry = await requestSeason(input)
  expect(dry.productions.map(({ dates }: typeof dry) => dates[0].is_left_out)).toEqual([false, true])
  await editor.call('PATCH', `/api/admin/productions/${copiedDate.productionId}/`, { body: { for_children: true } })
  const stale = await requestSeason({ ...input, plan: dry.plan })
  expect(stale.made).toBeNull()
  expect((await requestSeason({ ...input, plan: stale.plan })).made).toHaveLength(1)
  expect((await editor.call('GET', '/api/admin/productions/')).body.count).toBe(3)
  expect((await editor.call('POST', PATH, { body: { weeks: 52 } })).status).toBe(400)
  expect((await call('POST', PATH, { body: input })).status).toBe(401)
})
