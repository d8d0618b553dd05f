import { expect, test } from 'vitest'
import type { UnknownName } from '#contract/admin/resources/import.ts'
import { create } from '#tests/support/factories.ts'
import { createImportApp } from '#tests/support/import-app.ts'
import { seasonSheet } from '#tests/support/season-sheet.ts'

const headings = [
  'Konzert',
  'Art',
  'Datum',
  'Uhrzeit',
  'Saal',
  'Preis ab',
  'Preis bis',
  'Dirigent',
  'Solist',
  'Komponist',
  'Werk',
]

async function startSeason() {
  const app = await createImportApp()
  await create(app.depsOf(), 'event-types', { name: { de: 'Sinfoniekonzert', en: '' } })
  await create(app.depsOf(), 'venues', { name: 'Kursaal', city: 'Marbruck' })
  const preview = async (rows: string[][], options = {}) => (await app.send('productions', { rows, ...options })).body
  const productions = async () => (await app.editor.call('GET', '/api/admin/productions/?page_size=100')).body.results
  return { ...app, preview, productions }
}

test('lines of one concert join, with dates, works and people', async () => {
  const { preview, productions } = await startSeason()
  const rows = [
    ['Saison 2027/28'],
    [],
    headings,
    [
      'Nordlicht',
      'Sinfoniekonzert',
      'Do, 3. Dezember 2027',
      '19.30 Uhr',
      'Kursaal, Marbruck',
      '12,50',
      '1.038,00',
      'Ada Vogt',
      'Jan Berg (Violine)',
      'Jean Sibelius',
      'Finlandia',
    ],
    ['', '', '4.12.27', '17 Uhr', 'Kursaal', '12,50 €', '38', '', '', 'Edvard Grieg', 'Peer Gynt'],
    ['Lichter', 'Sinfoniekonzert', '31.2.2028', '19:30', 'Kursal', '1,200', '', '', '', '', ''],
  ]
  const first = await preview(rows)
  expect(first.columns.map(({ target }: { target: string }) => target)).toEqual([
    'name:de',
    'type_id',
    'dates.date_start:day',
    'dates.date_start:time',
    'dates.venue_id',
    'dates.price_from',
    'dates.price_to',
    'people.person_id:conductor',
    'people.person_id:soloist',
    'programme.work_id:owner',
    'programme.work_id',
  ])
  expect(first.names.map(({ name }: { name: string }) => name)).toEqual([
    'Ada Vogt',
    'Jan Berg',
    'Jean Sibelius: Finlandia',
    'Edvard Grieg: Peer Gynt',
    'Kursal',
  ])
  const answers = first.names.map(({ resource, name }: { resource: string; name: string }) => ({
    resource,
    name,
    action: name === 'Kursal' ? 'skip' : 'create',
  }))
  const answered = await preview(rows, { answers })
  expect(answered.counts).toEqual({ wrong: 1, new: 1, changed: 0, unchanged: 0 })
  expect(answered.lines[1]).toMatchObject({ line: 6, title: 'Lichter' })
  expect(
    answered.lines[1].errors.map(({ column, message }: { column: string; message: string }) => `${column}: ${message}`),
  ).toEqual([
    'Saal: „Kursal“ soll ausgelassen werden, aber ohne geht diese Zeile nicht.',
    expect.stringContaining('„1,200“ lässt sich zweifach lesen'),
    'Datum: „31.2.2028“ ist kein Tag, den es gibt. Richtig ist zum Beispiel 24.12.2027.',
  ])
  expect((await preview(rows, { answers, plan: answered.plan })).done).toBe(true)
  const [concert, ...others] = await productions()
  expect(others).toEqual([])
  expect(concert.dates).toMatchObject([
    {
      date_start: '2027-12-03T18:30:00.000Z',
      date_end: '2027-12-03T20:30:00.000Z',
      price_from: 1250,
      price_to: 103_800,
    },
    { date_start: '2027-12-04T16:00:00.000Z' },
  ])
  expect(concert.programme).toHaveLength(2)
  expect(concert.people).toMatchObject([
    { part: 'conductor' },
    { part: 'soloist', instrument: { de: 'Violine', en: '' } },
  ])
  const again = await preview(rows, { answers: answers.slice(-1) })
  expect(again.counts).toEqual({ wrong: 1, new: 0, changed: 0, unchanged: 1 })
})

test.each([
  ['31.2.2028 19:30', '„31.2.2028 19:30“ ist kein Tag, den es gibt. Richtig ist zum Beispiel 24.12.2027.'],
  ['3.12.2027', 'Hier fehlt die Uhrzeit. Richtig ist zum Beispiel 19.30 Uhr.'],
  ['3.12.2027 25 Uhr', expect.stringContaining('„25 Uhr“')],
])('a start of %s in one column is named beside the other faults of its line', async (start, message) => {
  const { preview, send } = await startSeason()
  const rows = [
    ['Konzert', 'Art', 'Beginn', 'Saal'],
    ['Lichter', 'Sinfoniekonzert', start, 'Kursal'],
  ]
  const messages = (body: { lines: { errors: { message: string }[] }[] }) =>
    body.lines.flatMap(({ errors }) => errors.map((each) => each.message))
  const unknownHall = expect.stringContaining('„Kursal“ gibt es nicht')
  expect(messages(await preview(rows)).toSorted()).toEqual(expect.arrayContaining([unknownHall, message]))
  const dates = {
    rows: [
      ['Konzert', 'Beginn', 'Saal'],
      ['Lichter', start, 'Kursal'],
    ],
  }
  expect(messages((await send('event-dates', dates)).body)).toEqual(expect.arrayContaining([unknownHall, message]))
})

test('a corrected season is imported again without a double', async () => {
  const { preview, productions } = await startSeason()
  const season = (faults: number) => seasonSheet({ rows: 62, faults, halls: ['Kursaal'], series: 'Sinfoniekonzert' })
  const first = await preview(season(24))
  const answers = first.names.map(({ resource, name }: UnknownName) => ({ resource, name, action: 'create' }))
  const answered = await preview(season(24), { answers })
  expect(answered).toMatchObject({ read: 62, counts: { wrong: 24, changed: 0 } })
  await preview(season(24), { answers, plan: answered.plan })
  const corrected = await preview(season(0))
  const moreAnswers = corrected.names.map(({ resource, name }: UnknownName) => ({ resource, name, action: 'create' }))
  const ready = await preview(season(0), { answers: moreAnswers })
  expect(ready.counts.wrong).toBe(0)
  expect((await preview(season(0), { answers: moreAnswers, plan: ready.plan })).done).toBe(true)
  expect((await preview(season(0))).counts).toEqual({ wrong: 0, new: 0, changed: 0, unchanged: 21 })
  const starts = (await productions()).flatMap(({ dates }: { dates: { date_start: string }[] }) =>
    dates.map(({ date_start }) => date_start),
  )
  expect(starts).toHaveLength(62)
  expect(new Set(starts).size).toBe(62)
})

test('choices are remembered for the account and the headings', async () => {
  const { preview, login } = await startSeason()
  const rows = [
    ['Was', 'Reihe', 'Wann', 'Wo'],
    ['Nordlicht', 'Sinfoniekonzert', '3.12.2027 19:30', 'Kursal'],
  ]
  const columns = ['name:de', 'type_id', 'dates.date_start', 'dates.venue_id']
  const [{ similar }] = (await preview(rows, { columns })).names
  const answers = [{ resource: 'venues', name: 'Kursal', action: 'same', id: similar[0].id }]
  const { plan, counts } = await preview(rows, { columns, answers })
  expect(counts.new).toBe(1)
  await preview(rows, { columns, answers, plan })
  const again = await preview(rows)
  expect(again.counts).toEqual({ wrong: 0, new: 0, changed: 0, unchanged: 1 })
  expect(again.columns.map(({ target }: { target: string }) => target)).toEqual(columns)
  expect(again.names).toMatchObject([{ name: 'Kursal', answer: { action: 'same' } }])
  const other = await login()
  const { body } = await other.call('POST', '/api/admin/productions/import-file/', { body: { rows } })
  expect(body.columns[0].target).toBe('')
})

test('a moved date changes the stored concert, whose other dates stay', async () => {
  const { preview, productions } = await startSeason()
  const heads = ['Konzert', 'Art', 'Datum', 'Uhrzeit', 'Saal', 'Preis ab']
  const apply = async (rows: string[][]) => preview(rows, { plan: (await preview(rows)).plan })
  await apply([
    heads,
    ['Nordlicht', 'Sinfoniekonzert', '3.12.2027', '19.30 Uhr', 'Kursaal', '12'],
    ['', '', '4.12.2027', '17 Uhr', 'Kursaal', '12'],
  ])
  const later = [heads, ['Nordlicht', 'Sinfoniekonzert', '3.12.2027', '20 Uhr', 'Kursaal', '15']]
  const changed = await preview(later)
  expect(changed.counts).toEqual({ wrong: 0, new: 0, changed: 1, unchanged: 0 })
  expect(changed.lines[0].changes.map(({ column }: { column: string }) => column)).toEqual([
    'Termine 1: Beginn',
    'Termine 1: Ende',
    'Termine 1: Günstigste Karte (Euro)',
  ])
  await apply(later)
  expect((await productions())[0].dates).toMatchObject([
    { date_start: '2027-12-03T19:00:00.000Z', date_end: '2027-12-03T21:00:00.000Z', price_from: 1500 },
    { date_start: '2027-12-04T16:00:00.000Z', price_from: 1200 },
  ])
})

test('undoing a season removes what it created by name too', async () => {
  const { preview, productions, editor } = await startSeason()
  const rows = seasonSheet({ rows: 3, faults: 0, halls: ['Kursaal'], series: 'Sinfoniekonzert' })
  const answers = (await preview(rows)).names.map(({ resource, name }: UnknownName) => ({
    resource,
    name,
    action: 'create',
  }))
  const { plan } = await preview(rows, { answers })
  const { run } = await preview(rows, { answers, plan })
  const count = async (resource: string) => (await editor.call('GET', `/api/admin/${resource}/`)).body.count
  expect([await count('works'), await count('composers'), await count('people')]).toEqual([1, 1, 2])
  expect((await editor.call('POST', `/api/admin/import-runs/${run}/undo/`)).status).toBe(200)
  expect(await productions()).toEqual([])
  expect([await count('works'), await count('composers'), await count('people')]).toEqual([0, 0, 0])
})

test('unusable choices are refused as bad input', async () => {
  const { send } = await startSeason()
  const rows = [['Konzert'], ['Nordlicht']]
  const statusOf = async (options: object) => (await send('productions', { rows, ...options })).status
  expect(await statusOf({ answers: [{ resource: 'nichts', name: 'x', action: 'create' }] })).toBe(400)
  expect(await statusOf({ answers: [{ resource: 'works', name: 'ohne', action: 'create' }] })).toBe(400)
  expect(await statusOf({ columns: ['gibt.es.nicht'] })).toBe(200)
  expect(await statusOf({ text: 'Konzert\nNordlicht' })).toBe(400)
  expect((await send('productions', {})).status).toBe(400)
})

test('a template can be imported as it is', async () => {
  const { preview, editor } = await startSeason()
  const { rows } = (await editor.call('GET', '/api/admin/productions/import-template/')).body
  const { columns, lines } = await preview(rows)
  expect(columns.every(({ target }: { target: string }) => target !== '')).toBe(true)
  expect(lines.map(({ state }: { state: string }) => state)).toEqual(['new'])
})
