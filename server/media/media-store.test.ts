import { expect, test } from 'vitest'
import { folderStore } from './folder-store.ts'
import { originalPath, requireInside } from './media-store.ts'
import { s3Store } from './s3-store.ts'

const outsidePaths = [
  'original/../../x',
  '../x',
  '/etc/passwd',
  'original/a\n/../../x',
  'original/./a',
  'original//a',
  'files/..',
  'files/a\u0000b',
  'original\\..\\x',
  '',
]

test.each(outsidePaths)('%j is refused as path by stores, backups and exports', async (path) => {
  expect(() => requireInside(path)).toThrow('is outside the store')
  expect(originalPath.safeParse(path).success).toBe(false)
  const s3 = s3Store('s3://bucket/folder', {
    endpoint: 'http://127.0.0.1:9',
    region: 'x',
    accessKeyId: 'x',
    secretAccessKey: 'x',
    pathStyle: true,
  })
  for (const store of [folderStore('/nowhere/at/all'), s3])
    await expect(store.open(path)).rejects.toThrow('is outside the store')
})

test.each(['original/aB3_-x.jpg', 'full/a.png', 'files/x..y.pdf', 'files/.a'])(
  '%s is accepted as path of an original',
  (path) => {
    expect([requireInside(path), originalPath.parse(path)]).toEqual([path, path])
  },
)

test.each(['made/a.jpg', 'originals/a.jpg', 'original', 'original/', 'files/a b.pdf'])(
  '%j is no path of an original',
  (path) => {
    expect(originalPath.safeParse(path).success).toBe(false)
  },
)
