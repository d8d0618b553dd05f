import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const text = (de: string, en = de) => ({ de, en })

/** A date in a hall with an induction loop and without a lift. */
async function startInstallation() {
  const app = await createTestApp()
  const { depsOf, call } = app
  const venue_id = await create(depsOf(), 'venues', {
    name: 'Kursaal',
    wheelchair_places: 4,
    hearing_loop: true,
    hearing_loop_note: text('im Parkett', 'in the stalls'),
    lift: false,
    nearest_stop: text('Markt'),
  })
  const date = await createDate(depsOf(), { venue_id })
  const editor = await app.login()
  const saveFacts = async (resource: 'venues' | 'event-dates', id: number, body: object) =>
    expect((await editor.call('PATCH', `/api/admin/${resource}/${id}/`, { body })).status).toBe(200)
  const factsOf = async (path: string, locale = 'de') =>
    (
      (await call('GET', path, { headers: { 'accept-language': locale } })).body.accessibility.facts as {
        text: string
        of_date: boolean
      }[]
    ).map(({ text: factText, of_date }) => (of_date ? `${factText}!` : factText))
  const event = async () => {
    const calendar = new ICAL.Component(ICAL.parse(String((await call('GET', '/de/kalender.ics')).body.text)))
    const readProperty = (name: string) => String(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue(name))
    return { description: readProperty('description'), sequence: readProperty('sequence') }
  }
  return { ...app, date, venue_id, saveFacts, factsOf, event }
}

test("a date inherits its venue's access and overrides it", async () => {
  const { date, venue_id, saveFacts, factsOf } = await startInstallation()
  const [hall, evening] = [`/api/venues/${venue_id}/`, `/api/event-dates/${date.id}/`]
  expect(await factsOf(hall)).toEqual(['4 Rollstuhlplätze', 'Kein Aufzug', 'Induktive Höranlage'])
  expect(await factsOf(evening, 'en')).toEqual(['4 wheelchair spaces', 'No lift', 'Hearing loop'])
  await saveFacts('event-dates', date.id, { wheelchair_places: 0, lift: true, sign_language: true })
  expect(await factsOf(evening)).toEqual([
    'Keine Rollstuhlplätze!',
    'Aufzug!',
    'Induktive Höranlage',
    'Gebärdensprache!',
  ])
  expect(await factsOf(hall)).toEqual(['4 Rollstuhlplätze', 'Kein Aufzug', 'Induktive Höranlage'])
  await saveFacts('event-dates', date.id, { wheelchair_places: null, lift: null })
  await saveFacts('venues', venue_id, { lift: null, hearing_loop: false })
  expect(await factsOf(evening)).toEqual(['4 Rollstuhlplätze', 'Keine Höranlage', 'Gebärdensprache!'])
})

test('a calendar shows access without counting it as a change', async () => {
  const { date, venue_id, saveFacts, event } = await startInstallation()
  const access = 'Zugang\n4 Rollstuhlplätze\nKein Aufzug\nInduktive Höranlage: im Parkett\nHaltestelle: Markt'
  expect(await event()).toEqual({ description: expect.stringContaining(access), sequence: '0' })
  await saveFacts('event-dates', date.id, { relaxed: true, relaxed_note: text('Das Licht bleibt an') })
  await saveFacts('venues', venue_id, { lift: null })
  expect(await event()).toEqual({
    description: expect.stringContaining('im Parkett\nEntspannte Vorstellung: Das Licht bleibt an\n'),
    sequence: '0',
  })
})

test('search finds venues and concerts by access features that exist', async () => {
  const { call, date, saveFacts } = await startInstallation()
  const searchVenues = async (q: string) =>
    ((await call('GET', `/api/search/?q=${encodeURIComponent(q)}`)).body.results as { title: string }[]).map(
      ({ title }) => title,
    )
  expect(await searchVenues('Höranlage')).toEqual(['Kursaal'])
  expect(await searchVenues('Aufzug')).toEqual([])
  await saveFacts('event-dates', date.id, { sign_language: true })
  expect(await searchVenues('Gebärdensprache')).toEqual(['Aufbruch'])
})

test('a copied production has no access details of its dates', async () => {
  const { date, saveFacts, login } = await startInstallation()
  await saveFacts('event-dates', date.id, { sign_language: true, lift: true })
  const editor = await login()
  const copy = await editor.call('POST', `/api/admin/productions/${date.productionId}/duplicate/?shift_weeks=52`)
  expect(copy.body.dates).toMatchObject([{ sign_language: null, lift: null }])
})

test('dates filter by access in list, calendar and filter options', async () => {
  const { call, depsOf, date, saveFacts, venue_id } = await startInstallation()
  const elsewhere = await createDate(depsOf(), { start: '2027-03-05T18:00:00Z', sign_language: true, lift: true })
  const listDateIds = async (access: string, moreQuery = '') =>
    ((await call('GET', `/api/event-dates/?access=${access}${moreQuery}`)).body.results as { id: number }[]).map(
      ({ id }) => id,
    )
  const events = async (access: string) =>
    String((await call('GET', `/de/kalender.ics?access=${access}`)).body.text).split('BEGIN:VEVENT').length - 1
  const choices = async (query: string) =>
    ((await call('GET', `/api/event-filter/?${query}`)).body.access as { id: string }[]).map(({ id }) => id)
  expect(await listDateIds('wheelchair')).toEqual([date.id])
  expect(await listDateIds('wheelchair,hearing_loop')).toEqual([date.id])
  expect(await listDateIds('lift')).toEqual([elsewhere.id])
  expect(await listDateIds('sign_language,lift')).toEqual([elsewhere.id])
  expect(await listDateIds('sign_language,hearing_loop')).toEqual([])
  expect(await listDateIds('quiet_place')).toEqual([])
  expect(await listDateIds('wheelchair,unheard_of')).toEqual([])
  expect((await call('GET', '/api/event-dates/?access=Aufzug!')).status).toBe(400)
  expect([await events('lift'), await events('wheelchair'), await events('quiet_place')]).toEqual([1, 1, 0])
  expect(await choices('')).toEqual(['wheelchair', 'lift', 'hearing_loop', 'sign_language'])
  expect(await choices('access=lift')).toEqual(['wheelchair', 'lift', 'hearing_loop', 'sign_language'])
  expect(await choices('date=2027-03')).toEqual(['lift', 'sign_language'])
  await saveFacts('event-dates', date.id, { wheelchair_places: 0, lift: true })
  expect(await listDateIds('wheelchair')).toEqual([])
  expect(await listDateIds('lift')).toEqual([date.id, elsewhere.id])
  await saveFacts('venues', venue_id, { is_online: false })
  expect(await listDateIds('hearing_loop')).toEqual([])
  expect(await choices('')).toEqual(['lift', 'sign_language'])
})
