import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { storeImage } from './upload.server.ts'

test.each(['gif', 'webp'] as const)('a moving %s goes on moving in every form a page shows, and stands still where it is shared', async (kind) => {
  const { app, depsOf } = await createTestApp()
  const frames = ['#aa0000', '#00aa00', '#0000aa'].map((background) => sharp({ create: { width: 900, height: 600, channels: 3, background } }).png())
  const drawn = sharp(await Promise.all(frames.map((frame) => frame.toBuffer())), { join: { animated: true } })
  const bytes = await (kind === 'gif' ? drawn.gif({ delay: [80, 80, 80] }) : drawn.webp({ delay: [80, 80, 80] })).toBuffer()
  const { id } = await storeImage(depsOf(), { bytes, title: 'Daumenkino', alt: { de: '', en: '' }, decorative: true, credit: '' })
  const shown = async (name: string) => {
    const answer = await app.request(`/media/${id}/${name}`)
    const { width, height, pages = 1, pageHeight = height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    return [answer.status, answer.headers.get('content-type'), pages, width, pageHeight]
  }
  for (let again = 0; again < 2; again++) expect(await shown('medium.avif')).toEqual([200, 'image/webp', 3, 800, 533])
  expect(await shown('medium.webp')).toEqual([200, 'image/webp', 3, 800, 533])
  expect(await shown('square_small.webp')).toEqual([200, 'image/webp', 3, 400, 400])
  expect(await shown('medium.gif')).toEqual([200, 'image/gif', 3, 800, 533])
  expect(await shown('og.jpg')).toEqual([200, 'image/jpeg', 1, 900, 473])
})

test('a GIF that stands still is answered as one too', async () => {
  const { app, depsOf } = await createTestApp()
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa0000' } })
    .gif()
    .toBuffer()
  const { id } = await storeImage(depsOf(), { bytes, title: 'Punkt', alt: { de: '', en: '' }, decorative: true, credit: '' })
  const answer = await app.request(`/media/${id}/small.gif`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
})
