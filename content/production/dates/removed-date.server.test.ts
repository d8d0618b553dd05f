import { expect, test } from 'vitest'
import { purgeExpiredRecords } from '#server/services/bin/move-to-bin.ts'
import { createTestApp } from '#tests/support/app.ts'
import { createDate } from '#tests/support/factories.ts'

async function startSite() {
  const app = await createTestApp()
  const editor = await app.login()
  const { id, productionId, venueId } = await createDate(app.depsOf(), {
    start: '2027-02-01T18:30:00Z',
    ticket_link: 'https://tickets.example/1',
    price_from: 1200,
    status_note: { de: 'Mit Einführung', en: '' },
    production: { name: { de: 'Nordlicht', en: '' }, is_online: true },
  })
  const path = `/api/admin/productions/${productionId}/`
  const read = async () => (await editor.call('GET', path)).body
  const second = { venue_id: venueId, date_start: '2027-03-01T18:30:00Z', date_end: '2027-03-01T20:30:00Z' }
  const savedRecord = (await editor.call('POST', path, { body: { dates: [...(await read()).dates, second] } })).body
  const next = savedRecord.dates[1].id
  const readCode = async (date: number) =>
    (await editor.call('GET', `/api/admin/posters/?resource=event-dates&id=${date}`)).body[0].code
  const findTarget = async (poster: string) => (await app.app.request(`/k/${poster}`)).headers.get('location')
  return { ...app, editor, id, next, path, read, code: readCode, leadsTo: findTarget }
}

test('a date removed from its production can be restored completely', async () => {
  const { editor, id, path, read, code } = await startSite()
  const [date, removedDate] = (await read()).dates
  const poster = await code(id)
  await editor.call('POST', path, { body: { dates: [removedDate] } })
  expect((await editor.call('GET', '/api/admin/bin/')).body.results).toMatchObject([
    { resource: 'event-dates', record_id: id, title: { de: 'Nordlicht, Mo., 1. Feb. 2027, 19:30' } },
  ])
  expect(
    (await editor.call('POST', '/api/admin/event-dates/bulk/', { body: { undo: { deleted: [id] } } })).status,
  ).toBe(200)
  const { version: _version, updated_at: _at, ...content } = date
  expect((await read()).dates[0]).toMatchObject(content)
  expect(await code(id)).toBe(poster)
})

test.each(['in its concert', 'by itself'])(
  'the poster of a date removed %s leads to the next date',
  async (deletion) => {
    const { editor, id, next, path, read, code, leadsTo, depsOf } = await startSite()
    const poster = await code(id)
    if (deletion === 'by itself') await editor.call('DELETE', `/api/admin/event-dates/${id}/`)
    else await editor.call('POST', path, { body: { dates: [(await read()).dates[1]] } })
    expect(await leadsTo(poster)).toBe(`/de/konzerte/nordlicht/${next}`)
    await purgeExpiredRecords({ ...depsOf(), now: () => new Date('2030-01-01T00:00:00Z') })
    expect(await leadsTo(poster)).toBe(`/de/konzerte/nordlicht/${next}`)
  },
)

test('the poster of a removed date leads to a date added later', async () => {
  const { editor, id, path, read, code, leadsTo } = await startSite()
  const poster = await code(id)
  await editor.call('POST', path, { body: { dates: [] } })
  const { dates } = (
    await editor.call('POST', path, {
      body: {
        dates: [
          {
            venue_id: (await editor.call('GET', '/api/admin/venues/')).body.results[0].id,
            date_start: '2027-04-01T18:30:00Z',
            date_end: '2027-04-01T20:30:00Z',
          },
        ],
      },
    })
  ).body
  expect((await read()).dates).toHaveLength(1)
  expect(await leadsTo(poster)).toBe(`/de/konzerte/nordlicht/${dates[0].id}`)
})

test("a removed date's page redirects to another date", async () => {
  const { editor, next, path, read, id } = await startSite()
  await editor.call('POST', path, { body: { dates: [(await read()).dates[0]] } })
  const { body } = await editor.call('GET', '/api/admin/redirects/')
  expect(body.results.map(({ old_path, new_path }: Record<string, string>) => [old_path, new_path])).toContainEqual([
    `/de/konzerte/nordlicht/${next}`,
    `/de/konzerte/nordlicht/${id}`,
  ])
})

test('the log names a date by concert and time', async () => {
  const { editor, id } = await startSite()
  await editor.call('PATCH', `/api/admin/event-dates/${id}/`, { body: { tickets: 'sold_out' } })
  const { body } = await editor.call('GET', `/api/admin/audit-log/?resource=event-dates&record_id=${id}`)
  expect(body.results[0].title.de).toBe('Nordlicht, Mo., 1. Feb. 2027, 19:30')
})
