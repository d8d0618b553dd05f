import sharp from 'sharp'
import { expect, test } from 'vitest'
import { folderStore } from '#server/media/folder-store.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'
import { pathsBelow } from '#tests/support/media-store.ts'
import { makeScratchFolder } from '#tests/support/scratch-folder.ts'

const POSTER = '#0a5c2e'

async function request({ app }: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`/media/share${path}.jpg`, { headers })
  return { status: response.status, tag: response.headers.get('etag') ?? '', bytes: await response.arrayBuffer() }
}

async function colourAt(bytes: ArrayBuffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(Buffer.from(bytes))
    .extract({ left, top, width: 4, height: 4 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((value) => Math.round(value / 32))
}

test("a date's share picture has its poster beside its colour, stored once, with an ETag", async () => {
  const media = folderStore(makeScratchFolder('partitur-share-'))
  const app = await createTestApp({ media })
  const image_id = await createImage(app.depsOf(), { color: POSTER, width: 900, height: 1200 })
  const { id } = await createDate(app.depsOf(), { production: { image_id } })
  const path = `/de/konzerte/aufbruch/${id}`
  const { status, bytes, tag } = await request(app, path)
  const { width, height, format } = await sharp(Buffer.from(bytes)).metadata()
  expect([status, width, height, format]).toEqual([200, 1200, 630, 'jpeg'])
  expect(await colourAt(bytes, 1100, 300)).toEqual([0, 3, 1])
  expect(await colourAt(bytes, 20, 300)).not.toEqual([0, 3, 1])
  expect((await request(app, path, { 'if-none-match': tag })).status).toBe(304)
  await request(app, path)
  expect((await pathsBelow(media, 'made')).filter((each) => each.includes('share-'))).toHaveLength(1)
})

test('a cancelled date has another picture, at another address', async () => {
  const app = await createTestApp()
  const { id } = await createDate(app.depsOf())
  const addressOf = async () => (await app.call('GET', `/de/pageeditor-api/page/konzerte/aufbruch/${id}`)).body.og_image
  const [before, address] = [await request(app, `/de/konzerte/aufbruch/${id}`), await addressOf()]
  const editor = await app.login()
  expect((await editor.call('PATCH', `/api/admin/event-dates/${id}/`, { body: { status: 'cancelled' } })).status).toBe(
    200,
  )
  expect((await request(app, `/de/konzerte/aufbruch/${id}`)).tag).not.toBe(before.tag)
  expect(await addressOf()).not.toBe(address)
})

test('the share picture of a season has a stave across', async () => {
  const app = await createTestApp()
  await createDate(app.depsOf())
  const { status, bytes } = await request(app, '/de/saison/2026-27')
  expect(status).toBe(200)
  const darkGround = await colourAt(bytes, 20, 420)
  expect(await colourAt(bytes, 20, 474)).not.toEqual(darkGround)
})

test('months, the index of composers, and composers have share pictures of their own', async () => {
  const app = await createTestApp()
  await create(app.depsOf(), 'pages', { content_type: 'seasons', slug_de: 'saison', slug_en: 'season' })
  const composer_id = await create(app.depsOf(), 'composers', { name: 'Emilie Mayer', born: 1812, died: 1883 })
  const work_id = await create(app.depsOf(), 'works', { composer_id })
  await createDate(app.depsOf(), { production: { programme: [{ work_id }] } })
  const paths = ['/de/kalender/2027-02', '/de/komponisten', `/de/komponisten/emilie-mayer/${composer_id}`]
  const pictures = await Promise.all(paths.map((path) => request(app, path)))
  expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(pictures.map(({ tag }) => tag)).size).toBe(3)
  for (const path of paths)
    expect((await app.call('GET', path.replace('/de/', '/de/pageeditor-api/page/'))).body.og_image).toContain(path)
})

test("a course's share picture is the school's green", async () => {
  const app = await createTestApp()
  const id = await create(app.depsOf(), 'courses')
  const { bytes } = await request(app, `/de/kurse/oboe/${id}`)
  expect(await colourAt(bytes, 20, 300)).toEqual([1, 3, 2])
})

test("a page's share picture has the head's colour and its own title", async () => {
  const app = await createTestApp()
  const page = (slug: string, fields = {}) => create(app.depsOf(), 'pages', { slug_de: slug, slug_en: slug, ...fields })
  await page('jubel', { title: { de: 'Jubel', en: '' } })
  await page('verein', { title: { de: 'Verein', en: '' } })
  await page('schule', { variant: 'school' })
  await page('', { content_type: 'home', variant: 'orchestra' })
  const [press, club, school] = [
    await request(app, '/de/jubel'),
    await request(app, '/de/verein'),
    await request(app, '/de/schule'),
  ]
  expect(await colourAt(press.bytes, 20, 300)).toEqual([8, 7, 7])
  expect(await colourAt(school.bytes, 20, 300)).toEqual([7, 8, 7])
  expect(press.tag).not.toBe(club.tag)
  expect((await request(app, '/de')).status).toBe(200)
  const { og_image } = (await app.call('GET', '/de/pageeditor-api/page/jubel')).body
  expect(og_image).toMatch(/^\/media\/share\/de\/jubel\.jpg\?v=/)
})

test.each([
  '/de/konzerte/aufbruch/99999',
  '/de/saison/2019-21',
  '/de/kalender/1999-13',
  '/de/kalender/1999-12',
  '/de/nirgends',
  '/fr/konzerte/x/1',
  '/de/kurse/x/1/2',
])('no page at %s has a share picture', async (path) => {
  expect((await request(await createTestApp(), path)).status).toBe(404)
})

test('offline records and pages have no share picture', async () => {
  const app = await createTestApp()
  const id = await create(app.depsOf(), 'courses', { is_online: false })
  await create(app.depsOf(), 'pages', { slug_de: 'entwurf', slug_en: 'draft', is_online: false })
  expect((await request(app, `/de/kurse/oboe/${id}`)).status).toBe(404)
  expect((await request(app, '/de/entwurf')).status).toBe(404)
})
