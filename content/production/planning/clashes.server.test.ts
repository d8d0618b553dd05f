import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

async function startSite() {
  const app = await createTestApp()
  const editor = await app.login()
  const findClashes = async (body: unknown) =>
    (await editor.call('POST', '/api/admin/event-dates/clashes/', { body })).body.dates
  return { ...app, editor, findClashes }
}

const dateAt = (start: string, end: string, fields: object = {}) => ({ date_start: start, date_end: end, ...fields })

test('a date in an occupied venue names the other date', async () => {
  const { findClashes, depsOf } = await startSite()
  const { venueId } = await createDate(depsOf(), {
    start: '2027-12-06T16:00:00Z',
    production: { name: { de: 'Aufbruch', en: '' } },
  })
  const hall = { kind: 'hall', words: 'Aufbruch, Mo., 6. Dez. 2027, 17:00' }
  const dates = [
    dateAt('2027-12-06T16:30:00Z', '2027-12-06T18:30:00Z', { venue_id: venueId }),
    dateAt('2027-12-06T18:00:00Z', '2027-12-06T20:00:00Z', { venue_id: venueId }),
    // Its introduction begins before the other one ends.
    dateAt('2027-12-06T18:00:00Z', '2027-12-06T20:00:00Z', { venue_id: venueId, introduction_minutes: 45 }),
    dateAt('2027-12-06T16:30:00Z', '2027-12-06T18:30:00Z', { venue_id: null }),
  ]
  const clashes = await Promise.all(
    dates.map((date) => findClashes({ production_id: null, people: [], dates: [date] })),
  )
  expect(clashes).toEqual([[[hall]], [[]], [[hall]], [[]]])
})

test('a date does not clash with itself, cancelled or postponed dates', async () => {
  const { findClashes, depsOf } = await startSite()
  const { id, venueId, productionId } = await createDate(depsOf(), { start: '2027-12-06T16:00:00Z' })
  for (const status of ['cancelled', 'postponed'])
    await createDate(depsOf(), { start: '2027-12-06T16:00:00Z', venue_id: venueId, status })
  const ownDate = dateAt('2027-12-06T16:30:00Z', '2027-12-06T18:30:00Z', { id, venue_id: venueId })
  expect(await findClashes({ production_id: productionId, people: [], dates: [ownDate] })).toEqual([[]])
})

test('two dates of one form clash with each other', async () => {
  const { findClashes, depsOf } = await startSite()
  const venue_id = await create(depsOf(), 'venues')
  const dates = [
    dateAt('2027-12-06T16:00:00Z', '2027-12-06T18:00:00Z', { venue_id }),
    dateAt('2027-12-06T17:00:00Z', '2027-12-06T19:00:00Z', { venue_id }),
  ]
  const [first, second] = await findClashes({ production_id: null, people: [], dates })
  expect([first[0].kind, second[0].kind]).toEqual(['hall', 'hall'])
})

test('a date names performers playing elsewhere and closed days', async () => {
  const { findClashes, depsOf } = await startSite()
  const ada = await create(depsOf(), 'people', { first_name: 'Ada', last_name: 'Vogt' })
  const people = [{ person_id: ada, part: 'conductor' }]
  await createDate(depsOf(), { start: '2027-12-06T16:00:00Z', production: { name: { de: 'Matinee', en: '' }, people } })
  const ownDate = await createDate(depsOf(), { start: '2027-12-01T16:00:00Z', production: { people } })
  await create(depsOf(), 'closed-days', {
    name: { de: 'Umbau', en: '' },
    first_day: '2027-12-05',
    last_day: '2027-12-07',
  })
  const dates = [dateAt('2027-12-06T16:30:00Z', '2027-12-06T18:30:00Z', { id: ownDate.id, venue_id: ownDate.venueId })]
  const clashes = [
    [
      { kind: 'person', words: 'Ada Vogt (Matinee, Mo., 6. Dez. 2027, 17:00)' },
      { kind: 'closed', words: 'Umbau' },
    ],
  ]
  expect(await findClashes({ production_id: ownDate.productionId, people: [ada], dates })).toEqual(clashes)
  // The performers are read from the production when the form does not send them.
  expect(await findClashes({ production_id: ownDate.productionId, people: null, dates })).toEqual(clashes)
})

test('a past date reports no clashes', async () => {
  const { findClashes, depsOf } = await startSite()
  const { venueId } = await createDate(depsOf(), { start: '2020-12-06T16:00:00Z' })
  expect(
    await findClashes({
      production_id: null,
      people: [],
      dates: [dateAt('2020-12-06T16:00:00Z', '2020-12-06T18:00:00Z', { venue_id: venueId })],
    }),
  ).toEqual([[]])
})

test('the import preview names an occupied venue, stored or in the file', async () => {
  const { editor, depsOf } = await startSite()
  const { venueId } = await createDate(depsOf(), {
    start: '2027-12-06T16:00:00Z',
    production: { name: { de: 'Aufbruch', en: '' } },
  })
  await editor.call('PATCH', `/api/admin/venues/${venueId}/`, { body: { name: 'Kursaal' } })
  for (const name of ['Nordlicht', 'Weites Land']) await create(depsOf(), 'productions', { name: { de: name, en: '' } })
  const text = [
    'Konzert;Spielort;Beginn;Ende',
    'Nordlicht;Kursaal;6.12.2027 17:30;6.12.2027 19:30',
    'Nordlicht;Kursaal;8.12.2027 17:30;8.12.2027 19:30',
    'Weites Land;Kursaal;8.12.2027 18:00;8.12.2027 20:00',
  ].join('\n')
  const { body } = await editor.call('POST', '/api/admin/event-dates/import-file/', { body: { text } })
  expect(body.counts.new).toBe(3)
  expect(body.lines.map(({ warnings }: { warnings: string[] }) => warnings)).toEqual([
    ['Saal belegt: Aufbruch, Mo., 6. Dez. 2027, 17:00'],
    ['Saal belegt: Weites Land, Mi., 8. Dez. 2027, 18:00'],
    ['Saal belegt: Nordlicht, Mi., 8. Dez. 2027, 17:30'],
  ])
})
