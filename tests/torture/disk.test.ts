import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openHouse } from '../support/bare-house.ts'
import { spawnServer } from '../support/server-process.ts'
import { tell } from '../support/torture.ts'

const DISK_MB = 48

/** A small disk of its own; null where this account may not mount one. */
function mountDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder])
  onTestFinished(() => {
    if (status === 0) spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  if (status !== 0) tell('no disk can be mounted here (that takes root): disks that are full or read-only were not tried')
  return status === 0 ? folder : null
}

function fill(folder: string): string {
  const file = join(folder, 'full')
  const handle = openSync(file, 'w')
  for (const size of [1024 * 1024, 4096, 1])
    try {
      for (;;) writeSync(handle, Buffer.alloc(size))
    } catch {}
  closeSync(handle)
  return file
}

test('on a full disk pages are read and every write is refused in words, until there is room again', async () => {
  const dataDir = mountDisk()
  if (!dataDir) return
  const server = await spawnServer({ dataDir, env: { SEED: 'none' } })
  onTestFinished(server.stop)
  const { call, upload } = await openHouse(server.url)
  const write = (name: string) => call('POST', '/api/admin/categories/', { name: { de: name, en: '' } })
  expect((await write('vorher')).status).toBe(201)
  const page = await call('POST', '/api/admin/pages/', { title: { de: 'Haus', en: '' }, slug_de: 'haus', slug_en: 'house', is_online: true })
  expect(page.status).toBe(201)

  const full = fill(dataDir)
  const confirmed: string[] = []
  const refused = []
  // What SQLite has reserved before takes a few more writes.
  for (let count = 0; refused.length < 30; count++) {
    const answer = await write(`voll ${count} ${'x'.repeat(250)}`)
    if (answer.status === 201) confirmed.push(`voll ${count} `)
    else refused.push(answer)
  }
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect(refused[0]?.body.title).toBe('Der Dienst ist gerade nicht erreichbar.')
  const uploaded = await upload(Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(3_000_000)]))
  expect([uploaded.status, uploaded.headers.get('retry-after')]).toEqual([503, '5'])
  for (const path of ['/healthz', '/readyz', '/de/haus', '/api/categories/']) expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200])

  rmSync(full)
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(3_000_000)])
  expect((await write('nachher')).status).toBe(201)
  const stored = await upload(bytes)
  expect(stored.status).toBe(201)
  const read = Buffer.from(await (await fetch(`${server.url}/files/${stored.body.id}/programm.pdf`)).arrayBuffer())
  expect(createHash('sha256').update(read).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  const names = JSON.stringify((await call('GET', '/api/admin/categories/?page_size=200')).body.results)
  expect(['vorher', 'nachher', ...confirmed].filter((name) => !names.includes(name))).toEqual([])
  const left = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))
  expect(left).toEqual([])
  tell(
    `disk full: ${confirmed.length} more writes confirmed and kept, ${refused.length} and an upload refused with 503, pages read; with room again everything works`,
  )
})

test('from a read-only disk pages are read too, and writes are refused in words', async () => {
  const dataDir = mountDisk()
  if (!dataDir) return
  const before = await spawnServer({ dataDir, env: { SEED: 'none' } })
  const { call } = await openHouse(before.url)
  expect((await call('POST', '/api/admin/pages/', { title: { de: 'Haus', en: '' }, slug_de: 'haus', slug_en: 'house', is_online: true })).status).toBe(201)
  await before.stop()
  expect(spawnSync('mount', ['-o', 'remount,ro', dataDir]).status).toBe(0)
  const server = await spawnServer({ dataDir, port: before.port, env: { SEED: 'none' } })
  onTestFinished(server.stop)
  expect((await fetch(`${server.url}/de/haus`)).status).toBe(200)
  const written = await call('POST', '/api/admin/categories/', { name: { de: 'neu', en: '' } })
  expect([written.status, written.headers.get('retry-after')]).toEqual([503, '5'])
  tell('disk read-only: it starts, pages are read, writes are refused with 503')
})
