import { EventEmitter, once } from 'node:events'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { create, createImage } from '#tests/support/factories.ts'
import { fillMissingHashes } from './perceptual-hash.server.ts'
import { images } from './table.ts'
import { storeImage } from './upload.server.ts'

/** A distinct picture: a disc on stripes. */
function drawPicture({
  seed,
  format = 'png',
  width = 1200,
}: {
  seed: number
  format?: 'png' | 'jpeg' | 'webp'
  width?: number
}): Promise<Buffer> {
  const stripes = Array.from(
    { length: 8 },
    (_, n) => `<rect x="${n * 150}" width="75" height="800" fill="#${(3 + n * seed) % 10}${(n * seed) % 7}4"/>`,
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#eee"/>${stripes}<circle cx="${seed}" cy="400" r="180" fill="#b3291a"/></svg>`
  return sharp(Buffer.from(svg)).resize(width).toFormat(format, { quality: 60 }).toBuffer()
}

async function store({ depsOf }: TestApp, picture: Parameters<typeof drawPicture>[0]): Promise<number> {
  return storeBytes(depsOf(), await drawPicture(picture))
}

async function storeBytes(deps: ReturnType<TestApp['depsOf']>, bytes: Buffer): Promise<number> {
  const { id } = await storeImage(deps, {
    bytes,
    title: 'Bild',
    alt: { de: 'Ein Bild', en: '' },
    decorative: false,
    credit: '',
  })
  return id
}

async function listIds(installation: TestApp, query: string): Promise<number[]> {
  const { body } = await (await installation.login()).call('GET', `/api/admin/images/?${query}&ordering=id`)
  return body.results.map(({ id }: { id: number }) => id)
}

test('copies in other sizes and formats are found, also for old images', async () => {
  const installation = await createTestApp()
  const [one, smallCopy, other] = [
    await store(installation, { seed: 300 }),
    await store(installation, { seed: 300, width: 700, format: 'jpeg' }),
    await store(installation, { seed: 907 }),
  ]
  const flat = [
    await createImage(installation.depsOf(), { color: '#112233' }),
    await createImage(installation.depsOf(), { color: '#445566' }),
  ]
  expect(await listIds(installation, 'duplicated=true')).toEqual([one, smallCopy])
  expect(await listIds(installation, 'duplicated=false')).toEqual([other, ...flat])
  const { db, media } = installation.depsOf()
  await db.update(images).set({ look: '' })
  expect(await listIds(installation, 'duplicated=true')).toEqual([])
  while ((await fillMissingHashes({ db, media })) > 0);
  expect(await listIds(installation, 'duplicated=true')).toEqual([one, smallCopy])
})

test('concurrent uploads of the same image are stored once', async () => {
  const installation = await createTestApp()
  const deps = installation.depsOf()
  const people = 4
  // All wait until each has seen that the picture is new.
  let arrived = 0
  const arrivals = new EventEmitter()
  const allArrived = once(arrivals, 'open')
  const media = {
    ...deps.media,
    put: async (...args: Parameters<typeof deps.media.put>) => {
      if (++arrived === people) arrivals.emit('open')
      await allArrived
      await deps.media.put(...args)
    },
  }
  // Drawn once: two drawings may differ byte by byte.
  const bytes = await drawPicture({ seed: 300 })
  const ids = await Promise.all(Array.from({ length: people }, () => storeBytes({ ...deps, media }, bytes)))
  expect(new Set(ids).size).toBe(1)
  expect(await listIds(installation, '')).toEqual([ids[0]])
})

test('unused images are those without reference, module, link or bin entry', async () => {
  const installation = await createTestApp()
  const createColorImage = (color: string) => createImage(installation.depsOf(), { color })
  const [free, ofVenue, inModule, linked, inBin] = [
    await createColorImage('#010101'),
    await createColorImage('#020202'),
    await createColorImage('#030303'),
    await createColorImage('#040404'),
    await createColorImage('#050505'),
  ]
  const editor = await installation.login('admin')
  await create(installation.depsOf(), 'venues', { image_id: ofVenue })
  await create(installation.depsOf(), 'venues', {
    description: { de: `<p><a href="/media/${linked}/large.jpg">Plan</a></p>`, en: '' },
  })
  const page = await create(installation.depsOf(), 'pages')
  const section = (
    await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: page } })
  ).body
  await editor.call('POST', '/de/pageeditor-api/image/', { body: { parent: section.id, image: inModule } })
  const venueId = await create(installation.depsOf(), 'venues', { image_id: inBin })
  await editor.call('DELETE', `/api/admin/venues/${venueId}/`)
  expect(await listIds(installation, 'unused=true')).toEqual([free])
  expect(await listIds(installation, 'unused=false')).toEqual([ofVenue, inModule, linked, inBin])
  expect(await listIds(installation, 'unused=true&missing_alt=true')).toEqual([])
})

test('images filter by whole tag and by the end of their rights', async () => {
  const installation = await createTestApp()
  const editor = await installation.login()
  const [press, rehearsal] = [
    await createImage(installation.depsOf(), { color: '#0a0a0a' }),
    await createImage(installation.depsOf(), { color: '#0b0b0b' }),
  ]
  const patchImage = (id: number, body: Record<string, unknown>) =>
    editor.call('PATCH', `/api/admin/images/${id}/`, { body })
  expect((await patchImage(press, { tags: ' Presse,presse ,  Große   Probe, ' })).body.tags).toBe('Presse, Große Probe')
  await patchImage(rehearsal, {
    tags: 'Pressereise, 100%',
    rights_until: new Date(NOW.getTime() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10),
  })
  expect(await listIds(installation, 'tag=PRESSE')).toEqual([press])
  expect(await listIds(installation, 'tag=100%25')).toEqual([rehearsal])
  expect(await listIds(installation, 'tag=%25')).toEqual([])
  expect(await listIds(installation, 'search=große')).toEqual([press])
  expect(await listIds(installation, 'rights_end=true')).toEqual([rehearsal])
  expect(await listIds(installation, 'rights_end=false')).toEqual([press])
  const { body } = await editor.call('GET', '/api/admin/attention/')
  expect(body).toContainEqual(expect.objectContaining({ resource: 'images', finding: 'rights', count: 1 }))
  expect(await patchImage(press, { rights_until: '31.05.2027' })).toMatchObject({ status: 400 })
})
