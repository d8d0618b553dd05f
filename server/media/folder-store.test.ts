import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('a path does not lead out of the folder', async () => {
  const store = folderStore(createFolder())
  await expect(store.open('files/../../package.json')).rejects.toThrow('leads out of the store')
  await expect(store.put('../x', Buffer.from(''))).rejects.toThrow('leads out of the store')
})
