import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { makeBackup } from '#server/backup/make.ts'
import { readManifest } from '#server/backup/manifest.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { createServices } from '#server/create-services.ts'
import { mediaChecksum } from '#server/media/checksum.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { listOriginals, type MediaStore, readMedia } from '#server/media/media-store.ts'
import { deleteMovedMedia, moveMedia } from '#server/media/move-media.ts'
import { s3Store } from '#server/media/s3-store.ts'
import { checkMedia } from '#server/monitoring/doctor/media.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { BACKUP_TIME, createBackupFixture } from '#tests/support/databases/backup-fixture.ts'
import { create } from '#tests/support/factories.ts'
import { expectToBeAStore, pathsBelow } from '#tests/support/media-store.ts'
import { startCeph } from '#tests/support/processes/ceph.ts'

const { settings, stop } = await startCeph()
afterAll(stop)
const { endpoint = '', region, pathStyle, ...credentials } = settings
const s3 = new S3Client({ endpoint, region, forcePathStyle: pathStyle, credentials })

async function createBucket(): Promise<string> {
  const Bucket = `haus-${crypto.randomUUID()}`
  await s3.send(new CreateBucketCommand({ Bucket }))
  return `s3://${Bucket}`
}

function createFolder(): MediaStore {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folderStore(folder)
}

test('a bucket or a folder in it meets the store contract', async () => {
  const bucket = await createBucket()
  await expectToBeAStore(s3Store(bucket, settings))
  await expectToBeAStore(s3Store(`${bucket}/ein/haus`, settings))
})

test('two installations in one bucket are isolated', async () => {
  const bucket = await createBucket()
  const [firstStore, secondStore] = [s3Store(`${bucket}/eins`, settings), s3Store(`${bucket}/ein`, settings)]
  await firstStore.put('original/a.jpg', Buffer.from('eins'))
  expect(await readMedia(secondStore, 'original/a.jpg')).toBeNull()
  expect(await pathsBelow(secondStore, 'original')).toEqual([])
})

test('a listing of several result pages is complete', async () => {
  const store = s3Store(await createBucket(), settings)
  const paths = Array.from({ length: 1003 }, (_, index) => `original/${String(index).padStart(4, '0')}.jpg`)
  for (let index = 0; index < paths.length; index += 59)
    await Promise.all(paths.slice(index, index + 59).map((path) => store.put(path, Buffer.from('x'))))
  expect(await pathsBelow(store, 'original')).toEqual(paths)
})

test('a missing bucket or wrong key is unavailable, not an empty store', async () => {
  const bucket = await createBucket()
  for (const store of [
    s3Store('s3://gibt-es-nicht', settings),
    s3Store(bucket, { ...settings, secretAccessKey: 'falsch' }),
  ])
    for (const operation of [
      () => store.open('original/a.jpg'),
      () => store.put('original/a.jpg', Buffer.from('x')),
      () => pathsBelow(store, 'original'),
    ])
      await expect(operation()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
})

test('a video streams in and out with limited memory', async () => {
  const store = s3Store(await createBucket(), settings)
  const [portion, portions] = [Buffer.alloc(1024 * 1024, 'film'), 150]
  const film = Readable.from(Array.from({ length: portions }, () => portion))
  await store.put('files/film.mp4', { body: film, bytes: portion.length * portions })
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let [read, maxBytes] = [0, 0]
  const file = await store.open('files/film.mp4')
  for await (const chunk of file?.body ?? []) {
    read += chunk.length
    maxBytes = Math.max(maxBytes, process.memoryUsage().rss - before)
  }
  expect([file?.bytes, read]).toEqual([portion.length * portions, portion.length * portions])
  expect(maxBytes / 1024 / 1024).toBeLessThan(80)
})

test('media move to a bucket and back, through a backup, unchanged', async () => {
  const { mediaDir, addMedia, root, url, target } = createBackupFixture()
  const [folder, bucketStore] = [folderStore(mediaDir), s3Store(`${await createBucket()}/haus`, settings)]
  addMedia('files/film.mp4', 'ein langer Film '.repeat(500_000))
  const sumsOf = (store: MediaStore) =>
    listOriginals(store).then((all) =>
      Promise.all(all.map(async ({ path }) => [path, await mediaChecksum(store, path)])),
    )
  expect(await moveMedia({ from: folder, to: bucketStore })).toMatchObject({ copied: 3, present: 0 })
  expect(await moveMedia({ from: folder, to: bucketStore })).toMatchObject({ copied: 0, present: 3 })
  expect(await sumsOf(bucketStore)).toEqual(await sumsOf(folder))

  const openedPaths: string[] = []
  const watchedStore: MediaStore = {
    ...bucketStore,
    open(path, range) {
      openedPaths.push(path)
      return bucketStore.open(path, range)
    },
  }
  const backUp = (now: Date) => makeBackup({ url, store: watchedStore, target, now, encryption: null })
  expect(await backUp(BACKUP_TIME)).toMatchObject({ result: 'restored', media: 3 })
  await bucketStore.put('original/neu.jpg', Buffer.from('neu'))
  openedPaths.length = 0
  const second = await backUp(new Date(BACKUP_TIME.getTime() + 86_400_000))
  expect([second.result, second.media, openedPaths]).toEqual(['restored', 4, ['original/neu.jpg']])
  const [manifest, emptyStore] = [await readManifest(second.folder ?? ''), s3Store(await createBucket(), settings)]
  if (!manifest) throw new Error('no manifest')
  await restoreBackup(second.folder ?? '', manifest, {
    url: `file:${join(root, 'neu/partitur.db')}`,
    store: emptyStore,
  })
  expect(await sumsOf(emptyStore)).toEqual(await sumsOf(bucketStore))
  await expect(restoreBackup(second.folder ?? '', manifest, { url: 'file:none', store: emptyStore })).rejects.toThrow(
    'is not overwritten',
  )

  await folder.delete('files/film.mp4')
  expect(await deleteMovedMedia({ from: emptyStore, to: folder })).toEqual({ deleted: 2, left: 2 })
  expect(await moveMedia({ from: bucketStore, to: folder })).toMatchObject({ copied: 2, present: 2 })
  expect(await sumsOf(folder)).toEqual(await sumsOf(bucketStore))
})

test('the doctor writes, reads and deletes a test file in the store', async () => {
  const store = s3Store(await createBucket(), settings)
  expect(await checkMedia(store)).toMatchObject({
    state: 'ok',
    found: expect.stringMatching(/^s3:.* at 127\.0\.0\.1:\d+: wrote, read and deleted a file in \d+ ms$/),
  })
  expect(await pathsBelow(store, 'doctor')).toEqual([])
  const missingStore = s3Store('s3://gibt-es-nicht', settings)
  expect(await checkMedia(missingStore)).toMatchObject({
    state: 'error',
    found: expect.stringContaining('NoSuchBucket'),
    todo: expect.stringContaining('AWS_ENDPOINT_URL'),
  })
})

/** The same installation with another media store. */
function withMedia(installation: TestApp, media: MediaStore) {
  const { database, origin, log, now } = installation.services
  return createApp({ services: createServices({ database, origin, log, now, media }) }).app
}

test('responses from a folder and a bucket are byte-identical', async () => {
  const [folder, bucket] = [createFolder(), s3Store(await createBucket(), settings)]
  const installation = await createTestApp({ media: folder })
  const editor = await installation.login()
  const upload = async (kind: string, bytes: BlobPart, name: string) => {
    const form = new FormData()
    form.set('file', new Blob([bytes]), name)
    const response = await installation.app.request(`/api/admin/${kind}/upload/`, {
      method: 'POST',
      headers: editor.headers,
      body: form,
    })
    return (await response.json()) as { id: number; hash: string; url: string }
  }
  const picture = sharp({ create: { width: 4400, height: 900, channels: 3, background: '#336699' } })
  const image = await upload('images', new Uint8Array(await picture.jpeg().toBuffer()), 'Saal.jpg')
  const film = await upload('files', '\0\0\0\u0018ftypisom und ein Film', 'Film.mp4')
  const press = await create(installation.depsOf(), 'press-pictures', { image_id: image.id })
  expect(await moveMedia({ from: folder, to: bucket })).toMatchObject({ copied: 3, present: 0 })

  const bucketApp = withMedia(installation, bucket)
  const tag = (await installation.app.request(film.url, { method: 'HEAD' })).headers.get('etag') ?? ''
  const requests: [string, RequestInit][] = [
    [`/media/${image.id}/large.avif?v=${image.hash}`, {}],
    [`/media/${image.id}/square.jpg`, {}],
    [`/media/${image.id}/square.jpg`, { method: 'HEAD' }],
    [film.url, {}],
    [film.url, { method: 'HEAD' }],
    ...['bytes=0-', 'bytes=4-9', 'bytes=-3', 'bytes=900-', 'bytes=0-1,3-4'].map((range): [string, RequestInit] => [
      film.url,
      { headers: { range } },
    ]),
    [film.url, { headers: { 'if-none-match': tag } }],
    [film.url, { headers: { range: 'bytes=0-3', 'if-range': '"another"' } }],
    [`/press/${press}/probe.jpg`, {}],
    [`/media/${image.id + 1}/large.avif`, {}],
    [`/files/${film.id + 1}/x.mp4`, {}],
  ]
  const statuses = []
  for (const [path, init] of requests) {
    // One after the other: a concurrent rendering would answer both.
    const expected = await described(await installation.app.request(path, init))
    expect({ path, init, ...(await described(await bucketApp.request(path, init))) }).toEqual({
      path,
      init,
      ...expected,
    })
    statuses.push(expected.status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 206, 206, 206, 416, 200, 304, 200, 200, 404, 404])
  expect(await pathsBelow(bucket, 'made')).toHaveLength(2)
})

async function described(response: Response) {
  const { 'x-request-id': _own, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') }
}
