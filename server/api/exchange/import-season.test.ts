import { expect, test } from 'vitest'
import { create } from '#tests/support/factories.ts'
import { createImportApp } from '#tests/support/import-app.ts'

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
