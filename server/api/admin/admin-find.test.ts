import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

type NamedRecord = { name?: { de: string }; title?: { de: string }; last_name?: string; id: number }

async function setupRecords() {
  const { depsOf, login } = await createTestApp()
  const deps = depsOf()
  const venue_id = await create(deps, 'venues', { name: 'Kuppelsaal', city: 'Seestadt' })
  const composer_id = await create(deps, 'composers', { name: 'Clara Rießner', sort_name: 'Rießner, Clara' })
  const work_id = await create(deps, 'works', { composer_id, title: { de: 'Nachtstück', en: 'Nocturne' } })
  const person_id = await create(deps, 'people', { first_name: 'Ida', last_name: 'Möller' })
  const fields = {
    name: { de: 'Aufbruch', en: 'Departure' },
    programme: [{ work_id }],
    people: [{ person_id, part: 'soloist' }],
  }
  const date = await createDate(deps, { venue_id, production: fields })
  const otherDate = await createDate(deps, { production: { name: { de: 'Ein anderer Abend', en: '' } } })
  const editor = await login()
  const { production_id } = (await editor.call('GET', `/api/admin/event-dates/${date.id}/`)).body
  return { deps, editor, production_id, date, otherDate, person_id, work_id, composer_id, venue_id }
}

const searchTerms = [
  'Möller',
  'Moeller',
  'ida möll',
  'riessner',
  'Nachtstück',
  'nocturne',
  'kuppelsaal',
  'SEESTADT',
  'aufbruch',
  'Möller Seestadt Nachtst',
]

test.each(searchTerms)('lists of productions and event dates find %s in any field', async (word) => {
  const { editor, production_id, date } = await setupRecords()
  const findIds = async (list: string) =>
    (await editor.call('GET', `/api/admin/${list}/?search=${encodeURIComponent(word)}`)).body.results.map(
      ({ id }: NamedRecord) => id,
    )
  expect(await findIds('productions')).toEqual([production_id])
  expect(await findIds('event-dates')).toEqual([date.id])
})

test('productions and event dates filter by person, work, composer and venue', async () => {
  const { editor, production_id, date, person_id, work_id, composer_id, venue_id } = await setupRecords()
  for (const filter of [
    `person_id=${person_id}`,
    `work_id=${work_id}`,
    `composer_id=${composer_id}`,
    `venue_id=${venue_id}`,
  ]) {
    expect(
      (await editor.call('GET', `/api/admin/productions/?${filter}`)).body.results.map(({ id }: NamedRecord) => id),
    ).toEqual([production_id])
    expect(
      (await editor.call('GET', `/api/admin/event-dates/?${filter}`)).body.results.map(({ id }: NamedRecord) => id),
    ).toEqual([date.id])
  }
  expect((await editor.call('GET', '/api/admin/productions/?composer_id=999')).body.count).toBe(0)
})

test('courses, people and composers are found by related records', async () => {
  const { deps, editor, person_id, composer_id } = await setupRecords()
  const group_id = await create(deps, 'instrument-groups')
  const instrument = await create(deps, 'instruments', { name: { de: 'Fagott', en: 'Bassoon' }, group_id })
  const location_id = await create(deps, 'locations', { name: { de: 'Alte Mühle', en: '' }, city: 'Bergdorf' })
  const dates = [{ location_id, date_start: '2027-02-01T15:00:00Z', date_end: '2027-02-01T16:00:00Z' }]
  const course = await create(deps, 'courses', { instructors: [person_id], instruments: [instrument], dates })
  await create(deps, 'courses')
  await editor.call('PATCH', `/api/admin/people/${person_id}/`, { body: { instruments: [instrument] } })
  const findIds = async (list: string, word: string) =>
    (await editor.call('GET', `/api/admin/${list}/?search=${word}`)).body.results.map(({ id }: NamedRecord) => id)
  for (const word of ['möller', 'bassoon', 'mühle', 'bergdorf'])
    expect(await findIds('courses', word)).toEqual([course])
  expect(await findIds('people', 'fagott')).toEqual([person_id])
  expect(await findIds('composers', 'nocturne')).toEqual([composer_id])
})

test('quick search finds records of all resources, name matches first', async () => {
  const { editor, production_id, date, person_id } = await setupRecords()
  const { status, body } = await editor.call('GET', '/api/admin/find/?q=m%C3%B6ller')
  expect(status).toBe(200)
  expect(body.map(({ resource }: { resource: string }) => resource)).toEqual(['people', 'productions', 'event-dates'])
  expect(body[0].records).toMatchObject([{ id: person_id, title: 'Ida Möller', is_shown: true }])
  expect(body[1]).toMatchObject({
    more: false,
    records: [{ id: production_id, title: 'Aufbruch', note: 'Kuppelsaal, Seestadt' }],
  })
  expect(body[2].records).toMatchObject([{ id: date.id, title: 'Aufbruch', date: '2027-02-01T18:30:00.000Z' }])
})

test("quick search includes offline records, marked and in the reader's language", async () => {
  const { editor, production_id } = await setupRecords()
  await editor.call('PATCH', `/api/admin/productions/${production_id}/`, { body: { is_online: false } })
  const { body } = await editor.call('GET', '/api/admin/find/?q=departure', { headers: { 'accept-language': 'en' } })
  expect(body[0]).toMatchObject({ resource: 'productions', records: [{ title: 'Departure', is_shown: false }] })
})

test('quick search shows five per resource, coming concerts before past ones', async () => {
  const { deps, editor } = await setupRecords()
  const name = { de: 'Matinee', en: '' }
  const dateOn = (day: string) => ({
    date_start: `${day}T18:00:00Z`,
    date_end: `${day}T20:00:00Z`,
    production: { name },
  })
  for (const day of ['2025-01-01', '2026-12-01', '2027-05-01', '2027-04-01']) await createDate(deps, dateOn(day))
  const ofConcerts = async () =>
    (await editor.call('GET', '/api/admin/find/?q=matinee')).body.find(
      ({ resource }: { resource: string }) => resource === 'productions',
    )
  const { records, more } = await ofConcerts()
  expect(records.map(({ date }: { date: string }) => date.slice(0, 10))).toEqual([
    '2027-04-01',
    '2027-05-01',
    '2026-12-01',
    '2025-01-01',
  ])
  expect(more).toBe(false)
  for (const day of ['2024-01-01', '2023-01-01']) await createDate(deps, dateOn(day))
  expect(await ofConcerts()).toMatchObject({ more: true, records: { length: 5 } })
})

test('quick search returns nothing without a word and escapes wildcards', async () => {
  const { editor } = await setupRecords()
  const { call } = await createTestApp()
  for (const q of ['', '%20%20', '%25', '_', "'", '%22%20OR%201', 'zzzz'])
    expect((await editor.call('GET', `/api/admin/find/?q=${q}`)).body).toEqual([])
  expect((await editor.call('GET', `/api/admin/find/?q=${'wort%20'.repeat(50)}`)).status).toBe(400)
  expect((await editor.call('GET', '/api/admin/find/?shoe=1')).status).toBe(400)
  expect((await call('GET', '/api/admin/find/?q=a')).status).toBe(401)
})

test.each(['01.02.2027', '1.2.2027', '1. Februar 2027', 'February 1, 2027'])(
  'quick search finds the event dates of the day %s',
  async (q) => {
    const { editor, date, otherDate } = await setupRecords()
    const { body } = await editor.call('GET', `/api/admin/find/?q=${encodeURIComponent(q)}`)
    expect(body[0]).toMatchObject({ resource: 'event-dates' })
    expect(body[0].records.map(({ id }: NamedRecord) => id).toSorted()).toEqual([date.id, otherDate.id].toSorted())
  },
)

test('quick search forgives a small typing error', async () => {
  const { editor } = await setupRecords()
  const { body } = await editor.call('GET', '/api/admin/find/?q=Nachtstuek')
  expect(body.map(({ resource }: { resource: string }) => resource)).toContain('productions')
})

test('the quick search finds only what the account may open', async () => {
  const { depsOf, login } = await createTestApp()
  await createDate(depsOf(), { production: { name: { de: 'Aufbruch', en: '' } } })
  await create(depsOf(), 'courses', { name: { de: 'Aufbruch für Kinder', en: '' } })
  const school = await login('editor', ['school'])
  const { body } = await school.call('GET', '/api/admin/find/?q=aufbruch')
  expect(body.map(({ resource }: { resource: string }) => resource)).toEqual(['courses'])
  const nobody = await login('editor', [])
  expect((await nobody.call('GET', '/api/admin/find/?q=aufbruch')).body).toEqual([])
})
