import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const bilingual = (de: string, en = de) => ({ de, en })

async function startInstallation() {
  const app = await createTestApp()
  const deps = app.depsOf()
  const composer = await create(deps, 'composers', {
    name: 'Emilie Mayer',
    sort_name: 'Mayer, Emilie',
    born: 1812,
    died: 1883,
  })
  const createWork = async (title: string) =>
    create(deps, 'works', { title: bilingual(title), composer_id: composer, movements: ['Allegro'] })
  const [symphony, faust, unplayed] = [
    await createWork('Sinfonie Nr. 4'),
    await createWork('Faust'),
    await createWork('Quartett'),
  ]
  const upcoming = await createDate(deps, {
    start: '2027-02-01T18:30:00Z',
    production: { programme: [{ work_id: symphony }, { work_id: null }, { work_id: faust }] },
  })
  const past = await createDate(deps, {
    start: '2026-02-01T18:30:00Z',
    production: { programme: [{ work_id: symphony }] },
  })
  const older = await createDate(deps, {
    start: '2025-02-01T18:30:00Z',
    production: { programme: [{ work_id: symphony }] },
  })
  const draft = await createDate(deps, {
    start: '2027-03-01T18:30:00Z',
    production: { is_online: false, programme: [{ work_id: unplayed }] },
  })
  return { ...app, composer, symphony, faust, unplayed, upcoming, past, older, draft }
}

const idsOf = (results: { id: number }[]) => results.map(({ id }) => id)

test('a composer lists played works with their count', async () => {
  const { call, composer, symphony, faust } = await startInstallation()
  expect((await call('GET', `/api/composers/${composer}/`)).body).toMatchObject({
    name: 'Emilie Mayer',
    url: `/de/komponisten/emilie-mayer/${composer}`,
    works: [
      { id: faust, title: 'Faust', dates: 1, url: `/de/werke/faust/${faust}` },
      { id: symphony, title: 'Sinfonie Nr. 4', dates: 3 },
    ],
  })
})

test('catalogue links of composers, works and performers appear wherever they are named', async () => {
  const { call, depsOf } = await createTestApp()
  const composer_id = await create(depsOf(), 'composers', {
    wikidata: 'https://www.wikidata.org/wiki/Q1339',
    gnd: '11850553x',
  })
  const work_id = await create(depsOf(), 'works', { composer_id, musicbrainz: '24f1766e-9635-4d58-a4d4-9413f9f98a4c' })
  const person_id = await create(depsOf(), 'people', { gnd: '11850553X' })
  const { id } = await createDate(depsOf(), {
    production: { programme: [{ work_id }], people: [{ person_id, part: 'soloist' }] },
  })
  const composer = ['https://www.wikidata.org/entity/Q1339', 'https://d-nb.info/gnd/11850553X']
  const work = ['https://musicbrainz.org/work/24f1766e-9635-4d58-a4d4-9413f9f98a4c']
  const fetchBody = async (path: string) => (await call('GET', path)).body
  expect((await fetchBody(`/api/composers/${composer_id}/`)).identified).toEqual(composer)
  expect(await fetchBody(`/api/works/${work_id}/`)).toMatchObject({
    identified: work,
    composer: { identified: composer },
  })
  expect((await fetchBody(`/api/soloists/${person_id}/`)).identified).toEqual(['https://d-nb.info/gnd/11850553X'])
  expect((await fetchBody(`/api/event-dates/${id}/`)).event).toMatchObject({
    programs: [{ work: { identified: work, composer: { identified: composer } } }],
    soloists: [{ identified: ['https://d-nb.info/gnd/11850553X'] }],
  })
})

test("a composer's name follows the language on pages, URLs and programmes", async () => {
  const { call, depsOf } = await createTestApp()
  const english = { name_en: 'Pyotr Ilyich Tchaikovsky', sort_name_en: 'Tchaikovsky, Pyotr Ilyich' }
  const composer_id = await create(depsOf(), 'composers', {
    name: 'Pjotr Iljitsch Tschaikowsky',
    sort_name: 'Tschaikowsky, Pjotr Iljitsch',
    ...english,
  })
  const work_id = await create(depsOf(), 'works', { composer_id })
  const { id } = await createDate(depsOf(), { production: { programme: [{ work_id }] } })
  const fetchIn = (locale: string) => async (path: string) =>
    (await call('GET', path, { headers: { 'accept-language': locale } })).body
  for (const [locale, name, url, sort_name] of [
    [
      'de',
      'Pjotr Iljitsch Tschaikowsky',
      `/de/komponisten/pjotr-iljitsch-tschaikowsky/${composer_id}`,
      'Tschaikowsky, Pjotr Iljitsch',
    ],
    [
      'en',
      'Pyotr Ilyich Tchaikovsky',
      `/en/composers/pyotr-ilyich-tchaikovsky/${composer_id}`,
      'Tchaikovsky, Pyotr Ilyich',
    ],
  ] as const) {
    const get = fetchIn(locale)
    expect(await get(`/api/composers/${composer_id}/`)).toMatchObject({ name, url })
    expect(await get('/api/composers/')).toMatchObject([{ name, sort_name, url }])
    expect((await get(`/api/event-dates/${id}/`)).event.programs).toMatchObject([{ work: { composer: { name, url } } }])
    expect((await get('/api/seasons/2026-27/')).results[0].event.works).toMatchObject([
      { composer: { name, sort_name, url } },
    ])
    expect(await get(`/${locale}/pageeditor-api/page/${url.slice(4)}`)).toMatchObject({ headline: name })
  }
})

test('composers, works and concerts are found by every spelling', async () => {
  const { call, depsOf } = await createTestApp()
  const composer_id = await create(depsOf(), 'composers', {
    name: 'Peter Tschaikowsky',
    sort_name: 'Tschaikowsky, Peter',
    spellings: ['Tchaikouski'],
  })
  const work_id = await create(depsOf(), 'works', { composer_id })
  await createDate(depsOf(), { production: { programme: [{ work_id }] } })
  for (const locale of ['de', 'en'])
    for (const q of ['Tschaikowsky', 'Tchaikovsky', 'Čajkovskij', 'cajkovskij', 'Tchaikouski']) {
      const { results } = (
        await call('GET', `/api/search/?${new URLSearchParams({ q })}`, { headers: { 'accept-language': locale } })
      ).body
      expect(new Set(results.map(({ kind }: { kind: string }) => kind)), `${locale} ${q}`).toEqual(
        new Set(['composers', 'works', 'events']),
      )
    }
})

test('a title without English is marked as German everywhere', async () => {
  const { call, depsOf, composer } = await startInstallation()
  const id = await create(depsOf(), 'works', { title: { de: 'Lenore', en: '' }, composer_id: composer })
  const date = await createDate(depsOf(), {
    start: '2027-02-03T18:00:00Z',
    production: { programme: [{ work_id: id }] },
  })
  const fetchEnglish = async (path: string) => (await call('GET', path, { headers: { 'accept-language': 'en' } })).body
  const german = { id, title: 'Lenore', fallback: ['title'] }
  expect(await fetchEnglish(`/api/works/${id}/`)).toMatchObject(german)
  expect((await fetchEnglish(`/api/composers/${composer}/`)).works).toContainEqual(expect.objectContaining(german))
  expect((await fetchEnglish(`/api/event-dates/${date.id}/`)).event.programs).toMatchObject([{ work: german }])
  const lines = (await fetchEnglish('/api/seasons/2026-27/')).results
  expect(lines.find((line: { id: number }) => line.id === date.id).event.works).toMatchObject([german])
  expect(await fetchEnglish(`/en/pageeditor-api/page/works/lenore/${id}`)).toMatchObject({
    headline: 'Lenore',
    fallback: ['title', 'headline'],
  })
  expect((await call('GET', `/api/works/${id}/`)).body.fallback).toEqual([])
})

test('played composers form a sorted index, in the sitemap too', async () => {
  const { app, call, composer, depsOf, unplayed } = await startInstallation()
  await create(depsOf(), 'pages', { content_type: 'seasons', slug_de: 'saison', slug_en: 'season' })
  const arne = await create(depsOf(), 'composers', { name: 'Thomas Ärne', sort_name: 'Ärne, Thomas' })
  await create(depsOf(), 'composers', { name: 'Otto Nicolai', sort_name: 'Nicolai, Otto' })
  const work_id = await create(depsOf(), 'works', { composer_id: arne })
  await createDate(depsOf(), { production: { programme: [{ work_id }, { work_id: unplayed }] } })
  const { body } = await call('GET', '/api/composers/')
  expect(body.map((each: { id: number; sort_name: string }) => [each.id, each.sort_name])).toEqual([
    [arne, 'Ärne, Thomas'],
    [composer, 'Mayer, Emilie'],
  ])
  expect((await call('GET', '/en/pageeditor-api/page/composers')).body.urls).toEqual({
    de: '/de/komponisten',
    en: '/en/composers',
  })
  expect(await (await app.request('/sitemap.xml')).text()).toContain('/de/komponisten<')
})

test('dates of a composer or work are split into coming and past', async () => {
  const { call, composer, symphony, faust, upcoming, past, older } = await startInstallation()
  expect(idsOf((await call('GET', `/api/event-dates/?composer=${composer}`)).body.results)).toEqual([upcoming.id])
  expect(idsOf((await call('GET', `/api/past-dates/?composer=${composer}`)).body.results)).toEqual([past.id, older.id])
  expect(idsOf((await call('GET', `/api/past-dates/?work=${symphony}`)).body.results)).toEqual([past.id, older.id])
  expect((await call('GET', `/api/past-dates/?work=${faust}`)).body).toMatchObject({ count: 0, results: [] })
  expect((await call('GET', `/api/past-dates/?work=${symphony}&page=2`)).status).toBe(404)
})

test('a work without a visible concert has no public page or result', async () => {
  const { app, call, login, unplayed, composer, upcoming, past, older } = await startInstallation()
  const editor = await login()
  const path = `/de/pageeditor-api/page/werke/quartett/${unplayed}`
  expect((await call('GET', `/api/works/${unplayed}/`)).status).toBe(404)
  expect((await call('GET', path)).status).toBe(404)
  expect((await editor.call('GET', path)).status).toBe(200)
  expect((await call('GET', '/api/search/?q=Quartett')).body.results).toEqual([])
  const sitemap = await (await app.request('/sitemap.xml')).text()
  expect(sitemap).toContain(`/de/komponisten/emilie-mayer/${composer}<`)
  expect(sitemap).not.toContain(`/de/werke/quartett/${unplayed}<`)
  for (const { productionId } of [upcoming, past, older])
    await editor.call('PATCH', `/api/admin/productions/${productionId}/`, { body: { is_online: false } })
  expect((await call('GET', `/api/composers/${composer}/`)).status).toBe(404)
  expect((await call('GET', '/api/search/?q=Mayer')).body.results).toEqual([])
})

test('the id finds the page, and an old slug redirects', async () => {
  const { call, login, composer } = await startInstallation()
  const editor = await login('admin')
  await editor.call('PATCH', `/api/admin/composers/${composer}/`, { body: { name: 'Emilie Luise Mayer' } })
  expect((await call('GET', `/de/pageeditor-api/page/komponisten/emilie-mayer/${composer}`)).body).toMatchObject({
    content_type: 'composer',
    title: 'Emilie Luise Mayer',
    urls: { de: `/de/komponisten/emilie-luise-mayer/${composer}`, en: `/en/composers/emilie-luise-mayer/${composer}` },
  })
})
