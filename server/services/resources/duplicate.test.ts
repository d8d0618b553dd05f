import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const cancelled = {
  date_start: '2027-04-03T17:30:00Z',
  date_end: '2027-04-03T19:30:00Z',
  ticket_link: 'https://karten.example/1',
  status: 'cancelled',
  tickets: 'sold_out',
  status_note: { de: 'Krank', en: 'Ill' },
}

test('a copied production has no dates by default', async () => {
  const { depsOf, login } = await createTestApp()
  const venue_id = await create(depsOf(), 'venues')
  const id = await create(depsOf(), 'productions', { dates: [{ ...cancelled, venue_id }], is_online: true })
  const copy = await (await login()).call('POST', `/api/admin/productions/${id}/duplicate/`)
  expect(copy.body).toMatchObject({ name: { de: 'Kopie von Aufbruch' }, is_online: false, dates: [] })
})

test('copied dates move 52 weeks and reset status and tickets', async () => {
  const { depsOf, login } = await createTestApp()
  const venue_id = await create(depsOf(), 'venues')
  const id = await create(depsOf(), 'productions', { dates: [{ ...cancelled, venue_id }] })
  const copy = await (await login()).call('POST', `/api/admin/productions/${id}/duplicate/?shift_weeks=52`)
  expect(copy.body.dates).toMatchObject([
    {
      venue_id,
      date_start: '2028-04-01T17:30:00.000Z',
      date_end: '2028-04-01T19:30:00.000Z',
      ticket_link: '',
      status: 'scheduled',
      tickets: 'available',
      status_note: { de: '', en: '' },
    },
  ])
})

test('copied dates keep their time of day across a clock change', async () => {
  const { depsOf, login } = await createTestApp()
  const venue_id = await create(depsOf(), 'venues')
  const date = { venue_id, date_start: '2027-03-20T18:30:00Z', date_end: '2027-03-20T20:30:00Z' }
  const id = await create(depsOf(), 'productions', { dates: [date] })
  const copy = await (await login()).call('POST', `/api/admin/productions/${id}/duplicate/?shift_weeks=2`)
  expect(copy.body.dates[0].date_start).toBe('2027-04-03T17:30:00.000Z')
})

test('a copied date in the skipped hour is refused with a message', async () => {
  const { depsOf, login } = await createTestApp()
  const venue_id = await create(depsOf(), 'venues')
  const date = { venue_id, date_start: '2027-03-21T01:30:00Z', date_end: '2027-03-21T03:30:00Z' }
  const id = await create(depsOf(), 'productions', { dates: [date] })
  const copy = await (await login()).call('POST', `/api/admin/productions/${id}/duplicate/?shift_weeks=1`)
  expect(copy.body.errors).toEqual({
    shift_weeks: ['Eine der Uhrzeiten gibt es an dem neuen Tag nicht: Die Uhr springt von 2 auf 3 Uhr.'],
  })
})

test("a copied article has today's date", async () => {
  const { depsOf, login } = await createTestApp()
  const id = await create(depsOf(), 'news', { date: '2025-01-01T09:00:00Z' })
  expect((await (await login()).call('POST', `/api/admin/news/${id}/duplicate/`)).body).toMatchObject({
    date: '2027-01-15T12:00:00.000Z',
    is_online: false,
  })
})
