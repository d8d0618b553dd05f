import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const bilingual = (de: string, en = de) => ({ de, en })

/** A choir and its soloist in one work, and a narrator for the whole evening. */
async function startInstallation() {
  const app = await createTestApp()
  const deps = app.depsOf()
  const composer_id = await create(deps, 'composers', { name: 'Johannes Brahms', sort_name: 'Brahms, Johannes' })
  const [cantus, requiem] = [
    await create(deps, 'works', { title: bilingual('Cantus'), composer_id }),
    await create(deps, 'works', { title: bilingual('Requiem'), composer_id }),
  ]
  const choir = await create(deps, 'people', {
    first_name: '',
    last_name: 'Kammerchor',
    is_group: true,
    is_soloist: false,
  })
  const singer = await create(deps, 'people', { first_name: 'Mara', last_name: 'Vogt' })
  const speaker = await create(deps, 'people', {
    first_name: 'Lukas',
    last_name: 'Femmer',
    is_employee: true,
    is_soloist: false,
  })
  const production = {
    programme: [
      { work_id: cantus },
      { work_id: null, note: bilingual('Sekt im Foyer', 'Sparkling wine') },
      { work_id: requiem, note: bilingual('Fassung von 1869', '') },
    ],
    people: [
      { person_id: choir, part: 'choir', work_id: requiem },
      { person_id: singer, part: 'soloist', instrument: bilingual('Sopran', 'soprano'), work_id: requiem },
      { person_id: singer, part: 'soloist', instrument: bilingual('Sopran', 'soprano'), work_id: cantus },
      { person_id: speaker, part: 'narrator' },
    ],
  }
  const date = await createDate(deps, { production })
  const fetchEvent = async (locale: string) =>
    (await app.call('GET', `/api/event-dates/${date.id}/`, { headers: { 'accept-language': locale } })).body.event
  return { ...app, deps, cantus, requiem, choir, singer, speaker, ...date, eventIn: fetchEvent }
}

test('performers appear with part and work, soloists separately', async () => {
  const { eventIn, cantus, requiem, choir, singer, speaker, call } = await startInstallation()
  const event = await eventIn('en')
  expect(event.soloists).toMatchObject([
    { id: singer, part: 'soloist', instrument: 'soprano', work_id: requiem, order: 1, is_group: false },
    { id: singer, part: 'soloist', work_id: cantus, order: 2 },
  ])
  expect(event.other_performers).toMatchObject([
    { id: choir, name: 'Kammerchor', part: 'choir', work_id: requiem, order: 0, is_group: true },
    { id: speaker, part: 'narrator', work_id: null, order: 3 },
  ])
  expect(event.programs).toMatchObject([
    { note: '', fallback: [] },
    { interval: true, note: 'Sparkling wine', fallback: [] },
    { note: 'Fassung von 1869', fallback: ['note'] },
  ])
  const [line] = (await call('GET', '/api/seasons/2026-27/')).body.results
  expect(line.event.performers.map(({ part, work_id }: typeof line) => [part, work_id])).toEqual([
    ['choir', requiem],
    ['soloist', requiem],
    ['soloist', cantus],
    ['narrator', null],
  ])
  const countConcerts = async (id: number) => (await call('GET', `/api/event-dates/?soloist=${id}`)).body.count
  expect([await countConcerts(choir), await countConcerts(speaker)]).toEqual([1, 1])
})

test('removing a work moves its performers to the whole evening', async () => {
  const { productionId, requiem, cantus, login, eventIn } = await startInstallation()
  const editor = await login()
  const stored = (await editor.call('GET', `/api/admin/productions/${productionId}/`)).body
  const programme = stored.programme.filter(({ work_id }: typeof stored) => work_id !== requiem)
  expect((await editor.call('PATCH', `/api/admin/productions/${productionId}/`, { body: { programme } })).status).toBe(
    200,
  )
  const event = await eventIn('de')
  expect(
    [...event.soloists, ...event.other_performers].map(({ part, work_id }: typeof event) => [part, work_id]),
  ).toEqual([
    ['soloist', null],
    ['soloist', cantus],
    ['choir', null],
    ['narrator', null],
  ])
  const refused = await editor.call('PATCH', `/api/admin/productions/${productionId}/`, {
    body: { people: [{ person_id: 999, part: 'singer', work_id: 999 }] },
  })
  expect(refused).toMatchObject({ status: 400, body: { errors: { 'people.0.part': [expect.any(String)] } } })
})

test('the calendar lists performers with their parts, each once', async () => {
  const { call, id } = await startInstallation()
  const { text } = (await call('GET', `/de/konzerte/aufbruch/${id}.ics`)).body
  const lines = text
    .replaceAll('\r\n ', '')
    .match(/DESCRIPTION:(.*)/)[1]
    .split('\\n')
  expect(lines.slice(0, 13)).toEqual([
    'Programm',
    'Johannes Brahms: Cantus',
    '  mit Mara Vogt (Sopran)',
    'Pause',
    '  Sekt im Foyer',
    'Johannes Brahms: Requiem',
    '  mit Kammerchor\\, Mara Vogt (Sopran)',
    '  Fassung von 1869',
    '',
    'Mitwirkende',
    'Kammerchor',
    'Mara Vogt (Sopran)',
    'Lukas Femmer (Sprecher:in)',
  ])
})

test('search finds a concert by parts and notes', async () => {
  const { call } = await startInstallation()
  const countHits = async (q: string) =>
    (await call('GET', `/api/search/?${new URLSearchParams({ q, kind: 'events' })}`)).body.results.length
  for (const q of ['Chor', 'Kammerchor', 'Sprecher', 'Fassung 1869', 'Sekt']) expect(await countHits(q), q).toBe(1)
  expect(await countHits('Orchesterprobe')).toBe(0)
})

test('the designer export has performers under their work and each biography once', async () => {
  const { login, id, singer } = await startInstallation()
  const editor = await login()
  await editor.call('PATCH', `/api/admin/people/${singer}/`, { body: { biography: bilingual('<p>Aus Ulm.</p>') } })
  const lines: string[] = (
    await editor.call('GET', `/api/admin/event-dates/${id}/programme.txt?language=de`)
  ).body.text.split('\r\n')
  expect(lines.filter((line) => line.includes('Besetzung>') || line.includes('Anmerkung>'))).toEqual([
    '<ParaStyle:Besetzung>Mara Vogt\t<CharStyle:Rolle>Sopran<CharStyle:>',
    '<ParaStyle:Anmerkung>Sekt im Foyer',
    '<ParaStyle:Besetzung>Kammerchor',
    '<ParaStyle:Besetzung>Mara Vogt\t<CharStyle:Rolle>Sopran<CharStyle:>',
    '<ParaStyle:Anmerkung>Fassung von 1869',
  ])
  expect(lines.filter((line) => line.includes('Aus Ulm'))).toHaveLength(1)
})

test('a copied production has the same cast and notes', async () => {
  const { login, productionId } = await startInstallation()
  const editor = await login()
  const withoutIds = ({ programme, people }: Record<string, { id: number; production_id: number }[]>) =>
    [programme, people].map((rows = []) => rows.map(({ id: _id, production_id: _of, ...row }) => row))
  const original = (await editor.call('GET', `/api/admin/productions/${productionId}/`)).body
  const copy = (await editor.call('POST', `/api/admin/productions/${productionId}/duplicate/`)).body
  expect(withoutIds(copy)).toEqual(withoutIds(original))
})
