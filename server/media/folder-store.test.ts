import { pbkdf2 } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { expectToBeAStore } from '#tests/support/media-store.ts'
import { folderStore } from './folder-store.ts'

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-media-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a folder is a store of media, and what breaks off leaves nothing in it', async () => {
  const folder = createFolder()
  await expectToBeAStore(folderStore(folder))
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('.'))).toEqual([])
})

test('what breaks off while its file is being made leaves nothing either', async () => {
  const folder = createFolder()
  const store = folderStore(folder)
  const breaking = async function* () {
    yield Buffer.from('nur die ')
    throw new Error('the source broke')
  }
  for (let round = 0; round < 400; round++) {
    // The threads that make the file have something else to do, each time a little else.
    for (let task = 0; task < round % 6; task++) pbkdf2('a', 'b', 1000 + 10 * round, 32, 'sha256', () => undefined)
    await expect(store.put('files/halb.mp4', { body: Readable.from(breaking()), bytes: 16 })).rejects.toThrow('the source broke')
  }
  expect(readdirSync(join(folder, 'files'))).toEqual([])
})

test('a path does not lead out of the folder', async () => {
  const store = folderStore(createFolder())
  await expect(store.open('files/../../package.json')).rejects.toThrow('leads out of the store')
  await expect(store.put('../x', Buffer.from(''))).rejects.toThrow('leads out of the store')
})
