import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

async function startSite() {
  const app = await createTestApp()
  const editor = await app.login()
  const send = async (resource: string, text: string, plan?: string) =>
    (await editor.call('POST', `/api/admin/${resource}/import-file/`, { body: { text, ...(plan ? { plan } : {}) } }))
      .body
  const importFile = async (resource: string, text: string) => send(resource, text, (await send(resource, text)).plan)
  const list = async (resource: string) =>
    (await editor.call('GET', `/api/admin/${resource}/?page_size=100`)).body.results
  return { ...app, editor, send, importFile, list }
}

const headings = 'Konzert;Spielort;Beginn;Ende;Günstigste Karte (Euro)'

test('importing dates twice changes nothing and adds corrected lines', async () => {
  const { depsOf, send, importFile, list } = await startSite()
  await create(depsOf(), 'productions', { name: { de: 'Nordlicht', en: '' } })
  await create(depsOf(), 'venues', { name: 'Kursaal', city: 'Marbruck' })
  const validLines = [
    'Nordlicht;Kursaal;13.12.2027 17:00;13.12.2027 19:00;12,50',
    'Nordlicht;Kursaal;14.12.2027 17:00;14.12.2027 19:00;12,50',
  ]
  await importFile(
    'event-dates',
    [headings, ...validLines, 'Nordlicht;Kursal;15.12.2027 17:00;15.12.2027 19:00;12,50'].join('\n'),
  )
  const corrected = [headings, ...validLines, 'Nordlicht;Kursaal;15.12.2027 17:00;15.12.2027 19:00;12,50'].join('\n')
  expect((await send('event-dates', corrected)).counts).toEqual({ wrong: 0, new: 1, changed: 0, unchanged: 2 })
  await importFile('event-dates', corrected)
  expect((await send('event-dates', corrected)).counts).toEqual({ wrong: 0, new: 0, changed: 0, unchanged: 3 })
  expect(await list('event-dates')).toHaveLength(3)
})

test('an imported line updates its filled cells only', async () => {
  const { depsOf, send, importFile, list } = await startSite()
  const venue_id = await create(depsOf(), 'venues', { name: 'Kursaal' })
  await createDate(depsOf(), {
    venue_id,
    start: '2027-12-13T16:00:00Z',
    ticket_link: 'https://tickets.example/1',
    price_from: 1250,
  })
  const text =
    'Konzert;Spielort;Beginn;Ende;Günstigste Karte (Euro);Link zu den Karten\nAufbruch;Kursaal;13.12.2027 17:00;13.12.2027 19:00;15;'
  const preview = await send('event-dates', text)
  expect(preview.counts).toEqual({ wrong: 0, new: 0, changed: 1, unchanged: 0 })
  expect(preview.lines[0].changes.map(({ column }: { column: string }) => column)).toEqual(['Günstigste Karte (Euro)'])
  await importFile('event-dates', text)
  expect(await list('event-dates')).toMatchObject([{ price_from: 1500, ticket_link: 'https://tickets.example/1' }])
})

test('a line without an existing concert is wrong by itself', async () => {
  const { depsOf, send } = await startSite()
  await create(depsOf(), 'venues', { name: 'Kursaal' })
  await createDate(depsOf(), { start: '2027-12-13T16:00:00Z' })
  const times = '13.12.2027 20:00;13.12.2027 22:00;12'
  const text = [headings, `Gibt es nicht;Kursaal;${times}`, `;Kursaal;${times}`, `Aufbruch;Kursaal;${times}`].join('\n')
  expect((await send('event-dates', text)).counts).toEqual({ wrong: 2, new: 1, changed: 0, unchanged: 0 })
  expect((await send('event-dates', 'Spielort;Datum;Uhrzeit\nKursaal;13.12.2027;20:00')).counts).toMatchObject({
    wrong: 1,
    new: 0,
  })
})

test('a person named in many rows is created once', async () => {
  const { send, importFile, list } = await startSite()
  const rows = Array.from({ length: 40 }, (_, index) => `Ada;Vogt ${index % 16};Oboe`)
  const text = ['Vorname;Nachname;Funktion (Deutsch)', ...rows].join('\n')
  const preview = await send('people', text)
  expect(preview.counts).toEqual({ wrong: 0, new: 16, changed: 0, unchanged: 24 })
  await importFile('people', text)
  expect(await list('people')).toHaveLength(16)
})

test('two different lines for one new record are refused, naming the first', async () => {
  const { send } = await startSite()
  const text = 'Vorname;Nachname;Telefon\nAda;Vogt;1\nada;VOGT;2'
  const preview = await send('people', text)
  expect(preview.counts).toMatchObject({ new: 1, wrong: 1 })
  expect(preview.lines[1].errors[0].message).toBe('Diesen Eintrag legt schon Zeile 2 an, mit anderen Angaben.')
})

test('a person of an existing name with another role is new, with warning', async () => {
  const { depsOf, send } = await startSite()
  const id = await create(depsOf(), 'people', { first_name: 'Ada', last_name: 'Vogt', role: { de: 'Oboe', en: '' } })
  const preview = await send('people', 'Vorname;Nachname;Funktion (Deutsch)\nAda;Vogt;Flöte')
  expect(preview.lines[0]).toMatchObject({ state: 'new', warnings: [`So heißt schon ein anderer Eintrag: Nr. ${id}.`] })
})

test.each([
  ['venues', 'Name;Ort\nKursaal;Marbruck', { name: 'Kursaal', city: 'Marbruck' }],
  ['composers', 'Name;Name zum Sortieren\nClara Schumann;Schumann, Clara', {}],
  ['works', 'Titel (Deutsch);Komponist:in\nKlaviertrio;Clara Schumann', {}],
  ['news', 'Titel (Deutsch);Datum\nNeue Saison;1.1.2027 11:00', {}],
  ['instruments', 'Name (Deutsch)\nOboe', {}],
  [
    'closed-days',
    'Name (Deutsch);Erster Tag\nHerbstferien;2027-10-01',
    { first_day: '2027-10-01', last_day: '2027-10-09' },
  ],
] as const)('an imported line without an id finds the record: %s', async (resource, text, fields) => {
  const { depsOf, send } = await startSite()
  await create(depsOf(), resource, fields)
  const preview = await send(resource, text)
  expect(preview.lines.flatMap(({ errors }: { errors: unknown }) => errors)).toEqual([])
  expect(preview.counts.new).toBe(0)
})

test('a coming concert is matched by its name, a past one is not', async () => {
  const { depsOf, send } = await startSite()
  await createDate(depsOf(), { start: '2020-01-01T16:00:00Z', production: { name: { de: 'Neujahrskonzert', en: '' } } })
  await createDate(depsOf(), { start: '2028-01-01T16:00:00Z', production: { name: { de: 'Nordlicht', en: '' } } })
  await create(depsOf(), 'event-types', { name: { de: 'Sinfonie', en: '' } })
  const preview = await send('productions', 'Name (Deutsch);Konzertart\nNeujahrskonzert;Sinfonie\nNordlicht;')
  expect(preview.lines.map(({ title, state }: { title: string; state: string }) => [title, state])).toEqual([
    ['Neujahrskonzert', 'new'],
  ])
  expect(preview.counts.unchanged).toBe(1)
})

test('dates of a concert matched by name preserve ids and other fields', async () => {
  const { depsOf, importFile, list, editor } = await startSite()
  const venue_id = await create(depsOf(), 'venues', { name: 'Weberei' })
  const { id, productionId } = await createDate(depsOf(), {
    venue_id,
    start: '2027-12-24T18:30:00Z',
    ticket_link: 'https://tickets.example/1',
  })
  await importFile(
    'productions',
    'Name (Deutsch);Termine\nAufbruch;Spielort: Weberei · Beginn: 24.12.2027 20:00 · Ende: 24.12.2027 22:00',
  )
  expect(await list('productions')).toHaveLength(1)
  expect((await editor.call('GET', `/api/admin/productions/${productionId}/`)).body.dates).toMatchObject([
    { id, date_start: '2027-12-24T19:00:00.000Z', ticket_link: 'https://tickets.example/1' },
  ])
})

test('an import is undone in one call unless a record changed since', async () => {
  const { depsOf, importFile, list, editor } = await startSite()
  const venueId = await create(depsOf(), 'venues', { name: 'Aula', city: 'Ulm' })
  const applied = await importFile('venues', `Nummer;Name;Ort\n${venueId};Aula;Bochum\n;Zeche;Essen`)
  const undo = (run: number) => editor.call('POST', `/api/admin/import-runs/${run}/undo/`)
  const zeche = (await list('venues')).find(({ name }: { name: string }) => name === 'Zeche')
  await editor.call('PATCH', `/api/admin/venues/${zeche.id}/`, { body: { street: 'Markt 1' } })
  expect((await undo(applied.run)).status).toBe(409)
  const reapplied = await importFile('venues', `Nummer;Name;Ort\n${venueId};Aula;Trier\n;Weberei;Ulm`)
  expect((await undo(reapplied.run)).body).toMatchObject({ state: 'undone' })
  expect((await undo(reapplied.run)).status).toBe(409)
  expect((await list('venues')).map(({ name, city }: Record<string, string>) => `${name} ${city}`).toSorted()).toEqual([
    'Aula Bochum',
    'Zeche Essen',
  ])
})

test.each([
  [
    'a line with more cells than headers',
    'Name,Ort,Straße und Hausnummer\nKirche St. Anna, Seitenkapelle,Testheim,Gasse 1',
    'mehr Zellen als die 3 Spalten',
  ],
  ['a cell below an empty header', 'Name;Ort;\nAula;Ulm;Gasse 1', 'In Spalte 3 steht etwas'],
])('%s is refused at its line, and no cell shifts', async (_, text, message) => {
  const { send } = await startSite()
  const preview = await send('venues', text)
  expect(preview.counts).toMatchObject({ wrong: 1, new: 0 })
  expect(preview.lines[0]).toMatchObject({ line: 2, errors: [{ message: expect.stringContaining(message) }] })
})

test.each([
  ['Name;Ort;ort\nAula;Ulm;Trier', 'Zwei Spalten heißen „ort“'],
  ['Nummer;id;Name\n1;2;Aula', 'Zwei Spalten heißen „id“'],
  ['Titel (Deutsch);Titel\nEins;Zwei', 'Zwei Spalten heißen „Titel“'],
])('a file with two columns for one field is refused: %j', async (text, message) => {
  const { send } = await startSite()
  expect(JSON.stringify(await send(text.startsWith('Titel') ? 'works' : 'venues', text))).toContain(message)
})

test.each([
  'sep=;\nName;Ort\nAula;Ulm',
  'sep=,\r\nName,Ort\r\n"Aula",Ulm',
  '"sep=;"\nName;Ort\nAula;Ulm',
  '\ufeffsep=\t\nName\tOrt\nAula\tUlm',
])('a first line that names the separator is accepted: %j', async (text) => {
  const { send } = await startSite()
  const preview = await send('venues', text)
  expect(preview.lines).toMatchObject([{ line: 3, state: 'new', title: 'Aula' }])
})

test('a line break within a cell preserves later line numbers', async () => {
  const { send } = await startSite()
  const preview = await send('people', 'Nachname;Funktion (Deutsch)\r\nVogt;"Oboe\r\nund Fagott"\r\nMay;Horn\r\n')
  expect(preview.lines.map(({ line }: { line: number }) => line)).toEqual([2, 4])
})

test('a short line leaves the fields of missing columns unchanged', async () => {
  const { depsOf, send, list, importFile } = await startSite()
  const id = await create(depsOf(), 'venues', { name: 'Aula', city: 'Ulm', street: 'Markt 1' })
  expect((await send('venues', `Nummer;Name;Ort;Straße und Hausnummer\n${id};Aula`)).counts).toMatchObject({
    unchanged: 1,
    changed: 0,
  })
  await importFile('venues', `Nummer;Name;Ort;Straße und Hausnummer\n${id};Aula;Trier`)
  expect(await list('venues')).toMatchObject([{ city: 'Trier', street: 'Markt 1' }])
})

test.each(['1.200', '1,200'])('an ambiguous price is refused: %s', async (price) => {
  const { depsOf, send } = await startSite()
  const { id } = await createDate(depsOf())
  const preview = await send('event-dates', `Nummer;Günstigste Karte (Euro)\n${id};${price}`)
  expect(preview.lines[0].errors[0].message).toContain(`„${price}“ lässt sich zweifach lesen`)
})

test.each([
  ['1.038,00', 103_800],
  ['1.200,00', 120_000],
  ['12,50 €', 1250],
  ['1,200.00', 120_000],
])('a price is read as in the form: %s', async (price, cents) => {
  const { depsOf, importFile, list } = await startSite()
  const { id } = await createDate(depsOf())
  await importFile('event-dates', `Nummer;Günstigste Karte (Euro)\n${id};"${price}"`)
  expect(await list('event-dates')).toMatchObject([{ price_from: cents }])
})

test('undoing an import restores dates removed from a production', async () => {
  const { depsOf, importFile, editor } = await startSite()
  const { id, productionId } = await createDate(depsOf(), { ticket_link: 'https://tickets.example/1' })
  const applied = await importFile('productions', `Nummer;Termine\n${productionId};`)
  const dates = async () => (await editor.call('GET', `/api/admin/productions/${productionId}/`)).body.dates
  expect(await dates()).toEqual([])
  expect((await editor.call('POST', `/api/admin/import-runs/${applied.run}/undo/`)).status).toBe(200)
  expect(await dates()).toMatchObject([{ id, ticket_link: 'https://tickets.example/1' }])
})
