import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { storeFile } from '#content/file/service.ts'
import { createFormStore } from '#content/image/form-store.server.ts'
import { createPictures } from '#content/image/render.server.ts'
import { replaceImage, storeImage } from '#content/image/upload.server.ts'
import { bin } from '#server/db/schema/bin.ts'
import { createTestApp } from '#tests/support/app.ts'
import { pathsBelow } from '#tests/support/media-store.ts'
import { deleteUnusedMedia } from './delete-unused-media.ts'
import { folderStore } from './folder-store.ts'
import { listOriginals } from './media-store.ts'

const createPicture = (background: string, width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

test('media unused for thirty days are deleted with their renditions', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-sweep-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const media = folderStore(folder)
  const installation = await createTestApp({ media })
  const [deps, editor] = [installation.depsOf(), await installation.login()]
  const { db } = deps
  const store = async (bytes: Buffer) =>
    (await storeImage(deps, { bytes, title: 'Bild', alt: { de: '', en: '' }, decorative: true, credit: '' })).id
  const [usedId, replaced, deleted] = [
    await store(await createPicture('#010101', 4200)),
    await store(await createPicture('#020202', 4200)),
    await store(await createPicture('#030303')),
  ]
  await storeFile(deps, { bytes: Buffer.from('%PDF-1.4\n'), name: 'Heft.pdf' })
  const pictures = createPictures({ db, media, forms: createFormStore(media, { cacheBytes: 1e9 }) })
  const putRendition = async (id: number, name: string) => {
    const { store, path } = await pictures.find({ id, name })
    expect(await store.head(path)).not.toBeNull()
  }
  for (const id of [usedId, replaced]) await putRendition(id, 'small.webp')
  await replaceImage(deps, { id: replaced, bytes: await createPicture('#040404') })
  expect((await editor.call('DELETE', `/api/admin/images/${deleted}/`)).status).toBe(204)

  const startTime = Date.now()
  const lookAfter = async (days: number) => {
    const count = await deleteUnusedMedia({ db, media, now: () => new Date(startTime + days * 86_400_000 + 60_000) })
    return [count, (await listOriginals(media)).length, (await pathsBelow(media, 'made')).length]
  }
  expect(await lookAfter(0)).toEqual([0, 7, 2])
  expect(await lookAfter(29)).toEqual([0, 7, 2])
  expect(await lookAfter(31)).toEqual([2, 5, 1])
  await db.delete(bin)
  expect(await lookAfter(31)).toEqual([0, 5, 1])
  // Used again in time, so its period starts anew.
  await store(await createPicture('#030303'))
  expect(await lookAfter(62)).toEqual([0, 5, 1])
  expect(await pathsBelow(media, 'gone')).toEqual([])
  await putRendition(usedId, 'large.webp')
})
