import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const bilingual = (de: string, en = de) => ({ de, en })

async function startInstallation() {
  const app = await createTestApp()
  const deps = app.depsOf()
  await create(deps, 'pages', {
    content_type: 'seasons',
    slug_de: 'saison',
    slug_en: 'season',
    title: bilingual('Saison', 'Season'),
  })
  const composer_id = await create(deps, 'composers', { name: 'Emilie Mayer', sort_name: 'Mayer, Emilie' })
  const work_id = await create(deps, 'works', { title: bilingual('Sinfonie Nr. 4'), composer_id })
  const person_id = await create(deps, 'people', {
    first_name: 'Mara',
    last_name: 'Vogt',
    is_soloist: true,
    has_page: true,
  })
  const series = await create(deps, 'subscriptions', { name: bilingual('Großes Abo') })
  const people = [{ person_id, part: 'soloist', instrument: bilingual('Oboe') }]
  const programme = [{ work_id }, { work_id: null }]
  const last = await createDate(deps, { start: '2026-07-31T21:30:00Z' })
  const first = await createDate(deps, {
    start: '2026-07-31T22:30:00Z',
    production: { programme, people, subscriptions: [series] },
  })
  const upcoming = await createDate(deps, {
    start: '2027-06-01T18:00:00Z',
    venue_id: await create(deps, 'venues', { name: 'Kursaal', city: 'Marbruck' }),
  })
  await createDate(deps, { start: '2025-01-01T18:00:00Z', production: { is_online: false } })
  return { ...app, last, first, upcoming, series }
}

test('a season lists all its dates, past or coming', async () => {
  const { call, first, upcoming, series } = await startInstallation()
  const { status, body } = await call('GET', '/api/seasons/2026-27/')
  expect(status).toBe(200)
  expect(body).toMatchObject({ season: '2026-27', count: 2 })
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([first.id, upcoming.id])
  expect(body.results[0]).toMatchObject({
    url: `/de/konzerte/aufbruch/${first.id}`,
    venue: { name: 'Stadthalle', city: 'Hohenwang' },
    event: {
      name: 'Aufbruch',
      works: [{ title: 'Sinfonie Nr. 4', composer: { name: 'Emilie Mayer', sort_name: 'Mayer, Emilie' } }],
      performers: [{ name: 'Mara Vogt', instrument: 'Oboe', url: expect.stringContaining('/de/mitarbeiter/soloist/') }],
      subscriptions: [{ id: series, name: 'Großes Abo' }],
    },
  })
})

test("a season takes the list's filters and narrows the options", async () => {
  const { call, upcoming, series } = await startInstallation()
  const { body } = await call('GET', '/api/seasons/2026-27/?city=Marbruck')
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([upcoming.id])
  expect((await call('GET', '/api/seasons/2026-27/?weekday=7')).body).toMatchObject({ count: 0, results: [] })
  const choices = (await call('GET', '/api/event-filter/?season=2026-27')).body
  expect(choices).toMatchObject({
    months: ['2026-08', '2027-06'],
    cities: ['Hohenwang', 'Marbruck'],
    subscriptions: [{ id: series }],
  })
  expect((await call('GET', '/api/event-dates/?season=2026-27')).body.count).toBe(1)
  expect((await call('GET', '/api/event-dates/?season=2026-27&past=1&date=2026-08')).body.count).toBe(1)
})

test('seasons are listed latest first, only with visible dates', async () => {
  const { call } = await startInstallation()
  expect((await call('GET', '/api/seasons/', { headers: { 'accept-language': 'en' } })).body).toEqual([
    { season: '2026-27', url: '/en/season/2026-27', count: 2, is_running: true },
    { season: '2025-26', url: '/en/season/2025-26', count: 1, is_running: false },
  ])
  expect((await call('GET', '/api/seasons/2024-25/')).status).toBe(404)
  expect((await call('GET', '/api/seasons/2026-28/')).status).toBe(400)
})

test('each season has its own URL and sitemap entry', async () => {
  const { app, call } = await startInstallation()
  expect((await call('GET', '/de/pageeditor-api/page/saison/2025-26')).body).toMatchObject({
    content_type: 'seasons',
    urls: { de: '/de/saison/2025-26', en: '/en/season/2025-26' },
    breadcrumbs: [{ title: 'Saison', url: '/de/saison' }],
  })
  const sitemap = await (await app.request('/sitemap.xml')).text()
  expect(sitemap).toContain('/de/saison/2025-26<')
  expect(sitemap).not.toContain('/de/saison/2024-25<')
})
