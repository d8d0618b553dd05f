import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_IMAGE_BYTES } from '#contract/admin/images.ts'
import { createTestApp } from '#tests/support/app.ts'
import { normaliseImage } from './upload.server.ts'

test('an image is rotated by its EXIF and loses its metadata', async () => {
  const camera = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888888' } })
    .withExif({ IFD0: { Artist: 'Private Person' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const stored = await normaliseImage(camera)
  expect([stored.width, stored.height]).toEqual([600, 900])
  const { orientation, exif } = await sharp(stored.bytes).metadata()
  expect([orientation, exif]).toEqual([undefined, undefined])
})

test('an image is stored at most 4000 px wide or high', async () => {
  const wide = await sharp({ create: { width: 6000, height: 1000, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const { width, height, mime } = await normaliseImage(wide)
  expect([width, height, mime]).toEqual([4000, 667, 'image/png'])
})

test('too many pixels are refused before decoding', async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  await expect(normaliseImage(bomb)).rejects.toMatchObject({ code: 'too_large' })
})

test('an image over 30 MB is refused before inspection', async () => {
  const smallPng = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  await expect(normaliseImage(Buffer.concat([smallPng, Buffer.alloc(MAX_IMAGE_BYTES)]))).rejects.toMatchObject({
    code: 'too_large',
  })
})

test('a JPEG is stored in full size for print, WebP and AVIF not', async () => {
  const wide = sharp({ create: { width: 4400, height: 30, channels: 3, background: '#123456' } })
  const storesOriginal = async (picture: Buffer) => (await normaliseImage(picture)).original !== null
  expect(await storesOriginal(await wide.clone().jpeg().toBuffer())).toBe(true)
  expect(await storesOriginal(await wide.clone().webp().toBuffer())).toBe(false)
  expect(await storesOriginal(await wide.clone().avif({ effort: 0 }).toBuffer())).toBe(false)
})

test('an unsupported format never reaches the decoder', async () => {
  const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .tiff()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const [bytes, type] of [
    [tiff, 'image/tiff'],
    [svg, 'unknown'],
  ] as const)
    await expect(normaliseImage(bytes)).rejects.toMatchObject({
      code: 'unsupported_media',
      message: `a picture of the type ${type}`,
    })
})

test('concurrent uploads and replacements are processed one by one', async () => {
  const { app, login } = await createTestApp()
  const { headers } = await login()
  const pictureOf = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const send = async (path: string, picture: Buffer) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(picture)]), 'saal.jpg')
    return app.request(path, { method: 'POST', headers, body: form })
  }
  const upload = '/api/admin/images/upload/'
  const { id } = await (await send(upload, await pictureOf('#000000'))).json()
  const pictures = await Promise.all(['#100000', '#001000', '#000010', '#101010'].map(pictureOf))
  let maxInWork = 0
  const countRunning = () => {
    const { queue, process } = sharp.counters()
    return queue + process
  }
  // Counts twice: a picture that starts between the two reads would be in both numbers.
  const count = () => {
    maxInWork = Math.max(maxInWork, Math.min(countRunning(), countRunning()))
  }
  sharp.queue.on('change', count)
  onTestFinished(() => void sharp.queue.off('change', count))
  const responses = await Promise.all(
    pictures.map((picture, index) => send(index === 3 ? `/api/admin/images/${id}/replace/` : upload, picture)),
  )
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 200])
  expect(maxInWork).toBe(1)
})
