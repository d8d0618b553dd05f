import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { temporaryFolder } from '#tests/support/scratch-folder.ts'
import { createArchiveImporter } from './importer.server.ts'
import { readArchive } from './parse-archive.server.ts'

const line = {
  id: 'a#0',
  program_id: 'p1',
  name: 'Subscription: Mozart, Mahler',
  name_subline: 'Symphony No. 5',
  type: 'Subscription Season',
  date_start: '2027-02-12T19:30:00-04:00',
  venue: 'Great Hall',
  city: 'Manhattan',
  programme: [
    { composer: 'Mozart, Wolfgang Amadeus', title: 'Piano Concerto No. 14' },
    { composer: 'Mahler, Gustav', title: 'Symphony No. 5' },
  ],
  soloists: [{ name: 'Emanuel Ax', instrument: 'Piano' }],
  conductor: 'Michael Tilson Thomas',
}

function fileOf(...lines: unknown[]): string {
  const file = join(temporaryFolder(), 'concerts.jsonl')
  writeFileSync(file, lines.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n'))
  return file
}

async function importFile({ depsOf }: TestApp, file: string, options: { shiftDays?: number; dryRun?: boolean } = {}) {
  const { productions, rejected } = await readArchive(file)
  const importProductions = createArchiveImporter(depsOf('admin', 'en'), { shiftDays: 0, dryRun: false, ...options })
  return { results: await importProductions(productions), rejected }
}

test('an imported production is listed with dates, programme and performers', async () => {
  const app = await createTestApp()
  await importFile(app, fileOf(line, { ...line, id: 'a#1', date_start: '2027-02-13T14:00:00-04:00' }))
  const { body } = await app.call('GET', '/api/event-dates/', { headers: { 'accept-language': 'en' } })
  expect(body.count).toBe(2)
  const [first] = body.results
  expect(first).toMatchObject({
    date_start: '2027-02-12T23:30:00.000Z',
    venue: { name: 'Great Hall', city: 'Manhattan' },
  })
  expect(first.other_dates).toHaveLength(1)
  expect(first.event.programs.map((item: typeof first) => [item.work.composer.name, item.work.title])).toEqual([
    ['Wolfgang Amadeus Mozart', 'Piano Concerto No. 14'],
    ['Gustav Mahler', 'Symphony No. 5'],
  ])
  expect(first.event.soloists.map((person: typeof first) => [person.part, person.name, person.instrument])).toEqual([
    ['conductor', 'Michael Tilson Thomas', ''],
    ['soloist', 'Emanuel Ax', 'Piano'],
  ])
})

test('an import sets cast and notes, and preserves fields it lacks', async () => {
  const app = await createTestApp()
  const [first, second] = line.programme
  const performers = [
    { name: 'Great Hall Choir', part: 'choir', work: 2 },
    { name: 'Anna Speaker', part: 'narrator', instrument: 'Storyteller' },
  ]
  const soloists = [{ name: 'Emanuel Ax', instrument: 'Piano', work: 1 }]
  const fullLine = { ...line, programme: [{ ...first, note: 'First time here' }, second], soloists, performers }
  const eventOf = async () =>
    (await app.call('GET', '/api/event-dates/', { headers: { 'accept-language': 'en' } })).body.results[0].event
  const castOf = (
    people: { part: string; name: string; instrument: string; is_group: boolean; work_id: number | null }[],
  ) => people.map(({ part, name, instrument, is_group, work_id }) => [part, name, instrument, is_group, work_id])
  await importFile(app, fileOf(fullLine))
  const event = await eventOf()
  const [concerto, symphony] = event.programs.map((item: typeof event) => item.work.id)
  expect(event.programs.map(({ note }: typeof event) => note)).toEqual(['First time here', ''])
  const cast = [
    ['conductor', 'Michael Tilson Thomas', '', false, null],
    ['soloist', 'Emanuel Ax', 'Piano', false, concerto],
    ['choir', 'Great Hall Choir', '', true, symphony],
    ['narrator', 'Anna Speaker', 'Storyteller', false, null],
  ]
  expect(castOf([...event.soloists, ...event.other_performers])).toEqual(cast)
  expect((await importFile(app, fileOf(fullLine))).results).toMatchObject([{ production: 'unchanged' }])
  const shortLine = { ...line, name_subline: 'With choir', soloists: [{ name: 'Emanuel Ax', instrument: 'Piano' }] }
  expect((await importFile(app, fileOf(shortLine))).results).toMatchObject([{ production: 'updated' }])
  const after = await eventOf()
  expect(castOf([...after.soloists, ...after.other_performers])).toEqual(cast)
  expect(after.programs.map(({ note }: typeof event) => note)).toEqual(['First time here', ''])
  expect(
    (await importFile(app, fileOf({ ...fullLine, soloists: [{ ...soloists[0], work: 3 }] }))).rejected,
  ).toMatchObject([{ line: 1 }])
})

test('a second import changes nothing and reports it', async () => {
  const app = await createTestApp()
  const file = fileOf(line)
  await importFile(app, file)
  const { results } = await importFile(app, file)
  expect(results).toEqual([{ production: 'unchanged', dates: { created: 0, updated: 0, unchanged: 1 } }])
})

test('another shift moves the same dates and preserves manual edits', async () => {
  const app = await createTestApp()
  const file = fileOf(line)
  await importFile(app, file)
  const before = (await app.call('GET', '/api/event-dates/')).body.results[0]
  const { results } = await importFile(app, file, { shiftDays: 7 })
  expect(results[0]?.dates).toEqual({ created: 0, updated: 1, unchanged: 0 })
  const after = (await app.call('GET', `/api/event-dates/${before.id}/`)).body
  expect(after.date_start).toBe('2027-02-19T23:30:00.000Z')
})

test('a shift across a clock change preserves the time of day', async () => {
  const app = await createTestApp()
  await importFile(app, fileOf({ ...line, date_start: '2027-10-26T19:30:00+02:00' }), { shiftDays: 7 })
  expect((await app.call('GET', '/api/event-dates/')).body.results[0].date_start).toBe('2027-11-02T18:30:00.000Z')
})

test('a dry run reports the changes and writes nothing', async () => {
  const app = await createTestApp()
  const { results } = await importFile(app, fileOf(line), { dryRun: true })
  expect(results[0]?.production).toBe('created')
  expect((await app.call('GET', '/api/event-dates/')).body.count).toBe(0)
})

test('a production with 140 performers imports completely and repeatably', async () => {
  const app = await createTestApp()
  const soloists = Array.from({ length: 140 }, (_, index) => ({ name: `Chorsolistin ${index}`, instrument: 'Soprano' }))
  const file = fileOf({ ...line, soloists })
  const { results, rejected } = await importFile(app, file)
  expect([results[0]?.production, rejected]).toEqual(['created', []])
  const { event } = (await app.call('GET', '/api/event-dates/')).body.results[0]
  expect(event.soloists).toHaveLength(141)
  expect((await importFile(app, file)).results[0]?.production).toBe('unchanged')
  const people = event.soloists.map(({ id }: typeof event) => ({ person_id: id, part: 'soloist' }))
  const id = await create(app.depsOf(), 'productions')
  const editor = await app.login()
  expect((await editor.call('PATCH', `/api/admin/productions/${id}/`, { body: { people } })).body.people).toHaveLength(
    141,
  )
})

test('bad lines are rejected alone, with number and reason', async () => {
  const app = await createTestApp()
  const { results, rejected } = await importFile(
    app,
    fileOf('{ broken', line, { ...line, id: 'a#1', date_start: 'tomorrow' }, line),
  )
  expect(results).toHaveLength(1)
  expect(rejected.map(({ line }) => line)).toEqual([1, 3, 4])
  expect(rejected[1]?.reason).toContain('date_start')
  expect(rejected[2]?.reason).toContain('already on line 2')
})

test('rejection reasons are in the language of the command', async () => {
  process.argv.push('--lang=de')
  onTestFinished(() => void process.argv.pop())
  const invalidLine = { ...line, id: 'a#1', name: '', date_start: 'morgen', soloists: [{ name: 'Ada', work: 3 }] }
  const { rejected } = await readArchive(
    fileOf(
      '{ kaputt',
      line,
      line,
      { ...invalidLine, soloists: [] },
      { ...line, id: 'a#2', soloists: invalidLine.soloists },
      '[]',
    ),
  )
  expect(rejected).toEqual([
    { line: 1, reason: 'Das ist kein JSON.' },
    { line: 3, reason: 'Die Kennung a#0 steht schon in Zeile 2.' },
    { line: 4, reason: 'name: Bitte ausfüllen. date_start: Das ist kein gültiges Datum mit Uhrzeit.' },
    { line: 5, reason: 'programme: Jemand wirkt in einem Werk mit, das hier nicht steht.' },
    { line: 6, reason: 'Hier gehören mehrere Felder hin.' },
  ])
})

test('a character no database stores rejects its line alone', async () => {
  const app = await createTestApp()
  const file = fileOf(line, { ...line, id: 'a#1', name: 'Ga\u0000la' }, { ...line, id: 'a#2', type: 'Ga\ud800la' })
  const { results, rejected } = await importFile(app, file)
  expect(results.map((result) => result.dates.created)).toEqual([1])
  expect(rejected.map((each) => each.line)).toEqual([2, 3])
})

test('shared records are created once, also after a rolled-back run', async () => {
  const app = await createTestApp()
  const deps = app.depsOf('admin', 'en')
  const { productions } = await readArchive(
    fileOf(line, { ...line, id: 'b#0', program_id: 'p2' }, { ...line, id: 'c#0', program_id: 'p3' }),
  )
  await createArchiveImporter(deps, { shiftDays: 0, dryRun: true })(productions)
  const importProductions = createArchiveImporter(deps, { shiftDays: 0, dryRun: false })
  await importProductions(productions.slice(0, 2))
  await importProductions(productions.slice(2))
  const { body } = await app.call('GET', '/api/event-dates/')
  expect(body.count).toBe(3)
  expect(new Set(body.results.map((date: typeof body) => date.venue.id)).size).toBe(1)
  expect(
    new Set(body.results.flatMap((date: typeof body) => date.event.soloists.map((person: typeof body) => person.id)))
      .size,
  ).toBe(2)
})
