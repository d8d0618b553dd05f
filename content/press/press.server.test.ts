import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Answer, createTestApp, NOW } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'
import { storeImage } from '../image/upload.server.ts'

const bilingual = (de: string) => ({ de, en: `${de} en` })
const day = (offset: number) => new Date(NOW.getTime() + offset * 86_400_000).toISOString()

test('press material is grouped by production and person, with credit and licence', async () => {
  const { call, depsOf } = await createTestApp()
  const deps = depsOf()
  const date = await createDate(deps, {
    production: { name: bilingual('Aufbruch'), description: bilingual('<p>Drei Anfänge</p>') },
  })
  const person_id = await create(deps, 'people', {
    first_name: 'Mara',
    last_name: 'Vogt',
    biography: bilingual('<p>Geigt</p>'),
  })
  await create(deps, 'press-pictures', { caption: bilingual('Saal'), order: 0 })
  await create(deps, 'press-pictures', {
    caption: bilingual('Probe'),
    licence: bilingual('Frei'),
    production_id: date.productionId,
    person_id,
    order: 1,
  })
  await create(deps, 'press-pictures', { caption: bilingual('Porträt'), person_id, order: 2 })
  const { body } = await call('GET', '/api/press/', { headers: { 'accept-language': 'en' } })
  expect(
    body.map(({ key, name, text, pictures }: Answer) => [
      key,
      name,
      text,
      pictures.map(({ caption }: Answer) => caption),
    ]),
  ).toEqual([
    ['organisation', '', '', ['Saal en']],
    [`event-${date.productionId}`, 'Aufbruch en', '<p>Drei Anfänge</p> en', ['Probe en']],
    [`person-${person_id}`, 'Mara Vogt', '<p>Geigt</p> en', ['Porträt en']],
  ])
  expect(body[1].url).toMatch(/^\/en\/events\//)
  expect(body[1].pictures[0]).toMatchObject({ credit: 'Haus', licence: 'Frei en' })
})

test('press images vanish with their rights or their production', async () => {
  const clock = new Date(NOW)
  const { app, call, depsOf, login } = await createTestApp({ now: clock })
  const deps = depsOf()
  const date = await createDate(deps)
  await create(deps, 'press-pictures', { rights_until: day(1) })
  await create(deps, 'press-pictures', {
    image_id: await createImage(deps, { color: '#00ff00' }),
    production_id: date.productionId,
  })
  await create(deps, 'press-pictures', { image_id: await createImage(deps, { color: '#0000ff' }), is_online: false })
  const editor = await login()
  const downloads = async () =>
    ((await editor.call('GET', '/api/press/')).body as Answer[]).flatMap(({ pictures }) =>
      pictures.map(({ download }: Answer) => download),
    )
  const [first, second] = await downloads()
  const response = await app.request(first)
  expect(
    Object.fromEntries(
      ['content-type', 'cache-control', 'content-disposition'].map((name) => [name, response.headers.get(name)]),
    ),
  ).toEqual({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="probe.jpg"',
  })
  await response.arrayBuffer()
  clock.setTime(Date.parse(day(1)))
  expect(await downloads()).toEqual([second])
  expect((await call('GET', first)).status).toBe(404)
  expect((await call('GET', second)).status).toBe(200)
  await editor.call('PATCH', `/api/admin/productions/${date.productionId}/`, { body: { is_online: false } })
  expect(await downloads()).toEqual([])
  expect((await call('GET', second)).status).toBe(404)
})

test("a cached press list expires with an image's rights", async () => {
  const clock = new Date(NOW)
  const { app, depsOf } = await createTestApp({ now: clock })
  await create(depsOf(), 'press-pictures', { rights_until: new Date(NOW.getTime() + 10_000).toISOString() })
  const count = async () => ((await (await app.request('/api/press/')).json()) as Answer[]).length
  expect(await count()).toBe(1)
  clock.setTime(NOW.getTime() + 9_999)
  expect(await count()).toBe(1)
  clock.setTime(NOW.getTime() + 10_000)
  expect(await count()).toBe(0)
})

test('the press file has full resolution without camera metadata', async () => {
  const { app, call, depsOf } = await createTestApp()
  const bytes = await sharp({ create: { width: 4400, height: 1000, channels: 3, background: '#123456' } })
    .withExif({ IFD0: { Artist: 'Private Person' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>47.99, 7.84</place></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { id } = await storeImage(depsOf(), {
    bytes,
    title: '',
    alt: bilingual('Saal'),
    decorative: false,
    credit: 'Haus',
  })
  await create(depsOf(), 'press-pictures', { image_id: id })
  const [{ pictures }] = (await call('GET', '/api/press/')).body
  const { width, height, exif, xmp, iptc } = await sharp(
    Buffer.from(await (await app.request(pictures[0].download)).arrayBuffer()),
  ).metadata()
  expect([width, height, exif, xmp, iptc]).toEqual([1000, 4400, undefined, undefined, undefined])
  expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('47.99')
  expect(pictures[0].image).toMatchObject({ width: 909, height: 4000 })
})
