import { expect, test } from 'vitest'
import { resourceNames } from '#model/types.ts'
import { resources } from '#server/services/resources/all.ts'
import { exportColumns } from '#server/services/resources/export/columns.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

async function startInstallation() {
  const app = await createTestApp()
  const editor = await app.login()
  const get = (resource: string, query: string) =>
    app.app.request(`/api/admin/${resource}/export/?${query}`, { headers: editor.headers })
  const csv = async (resource: string, query: string) => {
    const [headings, ...lines] = (await (await get(resource, query)).text()).trimEnd().split('\r\n')
    return { headings: headings?.split(';') ?? [], lines: lines.map((line) => line.split(';')) }
  }
  return { ...app, editor, get, csv }
}

test('a CSV export follows the filter and order, formatted for German spreadsheets', async () => {
  const { get, csv, depsOf } = await startInstallation()
  for (const [name, city] of [
    ['Zeche', 'Bochum'],
    ['=Halle', 'Ulm'],
    ['Aula', 'Ulm'],
  ])
    await create(depsOf(), 'venues', { name, city })
  const response = await get('venues', 'city=Ulm&ordering=-name&lang=de')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="venues-2027-01-15.csv"')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const { headings, lines } = await csv('venues', 'city=Ulm&ordering=-name&lang=de')
  expect(headings).toContain('Postleitzahl')
  expect(headings).toContain('Beschreibung (Englisch)')
  const name = headings.indexOf('Name')
  expect(lines.map((line) => line[name])).toEqual(['Aula', "'=Halle"].toSorted((one, other) => (one < other ? 1 : -1)))
  expect((await csv('venues', 'city=Ulm&lang=en')).headings).toContain('Description (English)')
})

test('an exported date names production, venue, ids and local time', async () => {
  const { csv, depsOf } = await startInstallation()
  const { venueId } = await createDate(depsOf(), {
    start: '2027-07-01T17:30:00Z',
    production: { name: { de: 'Nordlicht', en: 'Northern Light' } },
  })
  const { headings, lines } = await csv('event-dates', 'lang=de')
  const cell = (head: string) => lines[0]?.[headings.indexOf(head)]
  expect([cell('Beginn'), cell('Spielort'), cell('Spielort (Nummer)')]).toEqual([
    '01.07.2027 19:30',
    'Stadthalle',
    String(venueId),
  ])
  expect(lines[0]).toContain('Nordlicht')
  expect([cell('Status'), cell('Karten')]).toEqual(['Findet statt', 'Karten erhältlich'])
})

test('a JSON Lines export holds every record without blocking the server', async () => {
  const { get, editor, database, depsOf } = await startInstallation()
  for (const name of ['Eins', 'Zwei']) await create(depsOf(), 'venues', { name })
  const { body } = await editor.call('GET', '/api/admin/venues/?ordering=-name')
  const lines = async () => (await (await get('venues', 'format=jsonl&ordering=-name')).text()).trimEnd().split('\n')
  expect((await lines()).map((line) => JSON.parse(line))).toEqual(body.results)
  const { redirects } = await import('#content/redirect/table.ts')
  const rows = Array.from({ length: 1203 }, (_, index) => ({
    old_path: `/alt/${index}`,
    new_path: '/de',
    created_at: new Date(0),
  }))
  await database.db.insert(redirects).values(rows)
  const exported = (await get('redirects', 'format=jsonl&ordering=id')).text()
  // Another request is answered before the last part.
  const order: string[] = []
  await Promise.all([
    exported.then(() => order.push('export')),
    new Promise<void>((done) => setImmediate(done)).then(() => order.push('other')),
  ])
  expect(order).toEqual(['other', 'export'])
  const text = await exported
  const paths = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).old_path)
  expect(paths).toEqual(rows.map(({ old_path }) => old_path))
})

test('the print page has translated headers and no scripts', async () => {
  const { get, depsOf } = await startInstallation()
  await create(depsOf(), 'venues', { name: '<script>alert(1)</script>', city: 'Ulm' })
  const response = await get('venues', 'format=html&lang=de')
  const html = await response.text()
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  )
  expect(html).toContain('<h1>Spielorte</h1>')
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('Beschreibung')
})

test('an export needs access to the list and valid filters', async () => {
  const { call, editor } = await startInstallation()
  for (const name of resourceNames) expect((await call('GET', `/api/admin/${name}/export/`)).status, name).toBe(401)
  expect((await editor.call('GET', '/api/admin/venues/export/?format=xls')).body.errors).toHaveProperty('format')
  expect((await editor.call('GET', '/api/admin/venues/export/?farbe=rot')).status).toBe(400)
  expect((await editor.call('GET', '/api/admin/venues/export/?ordering=farbe')).status).toBe(400)
})

test('every column of every list has a header in both languages', () => {
  const bare = resources.flatMap((definition) =>
    (['de', 'en'] as const).flatMap((locale) =>
      exportColumns(definition, { locale })
        .map(({ head }) => head)
        .filter((head) => /^[a-z_]+( \(|$)/.test(head))
        .map((head) => `${definition.name} ${locale} ${head}`),
    ),
  )
  expect(bare.join('\n')).toBe('')
})
