import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { type MediaStore, readMedia } from '#server/media/media-store.ts'

/** Everything below a folder of the store. */
export async function pathsBelow(store: MediaStore, folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of store.list(folder)) paths.push(path)
  return paths
}

/** The contract of every store; `store` is empty. */
export async function expectToBeAStore(store: MediaStore): Promise<void> {
  expect([
    await store.open('original/a.jpg'),
    await store.head('original/a.jpg'),
    await pathsBelow(store, 'original'),
  ]).toEqual([null, null, []])
  await store.put('original/a.jpg', Buffer.from('ein Bild'))
  expect((await readMedia(store, 'original/a.jpg'))?.toString()).toBe('ein Bild')
  const head = await store.head('original/a.jpg')
  expect(head).toMatchObject({ path: 'original/a.jpg', bytes: 8 })
  expect(Math.abs(Date.now() - (head?.modified.getTime() ?? 0))).toBeLessThan(60_000)
  const part = await store.open('original/a.jpg', { start: 4, end: 6 })
  expect([part?.bytes, Buffer.concat((await part?.body.toArray()) ?? []).toString()]).toEqual([3, 'Bil'])

  await store.put('original/a.jpg', {
    body: Readable.from([Buffer.from('ein anderes'), Buffer.from(' Bild')]),
    bytes: 16,
  })
  await store.put('files/leer.pdf', Buffer.alloc(0))
  await store.put('made/a/small-50-50.avif', Buffer.from('klein'))
  expect((await readMedia(store, 'original/a.jpg'))?.toString()).toBe('ein anderes Bild')
  expect(await readMedia(store, 'files/leer.pdf')).toHaveLength(0)
  expect([await pathsBelow(store, 'original'), await pathsBelow(store, 'made')]).toEqual([
    ['original/a.jpg'],
    ['made/a/small-50-50.avif'],
  ])
  // A folder, not every path with this prefix.
  expect(await pathsBelow(store, 'orig')).toEqual([])

  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('nur die ')
      throw new Error('the source broke')
    })(),
  )
  await expect(store.put('files/halb.mp4', { body: breaking, bytes: 16 })).rejects.toThrow()
  expect(await store.head('files/halb.mp4')).toBeNull()
  expect(await pathsBelow(store, 'files')).toEqual(['files/leer.pdf'])

  for (const path of ['original/a.jpg', 'original/a.jpg', 'files/leer.pdf', 'made/a/small-50-50.avif'])
    await store.delete(path)
  expect([
    await pathsBelow(store, 'original'),
    await pathsBelow(store, 'made'),
    await store.head('original/a.jpg'),
  ]).toEqual([[], [], null])
}
