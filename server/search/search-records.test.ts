import { expect, test } from 'vitest'
import { recordTitle } from '#model/titles.ts'
import { asVisitor } from '#server/services/visibility/visibility.ts'
import { createTestApp } from '#tests/support/app.ts'
import { createDate } from '#tests/support/factories.ts'
import { searchRecords } from './search-records.ts'
import { searchTypes } from './search-types.ts'

const localised = (de: string, en = '') => ({ de, en })
const types = searchTypes.filter(({ resource }) => resource === 'productions')

test('counts a common word up to the limit, without hidden records', async () => {
  const deps = (await createTestApp()).depsOf()
  const concert = (month: string, name: string, more: object = {}) =>
    createDate(deps, { start: `${month}-10T18:00:00Z`, production: { name: localised(name), ...more } })
  for (const month of ['2026-03', '2026-04', '2026-05', '2026-06']) await concert(month, `Serenade ${month}`)
  for (const month of ['2026-07', '2026-08']) await concert(month, `Serenade ${month}`, { is_online: false })
  await concert('2026-09', 'Abend', { description: localised('Mit Serenade') })
  await concert('2027-05', 'Nacht', { description: localised('Mit Serenade') })
  const titles = async (limit: number) => {
    const [hits] = await searchRecords(asVisitor(deps), ['serenad'], { types, first: 20, limit })
    expect(hits?.count).toBe(hits?.rows.length)
    return [hits?.rows.map(({ record }) => recordTitle('productions', record, 'de')), hits?.more]
  }
  expect(await titles(3)).toEqual([['Nacht', 'Serenade 2026-06', 'Serenade 2026-05'], true])
  expect(await titles(6)).toEqual([
    ['Nacht', 'Serenade 2026-06', 'Serenade 2026-05', 'Serenade 2026-04', 'Serenade 2026-03', 'Abend'],
    false,
  ])
  const page = async (skipped: number) => {
    const [hits] = await searchRecords(asVisitor(deps), ['serenad'], {
      types,
      skipped,
      first: 2,
      limit: 6,
      withTexts: true,
    })
    return [
      hits?.rows.map(({ record, texts }) => [recordTitle('productions', record, 'de'), texts?.title[0]?.text]),
      hits?.count,
    ]
  }
  expect(await page(0)).toEqual([
    [
      ['Nacht', 'Nacht'],
      ['Serenade 2026-06', 'Serenade 2026-06'],
    ],
    6,
  ])
  expect(await page(4)).toEqual([
    [
      ['Serenade 2026-03', 'Serenade 2026-03'],
      ['Abend', 'Abend'],
    ],
    6,
  ])
  expect(await page(8)).toEqual([[], 6])
})

test('a combined match has the rank of its weakest term', async () => {
  const deps = (await createTestApp()).depsOf()
  const concert = (name: string, more: object) =>
    createDate(deps, { start: '2026-03-10T18:00:00Z', production: { name: localised(name), ...more } })
  await concert('Serenade im Abend', {})
  await concert('Serenade', { name_subline: localised('Am Abend'), description: localised('Abend') })
  await concert('Serenade im Hof', { description: localised('Am Abend') })
  await concert('Abend', { description: localised('Mit Nocturne') })
  await concert('Fest', { name_subline: localised('Nocturne'), description: localised('Mit Serenade') })
  const fits = async (queryTerms: Parameters<typeof searchRecords>[1]) => {
    const [hits] = await searchRecords(asVisitor(deps), queryTerms, { types, first: 20, limit: 20 })
    return [hits?.best, hits?.rows.map(({ record }) => recordTitle('productions', record, 'de'))]
  }
  expect(await fits(['serenad', 'abend'])).toEqual([0, ['Serenade im Abend', 'Serenade', 'Serenade im Hof']])
  expect(await fits([{ any: ['nocturn', { begins: 'hof' }] }])).toEqual([0, ['Serenade im Hof', 'Fest', 'Abend']])
  expect(await fits([{ any: ['hof', { all: ['nocturn', 'serenad'] }] }])).toEqual([0, ['Serenade im Hof', 'Fest']])
  expect(await fits([{ all: ['nocturn', 'serenad'] }])).toEqual([2, ['Fest']])
})
