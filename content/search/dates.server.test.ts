import { expect, test } from 'vitest'
import type { SearchResult } from '#contract/search.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { both, createSearchApp } from '#tests/support/search-app.ts'

test('search understands days, states and words such as today', async () => {
  const { deps, search } = await createSearchApp()
  const concert = (name: string, start: string, date: object = {}) =>
    createDate(deps, { start, production: { name: both(name) }, ...date })
  await concert('Abendlicht', '2027-01-15T18:30:00Z')
  await concert('Morgenrot', '2027-01-16T18:30:00Z', { tickets: 'sold_out' })
  await concert('Dezemberklang mit Sinfonie Nr. 3', '2027-12-20T18:30:00Z', { status: 'cancelled' })
  const december = await concert('Nachtmusik', '2027-12-03T23:30:00Z', { status: 'moved', tickets: 'few_left' })
  const listTitles = async (q: string, locale = 'de') =>
    (await search(q, { kind: 'events', locale })).results.map(({ title }: SearchResult) => title)
  for (const q of ['heute', 'Heute Abend', '15.1.', '15. Januar'])
    expect(await listTitles(q), q).toEqual(['Abendlicht'])
  for (const q of ['tonight', 'today', 'January 15', '15th of January'])
    expect(await listTitles(q, 'en'), q).toEqual(['Abendlicht'])
  for (const q of ['morgen', 'am Wochenende', 'ausverkauft']) expect(await listTitles(q), q).toEqual(['Morgenrot'])
  for (const q of ['4. dezember', '4.12.', '4.12.2027', 'Nachtmusik am 4. Dezember', 'verlegt'])
    expect(await listTitles(q), q).toEqual(['Nachtmusik'])
  for (const q of ['abgesagt', 'entfällt', 'fällt aus'])
    expect(await listTitles(q), q).toEqual(['Dezemberklang mit Sinfonie Nr. 3'])
  expect(await listTitles('cancelled', 'en')).toEqual(['Dezemberklang mit Sinfonie Nr. 3'])
  expect(await listTitles('sold out', 'en')).toEqual(['Morgenrot'])
  expect((await listTitles('Dezember')).toSorted()).toEqual(['Dezemberklang mit Sinfonie Nr. 3', 'Nachtmusik'])
  const [result] = (await search('verlegt', { kind: 'events' })).results
  expect(result).toMatchObject({
    note: expect.stringMatching(/^Verlegt · /),
    url: expect.stringMatching(new RegExp(`/${december.id}$`)),
  })
})

test('a day or month without a concert shows the next date', async () => {
  const { deps, search } = await createSearchApp()
  const concert = (name: string, start: string, date: object = {}) =>
    createDate(deps, { start, production: { name: both(name) }, ...date })
  const closing = await concert('Abschied', '2027-03-20T18:30:00Z')
  await concert('Ausfall', '2027-01-20T18:30:00Z', { status: 'cancelled' })
  await createDate(deps, { start: '2027-01-15T18:30:00Z', production: { name: both('Verborgen'), is_online: false } })
  const opening = await concert('Auftakt', '2027-01-27T18:30:00Z')
  await create(deps, 'productions', { name: both('Ankündigung'), announced_month: '2027-06' })
  const listDates = async (q: string, locale = 'de') => {
    const { no_dates } = await search(q, { locale })
    return no_dates && [no_dates.from, no_dates.to, no_dates.next?.url.split('/').at(-1) ?? null]
  }
  const next = `${opening.id}`
  for (const q of ['heute', 'Heute Abend', '15.1.', 'Konzert heute'])
    expect(await listDates(q), q).toEqual(['2027-01-15', '2027-01-15', next])
  for (const q of ['tonight', 'today', 'January 15'])
    expect(await listDates(q, 'en'), q).toEqual(['2027-01-15', '2027-01-15', next])
  expect(await listDates('morgen')).toEqual(['2027-01-16', '2027-01-16', next])
  expect(await listDates('day after tomorrow', 'en')).toEqual(['2027-01-17', '2027-01-17', next])
  expect(await listDates('am Wochenende')).toEqual(['2027-01-16', '2027-01-17', next])
  expect(await listDates('Samstag')).toEqual(['2027-01-16', '2027-01-16', next])
  expect(await listDates('diese Woche')).toEqual(['2027-01-15', '2027-01-17', next])
  for (const q of ['Februar', 'im Februar 2027', '2.2027'])
    expect(await listDates(q), q).toEqual(['2027-02-01', '2027-02-28', `${closing.id}`])
  expect(await listDates('21.3.')).toEqual(['2027-03-21', '2027-03-21', null])
  for (const q of ['27.1.', 'Januar', '20.1.', 'nächste Woche', 'Juni', 'Februarkonzert', 'Xyzzy', ''])
    expect(await listDates(q), q).toBeNull()
  expect((await search('heute')).no_dates.next).toMatchObject({
    kind: 'events',
    title: 'Auftakt',
    date: '2027-01-27T18:30:00.000Z',
    is_over: false,
  })
})

test('a text containing "today" does not hide that there is no concert', async () => {
  const { deps, search } = await createSearchApp()
  await create(deps, 'faq', { question: both('Ist heute geöffnet?'), answer: both('<p>Ja.</p>') })
  expect(await search('heute')).toMatchObject({ count: 1, no_dates: { from: '2027-01-15', next: null } })
})

test("a production's result shows the matching date", async () => {
  const { deps, search } = await createSearchApp()
  const venue_id = await create(deps, 'venues')
  const date = (day: string, more: object = {}) => ({
    date_start: `${day}T18:00:00Z`,
    date_end: `${day}T20:00:00Z`,
    venue_id,
    ...more,
  })
  await create(deps, 'productions', {
    name: both('Aufbruch'),
    dates: [date('2027-03-01'), date('2027-03-08'), date('2027-03-15', { tickets: 'sold_out' })],
  })
  const readFirstDate = async (q: string) => (await search(q)).results[0]?.date
  expect([await readFirstDate('8. März'), await readFirstDate('ausverkauft'), await readFirstDate('Aufbruch')]).toEqual(
    ['2027-03-08T18:00:00.000Z', '2027-03-15T18:00:00.000Z', '2027-03-01T18:00:00.000Z'],
  )
})
