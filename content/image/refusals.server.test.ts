import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { pictureOf } from '#tests/support/factories.ts'

async function startSite() {
  const { app, login } = await createTestApp()
  const { headers } = await login()
  const { 'content-type': _type, ...session } = headers as Record<string, string>
  return async (bytes: Uint8Array | string, name: string) => {
    const body = new FormData()
    body.append('file', new File([bytes as BlobPart], name))
    const response = await app.request('/api/admin/images/upload/', { method: 'POST', headers: session, body })
    return { status: response.status, known: response.headers.get('x-already-stored'), body: await response.json() }
  }
}

test.each([
  ['an empty file', '', 'Diese Datei ist leer.'],
  ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'als PNG speichern'],
  ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0x00, 0x08, 0, 0, 0, 0, 0, 0, 0]), 'TIFF geht nicht.'],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'Maximal kompatibel'],
  ['a text', 'Guten Tag', 'Es gehen JPEG, PNG, WebP, AVIF und GIF.'],
])('%s is refused with its own advice', async (_, bytes, advice) => {
  const send = await startSite()
  const { status, body } = await send(bytes, 'bild')
  expect(status).toBe(415)
  expect(body.errors.file[0]).toContain(advice)
})

test('a truncated image is refused as damaged', async () => {
  const send = await startSite()
  const { body } = await send((await pictureOf()).subarray(0, 2000), 'bild.jpg')
  expect(body.errors.file[0]).toContain('beschädigt')
})

test('uploading stored bytes reports the existing image', async () => {
  const send = await startSite()
  expect((await send(await pictureOf(), 'eins.jpg')).known).toBeNull()
  expect((await send(await pictureOf(), 'zwei.jpg')).known).toBe('true')
})
