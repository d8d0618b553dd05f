import { pbkdf2 } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectToBeAStore } from '#tests/support/media-store.ts'
import { folderStore, readFairly } from './folder-store.ts'

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-media-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a folder store meets the store contract and removes partial files', async () => {
  const folder = createFolder()
  await expectToBeAStore(folderStore(folder))
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('.'))).toEqual([])
})

test('a write that breaks during file creation leaves no file', async () => {
  const folder = createFolder()
  const store = folderStore(folder)
  const breaking = async function* () {
    yield Buffer.from('nur die ')
    throw new Error('the source broke')
  }
  for (let round = 0; round < 400; round++) {
    // Varying load on the thread pool that creates the file.
    for (let task = 0; task < round % 6; task++) pbkdf2('a', 'b', 1000 + 10 * round, 32, 'sha256', () => undefined)
    await expect(store.put('files/halb.mp4', { body: Readable.from(breaking()), bytes: 16 })).rejects.toThrow(
      'the source broke',
    )
  }
  expect(readdirSync(join(folder, 'files'))).toEqual([])
})

test('a path cannot leave the folder', async () => {
  const store = folderStore(createFolder())
  await expect(store.open('files/../../package.json')).rejects.toThrow('is outside the store')
  await expect(store.put('../x', Buffer.from(''))).rejects.toThrow('is outside the store')
})

const PIECE_BYTES = 64 * 1024

async function openFile(content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-media-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'file'), content)
  return open(join(folder, 'file'))
}

test.each([
  ['whole', { start: 0, end: 200_000 - 1 }],
  ['a range over several pieces', { start: 70_001, end: 190_000 }],
  ['one byte', { start: 5, end: 5 }],
  ['nothing', { start: 0, end: -1 }],
])('a file range is read exactly: %s', async (_, range) => {
  const content = Array.from({ length: 200_000 }, (_, index) => String(index % 7)).join('')
  const handle = await openFile(content)
  expect(await text(readFairly(handle, range))).toBe(content.slice(range.start, range.end + 1))
  expect(handle.fd).toBe(-1)
})

test('four files are read at a time, in turns of one piece', async () => {
  const [read, atOnce] = [[] as number[], new Set<number>()]
  let maxOpen = 0
  const files = Array.from({ length: 30 }, (_, file) => ({
    close: async () => undefined,
    read: async (buffer: Buffer) => {
      atOnce.add(file)
      maxOpen = Math.max(maxOpen, atOnce.size)
      await new Promise(setImmediate)
      atOnce.delete(file)
      read.push(file)
      buffer.fill('a')
      return { bytesRead: buffer.length, buffer }
    },
  }))
  const bodies = files.map((file) => readFairly(file, { start: 0, end: 2 * PIECE_BYTES - 1 }))
  const texts = await Promise.all(bodies.map((body) => text(body)))
  expect(texts.map(({ length }) => length)).toEqual(files.map(() => 2 * PIECE_BYTES))
  expect(maxOpen).toBe(4)
  expect(new Set(read.slice(0, 30)).size).toBe(30)
})

test('an aborted read closes its file after the pending piece', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const close = vi.fn(async () => undefined)
  const read = vi.fn(async (buffer: Buffer) => {
    await arrived
    return { bytesRead: buffer.length, buffer }
  })
  const body = readFairly({ read, close }, { start: 0, end: 2 * PIECE_BYTES - 1 })
  body.resume()
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  body.destroy()
  expect(close).not.toHaveBeenCalled()
  arrive()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(read).toHaveBeenCalledOnce()
})

test('a read error fails the body and closes the file', async () => {
  const close = vi.fn(async () => undefined)
  const broken = { close, read: async () => Promise.reject(new Error('EIO')) }
  await expect(text(readFairly(broken, { start: 0, end: 9 }))).rejects.toThrow('EIO')
  expect(close).toHaveBeenCalledOnce()
})
