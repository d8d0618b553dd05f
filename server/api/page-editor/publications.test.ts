import { expect, test } from 'vitest'
import { MAX_CLOCK_SKEW_MS } from '#server/services/page-states/imminent.ts'
import { NOW } from '#tests/support/app.ts'
import { de, en, minutes, startPage } from '#tests/support/browser/draft-page.ts'
import { createImage } from '#tests/support/factories.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'

withDrafts()

test('visitors see a draft only after it is published', async () => {
  const { publish, headlines, editor, call, module, section, saveText } = await startPage()
  expect(await headlines(de)).toEqual([])
  for (const { url } of [module, section]) expect((await call('GET', url)).status).toBe(404)
  expect(await headlines(de, editor.headers)).toEqual(['Preise'])
  expect((await publish({})).status).toBe(200)
  expect(await headlines(de)).toEqual(['Preise'])
  await saveText('Eintritt')
  expect(await headlines(de)).toEqual(['Preise'])
  expect((await call('GET', module.url)).body.content).toBe('Preise')
  expect((await call('GET', section.url)).body.columns[0].children[0].content).toBe('Preise')
  expect((await call('GET', `${de}/headline/?parent=${section.id}`)).body[0].content).toBe('Preise')
  expect((await call('GET', `${de}/container/by-slug/${section.slug}`)).body.columns[0].children[0].content).toBe(
    'Preise',
  )
})

test('an account outside edit mode sees the page as visitors do', async () => {
  const { publish, headlines, editor, saveText } = await startPage()
  await publish({})
  await saveText('Eintritt')
  expect(await headlines(de, { cookie: editor.headers.cookie })).toEqual(['Preise'])
  expect(await headlines(de, editor.headers)).toEqual(['Eintritt'])
})

test('publishing one language leaves the other unchanged', async () => {
  const { publish, headlines, saveText, state } = await startPage()
  await saveText('Prices', en)
  await publish({})
  await saveText('Eintritt')
  await saveText('Admission', en)
  await publish({ languages: ['de'] })
  expect([await headlines(de), await headlines(en)]).toEqual([['Eintritt'], ['Prices']])
  expect((await state()).languages.map(({ differs }) => differs)).toEqual([false, true])
})

test('a change in English only does not mark German as differing', async () => {
  const { publish, saveText, state } = await startPage()
  await publish({})
  await saveText('Prices', en)
  expect((await state()).languages.map(({ differs }) => differs)).toEqual([false, true])
})

test('a repeated publication changes nothing, and a stale one is refused', async () => {
  const { publish, saveText, state, headlines, login } = await startPage()
  const { version } = await state()
  const first = await publish({ version })
  expect(first.body.version).not.toBe(version)
  expect(await publish({ version })).toMatchObject({ status: 200, body: first.body })
  await saveText('Eintritt')
  const refused = await publish({ version: first.body.version }, await login())
  expect(refused).toMatchObject({ status: 409, body: { current: { version: (await state()).version } } })
  expect(await headlines(de)).toEqual(['Preise'])
  expect((await publish({ version: refused.body.current.version })).status).toBe(200)
  expect(await headlines(de)).toEqual(['Eintritt'])
})

test('a draft survives a refused publication', async () => {
  const { publish, saveText, headlines, editor } = await startPage()
  await saveText('Eintritt')
  expect((await publish({ at: minutes(-1) })).body.errors).toEqual({ at: ['Dieser Zeitpunkt ist schon vorbei.'] })
  expect((await publish({ version: '0.alt' })).status).toBe(409)
  expect(await headlines(de, editor.headers)).toEqual(['Eintritt'])
})

test('restoring a version changes the draft only', async () => {
  const { publish, saveText, headlines, editor, clock, owner } = await startPage()
  await publish({})
  clock.now = new Date(minutes(10))
  await saveText('Eintritt')
  await publish({})
  const list = await editor.call('GET', `${de}/versions/?content_type=page&object_id=${owner.object_id}`)
  await editor.call('POST', `${de}/versions/${list.body.results[1].id}/restore/`)
  expect(await headlines(de, editor.headers)).toEqual(['Preise'])
  expect(await headlines(de)).toEqual(['Eintritt'])
})

test('a planned publication appears on time and can be previewed and moved', async () => {
  const { publish, saveText, headlines, state, clock, editor } = await startPage()
  await publish({})
  await saveText('Eintritt')
  await publish({ at: minutes(60) })
  const lookAhead = { cookie: `${editor.headers.cookie}; partitur_ahead=${encodeURIComponent(minutes(61))}` }
  expect([await headlines(de), await headlines(de, lookAhead)]).toEqual([['Preise'], ['Eintritt']])
  // Planning again replaces the time.
  await publish({ at: minutes(90) })
  expect((await state()).languages[0]?.planned).toMatchObject([
    { public_from: minutes(90), release: null, differs: false },
  ])
  await saveText('Karten')
  expect((await state()).languages[0]?.planned).toMatchObject([{ differs: true }])
  clock.now = new Date(minutes(89.9))
  expect(await headlines(de)).toEqual(['Preise'])
  clock.now = new Date(minutes(90))
  expect(await headlines(de)).toEqual(['Eintritt'])
})

test('a planned publication can be cancelled until shortly before', async () => {
  const { publish, state, editor, clock, headlines } = await startPage()
  await publish({ at: minutes(60) })
  const { planned = [] } = (await state()).languages[0] ?? {}
  const url = `${de}/publications/${planned[0]?.id}/`
  clock.now = new Date(Date.parse(minutes(60)) - MAX_CLOCK_SKEW_MS)
  expect((await editor.call('DELETE', url)).body.errors).toEqual({
    at: ['Das ist schon öffentlich oder wird es in den nächsten Sekunden.'],
  })
  clock.now = NOW
  expect((await editor.call('DELETE', url)).status).toBe(204)
  expect((await editor.call('DELETE', url)).status).toBe(404)
  clock.now = new Date(minutes(120))
  expect([await headlines(de), await headlines(en)]).toEqual([[], ['Preise']])
})

test('the later publication wins between processes with different clocks', async () => {
  const { publish, saveText, headlines, clock } = await startPage()
  clock.now = new Date(NOW.getTime() + 5000)
  await publish({})
  clock.now = new Date(NOW.getTime() + 1000)
  await saveText('Eintritt')
  await publish({})
  for (const later of [5000, 60_000]) {
    clock.now = new Date(NOW.getTime() + later)
    expect(await headlines(de)).toEqual(['Eintritt'])
  }
})

test('search finds published text only, from its publication on', async () => {
  const { publish, saveText, call, clock } = await startPage()
  const countMatches = async (q: string) => (await call('GET', `/api/search/?q=${q}`)).body.count
  await publish({})
  await saveText('Sternstunde')
  await publish({ languages: ['de'], at: minutes(60) })
  expect(await countMatches('Sternstunde')).toBe(0)
  clock.now = new Date(minutes(60))
  expect(await countMatches('Sternstunde')).toBe(1)
  await saveText('Mondfinsternis')
  expect([await countMatches('Sternstunde'), await countMatches('Mondfinsternis')]).toEqual([1, 0])
  // A process with a slow clock must keep the index as the other one wrote it.
  clock.now = new Date(Date.parse(minutes(60)) - 5000)
  await saveText('Neumond')
  expect(await countMatches('Sternstunde')).toBe(1)
})

test('a cached page expires at the next planned publication', async () => {
  const { publish, saveText, headlines, clock } = await startPage()
  await publish({})
  await headlines(de)
  await saveText('Eintritt')
  await publish({ at: minutes(0.7) })
  clock.now = new Date(minutes(0.6))
  expect(await headlines(de)).toEqual(['Preise'])
  clock.now = new Date(minutes(0.7))
  expect(await headlines(de)).toEqual(['Eintritt'])
})

test('a time limit follows the published module, not the draft', async () => {
  const { publish, headlines, editor, module, clock } = await startPage()
  const until = (shown_until: string | null) =>
    editor.call('POST', module.url, {
      body: { showing: { is_online: true, shown_from: null, shown_until, until_date_id: null } },
    })
  await until(minutes(0.5))
  await publish({})
  await until(null)
  expect(await headlines(de)).toEqual(['Preise'])
  clock.now = new Date(minutes(0.5))
  expect(await headlines(de)).toEqual([])
})

test('an image on the public page is in use, even without the draft', async () => {
  const { publish, editor, section, depsOf } = await startPage()
  const image = await createImage(depsOf())
  const { url } = (await editor.call('POST', `${de}/image/`, { body: { parent: section.id, image, order: 1 } })).body
  await publish({})
  await editor.call('POST', url, { body: { image: await createImage(depsOf(), { color: '#227755' }) } })
  expect((await editor.call('DELETE', `/api/admin/images/${image}/`)).status).toBe(409)
  await publish({})
  expect((await editor.call('DELETE', `/api/admin/images/${image}/`)).status).toBe(204)
})

test("the sitemap's lastmod follows the publication", async () => {
  const { publish, saveText, app, clock } = await startPage()
  const changed = async () =>
    /prices<\/loc>.*?<lastmod>([^<]*)/s.exec(await (await app.request('/sitemap.xml')).text())?.[1]
  await publish({})
  clock.now = new Date(minutes(30))
  await saveText('Eintritt')
  expect(await changed()).toContain('12:00')
  await publish({})
  expect(await changed()).toContain('12:30')
})

test('a restored page regains its publications; purging deletes them', async () => {
  const { publish, saveText, headlines, editor, owner, login, db } = await startPage()
  await publish({})
  await saveText('Eintritt')
  await editor.call('DELETE', `/api/admin/pages/${owner.object_id}/`)
  const inBin = async () => (await editor.call('GET', '/api/admin/bin/?resource=pages')).body.results[0].id
  await editor.call('POST', `/api/admin/bin/${await inBin()}/restore/`, { body: {} })
  expect([await headlines(de), await headlines(de, editor.headers)]).toEqual([['Preise'], ['Eintritt']])
  await editor.call('DELETE', `/api/admin/pages/${owner.object_id}/`)
  await (await login('admin')).call('DELETE', `/api/admin/bin/${await inBin()}/`)
  expect(await db.query.pageStates.findMany()).toEqual([])
})

test('publishing needs a login', async () => {
  const { call, owner } = await startPage()
  expect((await call('GET', `${de}/publications/?content_type=page&object_id=${owner.object_id}`)).status).toBe(401)
  expect((await call('POST', `${de}/publications/`, { body: { ...owner, languages: ['de'] } })).status).toBe(401)
})
