import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const text = (de: string, en = de) => ({ de, en })
const weekly = {
  date_start: '2027-01-18T14:00:00Z',
  date_end: '2027-01-18T14:45:00Z',
  repeat_weeks: 1,
  repeat_until: '2027-02-01',
  rhythm: text('montags', 'on Mondays'),
}

async function startSchool() {
  const app = await createTestApp()
  const location_id = await create(app.depsOf(), 'locations', {
    name: text('Alte Weberei', 'Old mill'),
    address: 'Am Wehr 2',
    city: 'Hohenwang',
  })
  const id = await create(app.depsOf(), 'courses', {
    name: text('Oboe', 'Oboe lessons'),
    price: text('79 € im Monat', '€79 a month'),
    registration: text('<p>Im <b>Sekretariat</b></p>', '<p>At the office</p>'),
    dates: [{ ...weekly, location_id }],
  })
  const bytes = async (path: string) => {
    const { status, body } = await app.call('GET', path)
    expect([path, status]).toEqual([path, 200])
    return String(body.text)
  }
  const read = async (path = `/de/kurse/oboe/${id}.ics`) =>
    new ICAL.Component(ICAL.parse(await bytes(path))).getAllSubcomponents('vevent').map(fieldsOf)
  return { ...app, id, location_id, bytes, read }
}

function fieldsOf(event: ICAL.Component): Record<string, string> {
  return Object.fromEntries(
    event.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
  )
}

test('each lesson is an event with location, rhythm and registration, per language', async () => {
  const { id, read } = await startSchool()
  const events = await read()
  expect(events.map(({ dtstart }) => dtstart)).toEqual([
    '2027-01-18T14:00:00Z',
    '2027-01-25T14:00:00Z',
    '2027-02-01T14:00:00Z',
  ])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3)
  expect(events[0]).toMatchObject({
    dtend: '2027-01-18T14:45:00Z',
    summary: 'Oboe',
    location: 'Alte Weberei, Am Wehr 2, Hohenwang',
    url: `http://localhost/de/kurse/oboe/${id}`,
    description: `montags\n\nKosten: 79 € im Monat\n\nAnmeldung: Im Sekretariat\n\nhttp://localhost/de/kurse/oboe/${id}`,
  })
  const [english] = await read(`/en/courses/oboe-lessons/${id}.ics`)
  expect(english).toMatchObject({
    summary: 'Oboe lessons',
    location: 'Old mill, Am Wehr 2, Hohenwang',
    uid: events[0]?.uid,
  })
})

test('a later hour preserves lesson ids and increments the sequence', async () => {
  const { id, read, bytes, login } = await startSchool()
  const before = await read()
  expect(await bytes(`/de/kurse/oboe/${id}.ics`)).toBe(await bytes(`/de/kurse/oboe/${id}.ics`))
  const { call } = await login()
  const { body } = await call('GET', `/api/admin/courses/${id}/`)
  const dates = [{ ...body.dates[0], date_start: '2027-01-18T15:00:00Z', date_end: '2027-01-18T15:45:00Z' }]
  await call('POST', `/api/admin/courses/${id}/`, { body: { dates } })
  const after = await read()
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(after.map(({ dtstart, sequence }) => [dtstart, sequence])[0]).toEqual(['2027-01-18T15:00:00Z', '1'])
})

test('lessons of a suspended group are cancelled in the calendar', async () => {
  const { id, read, login } = await startSchool()
  const { call } = await login()
  const { body } = await call('GET', `/api/admin/courses/${id}/`)
  const write = (vacancies: string) =>
    call('POST', `/api/admin/courses/${id}/`, { body: { dates: [{ ...body.dates[0], vacancies }] } })
  expect((await write('asleep')).status).toBe(400)
  expect((await write('suspended')).status).toBe(200)
  expect((await read()).map(({ status, summary, sequence }) => [status, summary, sequence])).toEqual(
    Array(3).fill(['CANCELLED', 'PAUSIERT – Oboe', '1']),
  )
  const { body: shownCourse } = await call('GET', `/api/course/${id}/`)
  expect(shownCourse.dates).toMatchObject([{ vacancies: 'suspended', vacancies_note: 'Pausiert zurzeit' }])
  await write('few')
  expect((await read()).map(({ status, summary }) => [status, summary])).toEqual(Array(3).fill(['CONFIRMED', 'Oboe']))
})

test('an offline course has no calendar, even for editors', async () => {
  const { id, login } = await startSchool()
  const { call } = await login()
  await call('POST', `/api/admin/courses/${id}/`, { body: { is_online: false } })
  expect((await call('GET', `/de/kurse/oboe/${id}.ics`)).status).toBe(404)
})

test('closed days remove lessons from calendar, page and linked data', async () => {
  const { id, read, call: visit, login } = await startSchool()
  const before = await read()
  const { call } = await login()
  const { body: closedDays } = await call('POST', '/api/admin/closed-days/', {
    body: { name: text('Winterferien', ''), first_day: '2027-01-18', last_day: '2027-01-24' },
  })
  expect((await read()).map(({ uid }) => uid)).toEqual(before.slice(1).map(({ uid }) => uid))
  const { body: shownCourse } = await visit('GET', `/api/course/${id}/`, { headers: { 'accept-language': 'en' } })
  expect(shownCourse.closed).toEqual([
    { id: closedDays.id, name: 'Winterferien', first_day: '2027-01-18', last_day: '2027-01-24', fallback: ['name'] },
  ])
  expect(shownCourse.dates).toMatchObject([
    { date_start: '2027-01-25T14:00:00.000Z', date_end: '2027-01-25T14:45:00.000Z', left_out: ['2027-01-18'] },
  ])
  await call('PATCH', `/api/admin/closed-days/${closedDays.id}/`, {
    body: { first_day: '2027-01-25', last_day: '2027-01-25' },
  })
  expect((await read()).map(({ uid }) => uid)).toEqual([before[0]?.uid, before[2]?.uid])
  await call('DELETE', `/api/admin/closed-days/${closedDays.id}/`)
  expect(await read()).toEqual(before)
  expect((await visit('GET', `/api/course/${id}/`)).body).toMatchObject({
    closed: [],
    dates: [{ left_out: [], repeat_weeks: 1, repeat_until: '2027-02-01' }],
  })
})

test('closed days without a lesson or in the past are hidden', async () => {
  const { id, depsOf, call } = await startSchool()
  await create(depsOf(), 'closed-days', { first_day: '2027-01-19', last_day: '2027-01-24' })
  await create(depsOf(), 'closed-days', { first_day: '2027-02-08', last_day: '2027-02-08' })
  expect((await call('GET', `/api/course/${id}/`)).body.closed).toEqual([])
})

test('a starting group shows its first lesson outside closed days', async () => {
  const { id, depsOf, call, login } = await startSchool()
  await create(depsOf(), 'closed-days', { first_day: '2027-01-18', last_day: '2027-01-18' })
  const editor = await login()
  const { body } = await editor.call('GET', `/api/admin/courses/${id}/`)
  await editor.call('POST', `/api/admin/courses/${id}/`, {
    body: { dates: [{ ...body.dates[0], vacancies: 'starting' }] },
  })
  expect((await call('GET', `/api/course/${id}/`)).body).toMatchObject({
    vacancies_note: 'Beginnt am 25. Januar',
    dates: [{ vacancies: 'starting' }],
  })
})
