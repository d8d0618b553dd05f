import { expect, test } from 'vitest'
import type { ResourceName } from '#content/define.ts'
import { resources } from '#server/services/resources/all.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate, createImage, uniqueFields } from '#tests/support/factories.ts'

async function startHouse() {
  const app = await createTestApp()
  const editor = await app.login()
  const send = (resource: string, body: unknown) => editor.call('POST', `/api/admin/${resource}/import-file/`, { body })
  const exported = async (resource: string, format: 'csv' | 'jsonl', lang = 'de') => {
    const answer = await app.app.request(`/api/admin/${resource}/export/?format=${format}&lang=${lang}`, {
      headers: editor.headers,
    })
    return answer.text()
  }
  const get = async (resource: string, id: number) => (await editor.call('GET', `/api/admin/${resource}/${id}/`)).body
  return { ...app, editor, send, exported, get }
}

const none = { wrong: 0, new: 0, changed: 0 }

test('what is exported is imported without a change, of every resource, in both languages and formats', {
  timeout: 120_000,
}, async () => {
  const { send, exported, depsOf } = await startHouse()
  const image = await createImage(depsOf())
  const work = await create(depsOf(), 'works')
  const person = await create(depsOf(), 'people', {
    instruments: [await create(depsOf(), 'instruments')],
    phone: '+49 7531 1',
    image_id: image,
  })
  await createDate(depsOf(), {
    status: 'moved',
    status_note: { de: 'Jetzt im Saal · mit Ende: offen', en: '' },
    moved_from_start: '2027-01-31T18:30:00Z',
    wheelchair_places: 4,
    production: {
      name: { de: '=Aufbruch; "neu"', en: '' },
      description: { de: '<p>Eins</p><p>2027-05-01</p>', en: '' },
      programme: [
        { work_id: work, note: { de: 'Fassung von 1869 · neu', en: 'Two\nlines' } },
        { work_id: null, minutes: 25 },
      ],
      people: [{ person_id: person, part: 'chamber', instrument: { de: 'Oboe', en: 'oboe' }, work_id: work }],
      age_from: 6,
    },
    price_list_id: await create(depsOf(), 'price-lists'),
    ...{ doors_minutes: 60, introduction_minutes: 45, introduction_place: { de: 'Foyer', en: '' } },
  })
  await createDate(depsOf(), { price_from: 950, price_to: 4250 })
  await create(depsOf(), 'productions', { announced_month: '2027-06' })
  const location_id = await create(depsOf(), 'locations')
  await create(depsOf(), 'courses', {
    instructors: [person],
    dates: [
      {
        location_id,
        date_start: '2027-03-28T13:00:00Z',
        date_end: '2027-03-28T14:00:00Z',
        repeat_weeks: 1,
        repeat_until: '2027-06-30',
      },
    ],
  })
  const filled = new Set<ResourceName>([
    'productions',
    'event-dates',
    'courses',
    'works',
    'people',
    'instruments',
    'locations',
    'images',
  ])
  for (const { name, creatable } of resources)
    if (creatable !== false && !filled.has(name))
      await create(depsOf(), name, name === 'redirects' ? {} : uniqueFields(name))
  const different: unknown[] = []
  for (const { name } of resources) {
    for (const [format, lang] of [
      ['csv', 'de'],
      ['csv', 'en'],
      ['jsonl', 'de'],
    ] as const) {
      const text = await exported(name, format, lang)
      if (text === '' || text.trim().split('\r\n').length === (format === 'csv' ? 1 : 0)) continue
      const { body } = await send(name, { text })
      if (body.counts?.wrong !== 0 || body.lines.length > 0 || body.unknown.length > 0)
        different.push([name, format, lang, body])
    }
  }
  expect(different).toEqual([])
  // In euros, as its head says, and not in cents.
  expect(await exported('event-dates', 'csv')).toContain(';9,5;42,5;')
})

test('a line of an export without its number makes the same record anew, in either language', async () => {
  const { send, exported, get, editor, depsOf } = await startHouse()
  const work = await create(depsOf(), 'works')
  const person = await create(depsOf(), 'people', { last_name: 'Vogt, die Ältere' })
  const { productionId } = await createDate(depsOf(), {
    // A coming concert would be known by its name.
    start: '2020-02-01T18:30:00Z',
    status: 'moved',
    tickets: 'few_left',
    status_note: { de: 'Jetzt im Saal · mit Ende: offen', en: 'Two\nlines' },
    moved_from_start: '2027-01-31T18:30:00Z',
    wheelchair_places: 4,
    lift: false,
    production: {
      name: { de: '=Aufbruch; "neu"', en: '' },
      description: { de: '<p>Eins</p><p>2027-05-01</p>', en: '' },
      for_children: true,
      subscriptions: [
        await create(depsOf(), 'subscriptions', { name: { de: 'Abo, groß', en: 'A' } }),
        await create(depsOf(), 'subscriptions'),
      ],
      programme: [{ work_id: work, note: { de: 'Fassung von 1869 · neu', en: 'Two\nlines' } }, { work_id: null }],
      people: [{ person_id: person, part: 'chamber', instrument: { de: 'Oboe', en: 'oboe' }, work_id: work }],
    },
  })
  const original = await get('productions', productionId)
  for (const lang of ['de', 'en']) {
    const text = (await exported('productions', 'csv', lang))
      .split('\r\n')
      .slice(0, 2)
      .join('\r\n')
      .replace(/\r\n\d+;/, '\r\n;')
      .replaceAll(';aufbruch-neu', ';')
    const { body } = await send('productions', { text })
    expect(body.lines.map(({ state, errors }: typeof body) => [state, errors])).toEqual([['new', []]])
    await send('productions', { text, plan: body.plan })
    const { results } = (await editor.call('GET', '/api/admin/productions/')).body
    const copy = results.toSorted((one: typeof body, other: typeof body) => other.id - one.id)[0]
    expect(copy.id).not.toBe(original.id)
    expect(alike(copy)).toEqual(alike(original))
  }
})

/** What two records of the same words have alike. */
function alike(record: Record<string, unknown>): unknown {
  const own = new Set(['id', 'production_id', 'version', 'updated_at', 'urls'])
  return JSON.parse(JSON.stringify(record, (key, value) => (own.has(key) ? undefined : value)))
}

test('a dry run tells what is new, what changes from what to what and what is wrong where; with its plan the rest is done', async () => {
  const { send, get, depsOf } = await startHouse()
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
  const [changed, country, places, fresh] = body.lines
  expect(changed).toMatchObject({ line: 2, state: 'changed', id: venue, title: 'Aula' })
  expect(changed.changes).toEqual([
    { column: 'Ort', from: 'Ulm', to: 'Bochum' },
    { column: 'Rollstuhlplätze', from: '', to: '4' },
  ])
  expect(country.errors).toEqual([
    { column: 'Land (DE, AT, CH …)', message: 'Bitte die zwei Buchstaben des Landes eingeben, zum Beispiel DE.' },
  ])
  expect(places.errors).toEqual([{ column: 'Rollstuhlplätze', message: 'Bitte eine ganze Zahl eingeben.' }])
  expect(fresh).toMatchObject({ line: 5, state: 'new', id: null, title: 'Halle' })
  expect((await get('venues', venue)).city).toBe('Ulm')

  expect((await send('venues', { text, plan: body.plan })).body).toMatchObject({ counts: body.counts, done: true })
  expect(await get('venues', venue)).toMatchObject({ city: 'Bochum', street: 'Markt 1', wheelchair_places: 4 })
  expect((await send('venues', { text: `Name;Ort\nZeche;Essen`, plan: body.plan })).body.done).toBe(false)
})

test('what somebody else has changed since the dry run is not written over: the plan no longer fits, and nothing is done', async () => {
  const { send, get, editor, depsOf } = await startHouse()
  const [one, other] = [
    await create(depsOf(), 'venues', { name: 'Aula' }),
    await create(depsOf(), 'venues', { name: 'Zeche' }),
  ]
  const text = `id,city\n${one},Ulm\n${other},Ulm`
  const { plan } = (await send('venues', { text })).body
  await editor.call('PATCH', `/api/admin/venues/${other}/`, { body: { street: 'Markt 1' } })
  const stale = (await send('venues', { text, plan })).body
  expect(stale).toMatchObject({ done: false, counts: { ...none, changed: 2 } })
  expect((await get('venues', one)).city).toBe('Hohenwang')
  expect((await send('venues', { text, plan: stale.plan })).body.done).toBe(true)
  expect((await get('venues', other)).city).toBe('Ulm')
})

test('an empty cell empties its field, a column that is not there leaves it alone, and of a text only the language of the column is changed', async () => {
  const { send, get, depsOf } = await startHouse()
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

test('a concert comes with its dates, programme and performers by name; names that nobody has are complaints of their column', async () => {
  const { send, get, depsOf, editor } = await startHouse()
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
  expect(dry.lines[1].errors).toEqual([{ column: 'Konzertart', message: '„Gala“ gibt es nicht. Bitte erst anlegen.' }])
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
  const moved = `Nummer;Termine\n${id};"${[`Nummer: ${stored[0].id} · Spielort: Weberei · Beginn: 24.12.2026 20:00 · Ende: 24.12.2026 22:00`].join('\n')}"`
  const again = (await send('productions', { text: moved })).body
  expect(again.lines[0].changes[0].from).toContain('Ausverkauft')
  await send('productions', { text: moved, plan: again.plan })
  const after = await get('productions', id)
  expect(after.dates.map((date: typeof dry) => [date.id, date.date_start, date.tickets])).toEqual([
    [stored[0].id, '2026-12-24T19:00:00.000Z', 'available'],
  ])
})

test('without a number a record is found by what another system calls it, by its slug, a redirect by its old path; two lines for one are refused', async () => {
  const { send, get, depsOf } = await startHouse()
  const known = await create(depsOf(), 'people', { first_name: 'Ada', last_name: 'Vogt', external_id: 'P-7' })
  const news = await create(depsOf(), 'news', { slug_de: 'start' })
  const people = (
    await send('people', { text: 'Nachname;Vorname;Fremde Nummer\nVogt;Ada Maria;P-7\nVogt;Ada;P-8\nVogt;Eva;P-7' })
  ).body
  expect(people.lines.map(({ state, id }: typeof people) => [state, id])).toEqual([
    ['changed', known],
    ['new', null],
    ['wrong', known],
  ])
  expect(people.lines[2].errors).toEqual([{ column: '', message: 'Diesen Eintrag ändert schon Zeile 2.' }])
  const found = (await send('news', { text: 'slug_de;Datum\nstart;01.02.2027' })).body
  expect(found.lines[0]).toMatchObject({ id: news, state: 'changed' })
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
  expect((await get('people', known)).first_name).toBe('Ada')
})

test('JSON Lines change what they name; a line that is none is a complaint, a field that there is not is told', async () => {
  const { send, get, depsOf } = await startHouse()
  const id = await create(depsOf(), 'venues', { name: 'Aula', city: 'Ulm' })
  const text = `{"id":${id},"city":"Bochum","farbe":1}\nkein JSON\n{"name":"Zeche","city":["Essen"]}`
  const dry = (await send('venues', { text })).body
  expect(dry).toMatchObject({ counts: { wrong: 2, new: 0, changed: 1 }, unknown: ['farbe'] })
  expect(dry.lines[2].errors).toEqual([{ column: 'Ort', message: 'Bitte einen Text eingeben.' }])
  await send('venues', { text, plan: dry.plan })
  expect(await get('venues', id)).toMatchObject({ name: 'Aula', city: 'Bochum' })
})

test('while a long file is tried others are answered', async () => {
  const { send, call } = await startHouse()
  const order: string[] = []
  const text = `Name\n${Array.from({ length: 300 }, (_, at) => `Saal ${at}`).join('\n')}`
  const trying = send('venues', { text }).then(() => order.push('import'))
  await call('GET', '/api/venues/').then(() => order.push('visitor'))
  await trying
  expect(order).toEqual(['visitor', 'import'])
})

test('what is no table, too long or not of here is refused in words, and nobody imports without a session', async () => {
  const { call, send, depsOf, editor } = await startHouse()
  await create(depsOf(), 'venues')
  const complaint = async (text: string) => (await send('venues', { text })).body.errors?.text?.[0]
  expect(await complaint('Farbe;Form\nrot;rund')).toContain('Keine Spalte dieser Datei gehört hierher.')
  expect(await complaint('Name;Ort\n"Aula;Ulm')).toContain('Anführungszeichen')
  expect(await complaint(`Name\n${'x\n'.repeat(2001)}`)).toContain('2000 Zeilen')
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
