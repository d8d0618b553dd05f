import { expect, test } from 'vitest'
import { de, en, minutes, startPage } from '#tests/support/browser/draft-page.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'

withDrafts()

/** A page in a release an hour from now, and the request for it. */
async function startRelease() {
  const page = await startPage()
  const { editor, publish, saveText } = page
  await publish({})
  await saveText('Saison')
  const release = (
    await editor.call('POST', '/api/admin/releases/', { body: { name: 'Saison 2027/28', public_from: minutes(60) } })
  ).body
  const url = `/api/admin/releases/${release.id}/`
  const addPage = (body: object = {}) => publish({ release: release.id, ...body })
  const move = (public_from: string, more: object = {}) => editor.call('POST', url, { body: { public_from, ...more } })
  return { ...page, release, url, addPage, move }
}

test('a release publishes its pages on time, in the chosen languages', async () => {
  const { addPage, publish, saveText, headlines, clock, editor, url, state } = await startRelease()
  expect((await addPage({ languages: ['de'] })).status).toBe(200)
  expect((await state()).languages[0]?.planned).toMatchObject([
    { public_from: minutes(60), release: { name: 'Saison 2027/28' } },
  ])
  expect((await editor.call('GET', url)).body).toMatchObject({
    count: 1,
    is_out: false,
    pages: [{ language: 'de', title: 'Preise', url: '/de/preise' }],
  })
  await saveText('Später')
  await publish({ languages: ['en'] })
  clock.now = new Date(minutes(60))
  expect([await headlines(de), await headlines(en)]).toEqual([['Saison'], ['Später']])
})

test('a moved release publishes at its new time only', async () => {
  const { addPage, move, headlines, clock } = await startRelease()
  await addPage()
  expect((await move(minutes(120), { version: 1 })).body).toMatchObject({ public_from: minutes(120), version: 2 })
  expect((await move(minutes(130), { version: 1 })).status).toBe(409)
  for (const [minute, headline] of [
    [60, 'Preise'],
    [119.99, 'Preise'],
    [120, 'Saison'],
  ] as const) {
    clock.now = new Date(minutes(minute))
    expect(await headlines(de)).toEqual([headline])
  }
})

test('pages added after a move are published with the release', async () => {
  const { addPage, move, headlines, clock } = await startRelease()
  await addPage({ languages: ['de'] })
  await move(minutes(120))
  await addPage({ languages: ['en'] })
  clock.now = new Date(minutes(119))
  expect([await headlines(de), await headlines(en)]).toEqual([['Preise'], ['Preise']])
  clock.now = new Date(minutes(120))
  expect([await headlines(de), await headlines(en)]).toEqual([['Saison'], ['Saison']])
})

test('a release about to start can be neither moved nor deleted', async () => {
  const { addPage, move, headlines, clock, editor, url } = await startRelease()
  await addPage()
  // Five seconds early by the slow clock.
  clock.now = new Date(Date.parse(minutes(60)) - 5000)
  expect((await editor.call('DELETE', url)).status).toBe(400)
  expect((await move(minutes(120))).body.errors).toEqual({
    public_from: ['Das ist schon öffentlich oder wird es in den nächsten Sekunden.'],
  })
  expect((await editor.call('POST', url, { body: { name: 'Neue Saison' } })).body).toMatchObject({
    name: 'Neue Saison',
    is_out: true,
  })
  clock.now = new Date(minutes(60))
  expect(await headlines(de)).toEqual(['Saison'])
  expect((await editor.call('DELETE', url)).status).toBe(400)
  expect(await headlines(de)).toEqual(['Saison'])
})

test('a page published while its release starts wins over the release', async () => {
  const { addPage, publish, saveText, headlines, clock } = await startRelease()
  await addPage()
  clock.now = new Date(Date.parse(minutes(60)) - 5000)
  await saveText('Danach')
  await publish({})
  clock.now = new Date(minutes(60))
  expect(await headlines(de)).toEqual(['Danach'])
})

test('deleting a release publishes nothing and preserves the drafts', async () => {
  const { addPage, headlines, clock, editor, url } = await startRelease()
  await addPage()
  expect((await editor.call('DELETE', url)).status).toBe(204)
  expect((await editor.call('GET', url)).status).toBe(404)
  clock.now = new Date(minutes(61))
  expect([await headlines(de), await headlines(de, editor.headers)]).toEqual([['Preise'], ['Saison']])
})

test('releases are listed with the next first; past ones refuse pages', async () => {
  const { editor, publish, release, clock } = await startRelease()
  const add = (name: string, minute: number) =>
    editor.call('POST', '/api/admin/releases/', { body: { name, public_from: minutes(minute) } })
  expect((await add('Gestern', -60)).body.errors).toEqual({ public_from: ['Dieser Zeitpunkt ist schon vorbei.'] })
  await add('Bald', 10)
  await add('Viel später', 600)
  clock.now = new Date(minutes(30))
  const { results } = (await editor.call('GET', '/api/admin/releases/?ordering=-public_from')).body
  expect(results.map(({ name }: { name: string }) => name)).toEqual(['Saison 2027/28', 'Viel später', 'Bald'])
  expect((await publish({ release: 999 })).body.errors).toEqual({ release: ['Diesen Eintrag gibt es nicht mehr.'] })
  clock.now = new Date(minutes(61))
  expect((await publish({ release: release.id })).status).toBe(400)
})

test('the release search takes wildcards literally', async () => {
  const { editor } = await startRelease()
  await editor.call('POST', '/api/admin/releases/', { body: { name: '50 % Rabatt_', public_from: minutes(70) } })
  const countMatches = async (word: string) =>
    (await editor.call('GET', `/api/admin/releases/?search=${encodeURIComponent(word)}`)).body.count
  expect([
    await countMatches('%'),
    await countMatches('_'),
    await countMatches('saison'),
    await countMatches('2027_'),
  ]).toEqual([1, 1, 1, 0])
})
