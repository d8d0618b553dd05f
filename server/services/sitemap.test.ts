import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

test('past dates stay in the sitemap while a page leads to them', async () => {
  const { call, depsOf } = await createTestApp()
  const venue_id = await create(depsOf(), 'venues')
  const date = (start: string) => ({ venue_id, date_start: `${start}T18:00:00Z`, date_end: `${start}T20:00:00Z` })
  await create(depsOf(), 'productions', { name: { de: 'Zyklus', en: 'Cycle' }, dates: [date('2026-11-01'), date('2027-03-01')] })
  const person_id = await create(depsOf(), 'people', { is_soloist: true, has_page: true })
  const cast = [{ person_id, part: 'soloist', instrument: { de: 'Oboe', en: 'Oboe' } }]
  await create(depsOf(), 'productions', { name: { de: 'Solo', en: 'Solo' }, dates: [date('2026-10-01')], people: cast })
  await createDate(depsOf(), { start: '2026-09-01T18:00:00Z', production: { name: { de: 'Vergessen', en: 'Forgotten' } } })
  const { text } = (await call('GET', '/sitemap.xml')).body as { text: string }
  const dates = [...text.matchAll(/<loc>[^<]*\/de\/konzerte\/([a-z]+)\//g)].map(([, slug]) => slug)
  expect(dates.sort()).toEqual(['solo', 'zyklus', 'zyklus'])
})
