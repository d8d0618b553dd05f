import { expect, test } from 'vitest'
import { create } from '#tests/support/factories.ts'
import { createImportApp } from '#tests/support/import-app.ts'

const noChanges = { wrong: 0, new: 0, changed: 0 }

test('a dry run reports new, changed and wrong lines; its plan applies', async () => {
  const { send, get, depsOf } = await createImportApp()
  const venue = await create(depsOf(), 'venues', { name: 'Aula', city: 'Ulm', street: 'Markt 1' })
  const text = [
    'Nummer;Name;Ort;Land (DE, AT, CH …);Rollstuhlplätze;Kantine',
    `${venue};Aula;Bochum;;4;ja`,
    ';Zeche;Essen;D;;',
    ';Weberei;Ulm;de;1,5;',
    ';Halle;Ulm;de;3;',
  ].join('\r\n')
  const { body } = await send('venues', { text })
  expect(body).toMatchObject({
    counts: { wrong: 2, new: 1, changed: 1, unchanged: 0 },
    unknown: ['Kantine'],
    done: false,
  })
  const [changed, country, seatsLine, fresh] = body.lines
  expect(changed).toMatchObject({ line: 2, state: 'changed', id: venue, title: 'Aula' })
  expect(changed.changes).toEqual([
    { column: 'Ort', from: 'Ulm', to: 'Bochum' },
    { column: 'Rollstuhlplätze', from: '', to: '4' },
  ])
  expect(country.errors).toEqual([
    { column: 'Land (DE, AT, CH …)', message: 'Bitte die zwei Buchstaben des Landes eingeben, zum Beispiel DE.' },
  ])
  expect(seatsLine.errors).toEqual([{ column: 'Rollstuhlplätze', message: 'Bitte eine ganze Zahl eingeben.' }])
  expect(fresh).toMatchObject({ line: 5, state: 'new', id: null, title: 'Halle' })
  expect((await get('venues', venue)).city).toBe('Ulm')

  expect((await send('venues', { text, plan: body.plan })).body).toMatchObject({ counts: body.counts, done: true })
  expect(await get('venues', venue)).toMatchObject({ city: 'Bochum', street: 'Markt 1', wheelchair_places: 4 })
  expect((await send('venues', { text: `Name;Ort\nZeche;Essen`, plan: body.plan })).body.done).toBe(false)
})

test('a plan is refused when a record changed since the dry run', async () => {
  const { send, get, editor, depsOf } = await createImportApp()
  const [firstVenue, secondVenue] = [
    await create(depsOf(), 'venues', { name: 'Aula' }),
    await create(depsOf(), 'venues', { name: 'Zeche' }),
  ]
  const text = `id,city\n${firstVenue},Ulm\n${secondVenue},Ulm`
  const { plan } = (await send('venues', { text })).body
  await editor.call('PATCH', `/api/admin/venues/${secondVenue}/`, { body: { street: 'Markt 1' } })
  const stale = (await send('venues', { text, plan })).body
  expect(stale).toMatchObject({ done: false, counts: { ...noChanges, changed: 2 } })
  expect((await get('venues', firstVenue)).city).toBe('Hohenwang')
  expect((await send('venues', { text, plan: stale.plan })).body.done).toBe(true)
  expect((await get('venues', secondVenue)).city).toBe('Ulm')
})

test("a page's order is read from a cell", async () => {
  const { send, depsOf } = await createImportApp()
  const id = await create(depsOf(), 'pages', { order: 2 })
  const { lines } = (await send('pages', { text: `Nummer;Reihenfolge\n${id};7` })).body
  expect(lines[0]).toMatchObject({ state: 'changed', changes: [{ from: '2', to: '7' }] })
})

test('an empty cell clears its field; absent columns and languages stay', async () => {
  const { send, get, depsOf } = await createImportApp()
  const id = await create(depsOf(), 'people', {
    first_name: 'Ada',
    role: { de: 'Oboe', en: 'oboe' },
    department: { de: 'Holz', en: 'Wood' },
    phone: '12',
  })
  const refused = (await send('people', { text: `Nummer\tTelefon\tReihenfolge\n${id}\t\t` })).body.lines[0]
  expect(refused.errors).toEqual([{ column: 'Reihenfolge', message: 'Dieses Feld kann nicht leer sein.' }])
  const text = `Nummer\tTelefon\tFunktion (Deutsch)\n${id}\t\t`
  const dry = (await send('people', { text })).body
  expect(dry.lines[0].changes.map(({ from, to }: typeof dry) => [from, to])).toEqual([
    ['Oboe', ''],
    ['12', ''],
  ])
  await send('people', { text, plan: dry.plan })
  expect(await get('people', id)).toMatchObject({
    first_name: 'Ada',
    phone: '',
    role: { de: '', en: 'oboe' },
    department: { de: 'Holz', en: 'Wood' },
  })
})

test('an import matches dates, programme and performers by name', async () => {
  const { send, get, depsOf, editor } = await createImportApp()
  const venue_id = await create(depsOf(), 'venues', { name: 'Weberei' })
  const type_id = await create(depsOf(), 'event-types', { name: { de: 'Sinfonie, groß', en: 'Symphony' } })
  const work_id = await create(depsOf(), 'works', { title: { de: 'Wassermusik', en: 'Water Music' } })
  const person_id = await create(depsOf(), 'people', { first_name: 'Ada', last_name: 'Vogt' })
  const dates =
    'Spielort: Weberei · Beginn: 24.12.2026 19:30 · Ende: 24.12.2026, 21.30 Uhr · Karten: Ausverkauft · Hinweis zum Status (Deutsch): Bitte früh kommen\nSpielort: Weberei · Beginn: 2026-12-25 19:30 · Ende: 2026-12-25T21:30'
  const text = `Name;Konzertart;Termine;Programm;Mitwirkende\nChristnacht;Sinfonie, groß;"${dates}";Werk: Wassermusik;"Person: Ada Vogt · Rolle: Solo · Instrument oder Stimme (Deutsch): Oboe"\nFest;Gala;Beginn: 24.12.2026;;`
  const dry = (await send('productions', { text })).body
  expect(dry.lines.map(({ line, state }: typeof dry) => [line, state])).toEqual([
    [2, 'new'],
    [4, 'wrong'],
  ])
  expect(dry.lines[1].errors).toEqual([
    { column: 'Konzertart', message: '„Gala“ gibt es nicht. Bitte anlegen oder zuordnen.' },
    { column: 'Termine', message: 'Hier fehlt die Uhrzeit. Richtig ist zum Beispiel 19.30 Uhr.' },
  ])
  await send('productions', { text, plan: dry.plan })
  const { results } = (await editor.call('GET', '/api/admin/productions/')).body
  expect(results).toHaveLength(1)
  const [{ id, type_id: type, programme, people, dates: stored }] = results
  expect([type, programme[0].work_id]).toEqual([type_id, work_id])
  expect(people[0]).toMatchObject({ person_id, part: 'soloist', instrument: { de: 'Oboe', en: '' } })
  expect(stored.map((date: typeof dry) => [date.venue_id, date.date_start, date.date_end, date.tickets])).toEqual([
    [venue_id, '2026-12-24T18:30:00.000Z', '2026-12-24T20:30:00.000Z', 'sold_out'],
    [venue_id, '2026-12-25T18:30:00.000Z', '2026-12-25T20:30:00.000Z', 'available'],
  ])
  const movedText = `Nummer;Termine\n${id};"${[`Nummer: ${stored[0].id} · Spielort: Weberei · Beginn: 24.12.2026 20:00 · Ende: 24.12.2026 22:00`].join('\n')}"`
  const repeatedPreview = (await send('productions', { text: movedText })).body
  expect(repeatedPreview.lines[0].changes[0].from).toContain('Ausverkauft')
  await send('productions', { text: movedText, plan: repeatedPreview.plan })
  const after = await get('productions', id)
  expect(after.dates.map((date: typeof dry) => [date.id, date.date_start, date.tickets])).toEqual([
    [stored[0].id, '2026-12-24T19:00:00.000Z', 'available'],
  ])
})

test('records match by external id or slug; two lines for one fail', async () => {
  const { send, get, depsOf } = await createImportApp()
  const personId = await create(depsOf(), 'people', { first_name: 'Ada', last_name: 'Vogt', external_id: 'P-7' })
  const news = await create(depsOf(), 'news', { slug_de: 'start' })
  const people = (
    await send('people', { text: 'Nachname;Vorname;Fremde Nummer\nVogt;Ada Maria;P-7\nVogt;Ada;P-8\nVogt;Eva;P-7' })
  ).body
  expect(people.lines.map(({ state, id }: typeof people) => [state, id])).toEqual([
    ['changed', personId],
    ['new', null],
    ['wrong', personId],
  ])
  expect(people.lines[2].errors).toEqual([{ column: '', message: 'Diesen Eintrag ändert schon Zeile 2.' }])
  const preview = (await send('news', { text: 'slug_de;Datum\nstart;01.02.2027' })).body
  expect(preview.lines[0]).toMatchObject({ id: news, state: 'changed' })
  await create(depsOf(), 'redirects', { old_path: '/alt.html', new_path: 'https://eins.example/' })
  const text =
    'old_path,new_path\n/alt.html,https://zwei.example/\n/weg.html,https://zwei.example/\n/de,https://zwei.example/'
  const redirects = (await send('redirects', { text })).body
  expect(redirects.lines.map(({ state }: typeof people) => state)).toEqual(['changed', 'new', 'wrong'])
  expect(
    (await send('people', { text: 'id;Vorname\n4711;Ada\nabc;Ada' })).body.lines.map(
      ({ errors }: typeof people) => errors[0].message,
    ),
  ).toEqual(['Einen Eintrag mit der Nummer 4711 gibt es nicht.', 'Die Nummer ist keine Zahl.'])
  expect((await get('people', personId)).first_name).toBe('Ada')
})

test('JSON Lines change named fields and report bad lines and unknown fields', async () => {
  const { send, get, depsOf } = await createImportApp()
  const id = await create(depsOf(), 'venues', { name: 'Aula', city: 'Ulm' })
  const text = `{"id":${id},"city":"Bochum","farbe":1}\nkein JSON\n{"name":"Zeche","city":["Essen"]}`
  const dry = (await send('venues', { text })).body
  expect(dry).toMatchObject({ counts: { wrong: 2, new: 0, changed: 1 }, unknown: ['farbe'] })
  expect(dry.lines[2].errors).toEqual([{ column: 'Ort', message: 'Bitte einen Text eingeben.' }])
  await send('venues', { text, plan: dry.plan })
  expect(await get('venues', id)).toMatchObject({ name: 'Aula', city: 'Bochum' })
})

test('a long dry run does not block other requests', async () => {
  const { send, call } = await createImportApp()
  const order: string[] = []
  const text = `Name\n${Array.from({ length: 300 }, (_, index) => `Saal ${index}`).join('\n')}`
  const importRun = send('venues', { text }).then(() => order.push('import'))
  await call('GET', '/api/venues/').then(() => order.push('visitor'))
  await importRun
  expect(order).toEqual(['visitor', 'import'])
})

test('unusable files get plain messages, and an import needs a session', async () => {
  const { call, send, depsOf, editor } = await createImportApp()
  await create(depsOf(), 'venues')
  const complaint = async (text: string) => (await send('venues', { text })).body.errors?.text?.[0]
  const foreign = (await send('venues', { text: 'Farbe;Form\nrot;rund' })).body
  expect(foreign).toMatchObject({ unknown: ['Farbe', 'Form'], lines: [], read: 1 })
  expect(await complaint('{"farbe":"rot"}')).toContain('Keine Spalte dieser Datei gehört hierher.')
  expect(await complaint('Name;Ort\n"Aula;Ulm')).toContain('Anführungszeichen')
  expect(await complaint(`Name\n${'x\n'.repeat(5001)}`)).toContain('5000 Zeilen')
  expect((await call('POST', '/api/admin/venues/import-file/', { body: { text: 'Name\nx' } })).status).toBe(401)
  const english = await editor.call('POST', '/api/admin/venues/import-file/', {
    body: { text: 'Name;Country (DE, AT, CH …)\nx;D' },
    headers: { 'accept-language': 'en' },
  })
  expect(english.body.lines[0].errors[0]).toEqual({
    column: 'Country (DE, AT, CH …)',
    message: 'Please enter the two letters of the country, for example DE.',
  })
  const images = (await send('images', { text: 'title;credit\nBild;Haus' })).body
  expect(images.lines[0].errors[0].message).toBe('Neue Einträge kommen hier nur durch Hochladen dazu.')
})
