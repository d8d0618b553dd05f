import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { pathsBelow } from '#tests/support/media-store.ts'
import { makeScratchFolder } from '#tests/support/scratch-folder.ts'
import { createFormCache } from './form-cache.server.ts'

test('forms beyond the bound are deleted, those of the picture longest unused first', async () => {
  const media = folderStore(makeScratchFolder('partitur-forms-'))
  let laterMs = 0
  const cache = createFormCache(media, { maxBytes: 30, now: () => Date.now() + laterMs })
  const make = async (folder: string, form: string) => {
    await media.put(`${folder}/${form}`, new Uint8Array(10))
    cache.add(folder, 10)
  }
  const foldersLeft = async () => [...new Set((await pathsBelow(media, 'made')).map((path) => path.split('/')[1]))]

  await make('made/a', 'small.jpg')
  await make('made/b', 'small.jpg')
  await expect.poll(async () => (await pathsBelow(media, 'made')).length).toBe(2)
  // Counting has begun with the first one; what came meanwhile is counted the next time.
  laterMs += HOUR_MS
  await make('made/c', 'small.jpg')
  await expect.poll(foldersLeft).toEqual(['a', 'b', 'c'])
  cache.noteUse('made/a')
  await make('made/d', 'small.jpg')
  await expect.poll(foldersLeft).toEqual(['a', 'c', 'd'])
  // Another process has stored forms.
  await media.put('made/e/small.jpg', new Uint8Array(10))
  laterMs += HOUR_MS
  await make('made/d', 'large.jpg')
  await expect.poll(foldersLeft).toEqual(['a', 'd'])
})
