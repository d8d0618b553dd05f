import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pathsBelow } from '#tests/support/media-store.ts'
import { folderStore } from './folder-store.ts'
import { listOriginals, type MediaStore, readMedia } from './media-store.ts'
import { deleteMovedMedia, moveMedia } from './move-media.ts'

async function twoStores() {
  const root = mkdtempSync(join(tmpdir(), 'partitur-move-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [from, to] = [folderStore(join(root, 'from')), folderStore(join(root, 'to'))]
  for (const [path, text] of [
    ['original/a.jpg', 'ein Bild'],
    ['full/a.jpg', 'ein großes Bild'],
    ['files/b.pdf', 'ein Heft'],
    ['made/a/small.avif', 'wird neu gemacht'],
  ] as const)
    await from.put(path, Buffer.from(text))
  return { root, from, to }
}

test('moving media copies and compares originals, without renditions', async () => {
  const { from, to } = await twoStores()
  expect(await moveMedia({ from, to })).toMatchObject({ copied: 3, present: 0 })
  expect((await listOriginals(to)).map(({ path }) => path)).toEqual(['files/b.pdf', 'full/a.jpg', 'original/a.jpg'])
  expect((await readMedia(to, 'full/a.jpg'))?.toString()).toBe('ein großes Bild')
  expect(await pathsBelow(to, 'made')).toEqual([])
  expect(await listOriginals(from)).toHaveLength(3)
})

test('an interrupted move resumes and replaces files that differ', async () => {
  const { from, to } = await twoStores()
  let putCount = 0
  const breaking: MediaStore = {
    ...to,
    async put(path, content) {
      await to.put(putCount++ === 1 ? '../out' : path, content)
    },
  }
  await expect(moveMedia({ from, to: breaking })).rejects.toThrow('is outside the store')
  expect(await listOriginals(to)).toHaveLength(1)
  expect(await moveMedia({ from, to })).toMatchObject({ copied: 2, present: 1 })
  await to.put('files/b.pdf', Buffer.from('ein Hef!'))
  expect(await moveMedia({ from, to })).toMatchObject({ copied: 1, present: 2 })
  expect(await moveMedia({ from, to })).toMatchObject({ copied: 0, present: 3 })
})

test('a file that differs after the copy stops the move', async () => {
  const { from, to, root } = await twoStores()
  const damaging: MediaStore = {
    ...to,
    async put(path, content) {
      await to.put(path, content)
      writeFileSync(join(root, 'to', path), 'beschädigt')
    },
  }
  await expect(moveMedia({ from, to: damaging })).rejects.toThrow(/files\/b\.pdf in .* differs from the one in/)
})

test('emptying the source deletes only files identical in the target', async () => {
  const { from, to } = await twoStores()
  await moveMedia({ from, to })
  await from.put('original/neu.jpg', Buffer.from('kam inzwischen'))
  await to.put('files/b.pdf', Buffer.from('anders'))
  expect(await deleteMovedMedia({ from, to })).toEqual({ deleted: 2, left: 2 })
  expect((await listOriginals(from)).map(({ path }) => path)).toEqual(['files/b.pdf', 'original/neu.jpg'])
  expect(await pathsBelow(from, 'made')).toEqual([])
})
