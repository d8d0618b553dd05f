import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaFormats, mediaSizes } from '#contract/media/media.ts'
import { HOUR_MS } from '#contract/time/durations.ts'
import { folderStore } from '#server/media/folder-store.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { createImage } from '#tests/support/factories.ts'
import { pathsBelow } from '#tests/support/media-store.ts'
import { makeScratchFolder } from '#tests/support/scratch-folder.ts'
import { createFormCache, createFormStore } from './form-store.server.ts'
import { createPictures } from './render.server.ts'
import { storeImage } from './upload.server.ts'

async function store({ depsOf }: TestApp, bytes: Buffer): Promise<number> {
  return (await storeImage(depsOf(), { bytes, title: 'Bild', alt: { de: '', en: '' }, decorative: true, credit: '' }))
    .id
}

function emptyStore(): MediaStore {
  return folderStore(makeScratchFolder('partitur-pictures-'))
}

test.each(['gif', 'webp'] as const)(
  'an animated %s stays animated in renditions, except in share images',
  async (kind) => {
    const app = await createTestApp()
    const frames = ['#aa0000', '#00aa00', '#0000aa'].map((background) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background } }).png(),
    )
    const animation = sharp(await Promise.all(frames.map((frame) => frame.toBuffer())), { join: { animated: true } })
    const id = await store(
      app,
      await (kind === 'gif'
        ? animation.gif({ delay: [80, 80, 80] })
        : animation.webp({ delay: [80, 80, 80] })
      ).toBuffer(),
    )
    const describePicture = async (name: string) => {
      const response = await app.app.request(`/media/${id}/${name}`)
      const {
        width,
        height,
        pages = 1,
        pageHeight = height,
      } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      return [response.status, response.headers.get('content-type'), pages, width, pageHeight]
    }
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await describePicture('medium.avif')).toEqual([200, 'image/webp', 3, 800, 533])
    expect(await describePicture('medium.webp')).toEqual([200, 'image/webp', 3, 800, 533])
    expect(await describePicture('square_small.webp')).toEqual([200, 'image/webp', 3, 400, 400])
    expect(await describePicture('og.jpg')).toEqual([200, 'image/jpeg', 1, 900, 473])
  },
)

test('only the documented renditions exist', async () => {
  const media = emptyStore()
  const app = await createTestApp({ media })
  const id = await createImage(app.depsOf(), { width: 30, height: 20 })
  const statusOf = async (name: string) => {
    const response = await app.app.request(`/media/${id}/${name}`)
    await response.arrayBuffer()
    return response.status
  }
  const invalidNames = [
    'small.gif',
    'small.png',
    'small.svg',
    'small',
    'small.jpg.jpg',
    'huge.jpg',
    'og.avif',
    'og.webp',
    'og.png',
    '__proto__.jpg',
    'small.toString',
  ]
  expect(await Promise.all(invalidNames.map(statusOf))).toEqual(invalidNames.map(() => 404))
  expect(await pathsBelow(media, 'made')).toEqual([])
  const derivedNames = Object.keys(mediaSizes).flatMap((size) =>
    mediaFormats.filter((format) => format !== 'png').map((format) => `${size}.${format}`),
  )
  for (const name of derivedNames)
    expect([name, await statusOf(name)]).toEqual([name, /^og\.(avif|webp)$/.test(name) ? 404 : 200])
  expect(await pathsBelow(media, 'made')).toHaveLength(derivedNames.length - 2)
})

test('an image with an alpha channel has PNG renditions', async () => {
  const app = await createTestApp()
  const id = await store(
    app,
    await sharp({ create: { width: 90, height: 60, channels: 4, background: '#aa000080' } })
      .png()
      .toBuffer(),
  )
  const response = await app.app.request(`/media/${id}/small.png`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).hasAlpha).toBe(true)
})

test('an image is served with an ETag, in ranges, then as 304', async () => {
  const app = await createTestApp()
  const id = await createImage(app.depsOf(), { width: 300, height: 200 })
  const requestPicture = (headers: Record<string, string> = {}) =>
    app.app.request(`/media/${id}/small.jpg?v=1`, { headers })
  const first = await requestPicture()
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('cache-control'), Number(first.headers.get('content-length')) > 100]).toEqual(
    [200, 'public, max-age=31536000, immutable', true],
  )
  expect((await requestPicture({ 'if-none-match': tag })).status).toBe(304)
  const part = await requestPicture({ range: 'bytes=0-1' })
  expect([part.status, Buffer.from(await part.arrayBuffer()).toString('hex')]).toEqual([206, 'ffd8'])
  await first.arrayBuffer()
  const other = await createImage(app.depsOf(), { color: '#00aa00', width: 300, height: 200 })
  expect((await app.app.request(`/media/${other}/small.jpg`, { method: 'HEAD' })).headers.get('etag')).not.toBe(tag)
})

test('requests for a rendition share one render; beyond the queue they get 503', async () => {
  const stored = emptyStore()
  const app = await createTestApp({ media: stored })
  const id = await createImage(app.depsOf(), { width: 300, height: 200 })
  let goOn = (): void => undefined
  const originalReady = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let putCount = 0
  const media: MediaStore = {
    ...stored,
    open: (path, range) =>
      (path.startsWith('original/') ? originalReady : Promise.resolve()).then(() => stored.open(path, range)),
    put: (path, content) => stored.put(path, content).finally(() => putCount++),
  }
  const pictures = createPictures({
    db: app.services.database.db,
    media,
    forms: createFormStore(media, { cacheBytes: 1e9, queuedMax: 3 }),
  })
  const openPicture = async (name: string) => {
    const { store, path } = await pictures.find({ id, name })
    const openedFile = await store.open(path)
    return openedFile && (await buffer(openedFile.body)).length
  }
  const requests = ['small.jpg', 'small.jpg', 'medium.jpg', 'large.jpg', 'small.jpg', 'xlarge.jpg'].map(openPicture)
  await expect(Promise.any(requests.map((each) => each.catch((error) => error)))).resolves.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 10,
  })
  goOn()
  const results = await Promise.allSettled(requests)
  expect([results.filter(({ status }) => status === 'rejected').length, putCount]).toEqual([1, 3])
  expect(results[1]).toEqual(results[0])
  expect(await openPicture('xlarge.jpg')).toBeGreaterThan(100)
})

test('renditions beyond the limit are deleted, least recently used first', async () => {
  const media = folderStore(makeScratchFolder('partitur-forms-'))
  let laterMs = 0
  const cache = createFormCache(media, { maxBytes: 30, now: () => Date.now() + laterMs })
  const putDerived = async (folder: string, form: string) => {
    await media.put(`${folder}/${form}`, new Uint8Array(10))
    await cache.add(folder, 10)
  }
  const listFolders = async () => [...new Set((await pathsBelow(media, 'made')).map((path) => path.split('/')[1]))]

  await putDerived('made/a', 'small.jpg')
  await putDerived('made/b', 'small.jpg')
  await expect.poll(async () => (await pathsBelow(media, 'made')).length).toBe(2)
  // The count started with the first form; later forms are counted next time.
  laterMs += HOUR_MS
  await putDerived('made/c', 'small.jpg')
  await expect.poll(listFolders).toEqual(['a', 'b', 'c'])
  // Uses are noted: the times of files are up to 4 ms behind the clock.
  cache.noteUse('made/c')
  laterMs += 1
  cache.noteUse('made/a')
  await putDerived('made/d', 'small.jpg')
  await expect.poll(listFolders).toEqual(['a', 'c', 'd'])
  // Another process has stored forms.
  await media.put('made/e/small.jpg', new Uint8Array(10))
  laterMs += HOUR_MS
  await putDerived('made/d', 'large.jpg')
  await expect.poll(listFolders).toEqual(['a', 'd'])
})
