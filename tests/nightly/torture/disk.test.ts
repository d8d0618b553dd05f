import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createPostgresDatabase, postgresUrl } from '#tests/support/databases/postgres-database.ts'
import { startPostgres } from '#tests/support/databases/postgres-server.ts'
import { mountDisk } from '#tests/support/databases/small-disk.ts'
import { connectToServer } from '#tests/support/processes/server-client.ts'
import { type ServerProcess, spawnServer } from '#tests/support/processes/server-process.ts'
import { report, runTimeMs, seed } from '#tests/support/processes/torture.ts'

const DISK_MB = 256
const ANSWERS_WITHIN_MS = 5000
const REFUSED_EACH = 30
const LEFT_AT_MOST = 400_000
/** More than the free space ever is. */
const TOO_LARGE = 3_000_000

const { postgres } = inject('seededDemo')
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes)])
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function elsewhere(): string {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-disk-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** SQLite's data is on this disk, or PostgreSQL's own files. */
async function startOn(disk: string) {
  if (!postgres)
    return {
      server: await spawnServer({ dataDir: disk, env: { SEED: 'none' } }),
      dataDir: disk,
      prepare: async () => undefined,
    }
  // A full disk for its write-ahead log would end the PostgreSQL server, which no installation survives.
  const { port, stop } = await startPostgres({
    within: disk,
    flags: ['-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB'],
  })
  onTestFinished(stop)
  const url = postgresUrl(await createPostgresDatabase(port))
  const dataDir = elsewhere()
  const server = await spawnServer({ dataDir, env: { SEED: 'none', DATABASE_URL: url } })
  const prepare = async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('CHECKPOINT')
    await client.query('SELECT pg_switch_wal()')
    await client.end()
  }
  return { server, dataDir, prepare }
}

async function timed<T>(act: () => Promise<T>): Promise<T> {
  const startTime = performance.now()
  const result = await act()
  expect(performance.now() - startTime).toBeLessThan(ANSWERS_WITHIN_MS)
  return result
}

async function open({ url }: ServerProcess) {
  const installation = await connectToServer(url)
  return {
    ...installation,
    call: (...args: Parameters<typeof installation.call>) => timed(() => installation.call(...args)),
    upload: (bytes: Buffer<ArrayBuffer>) => timed(() => installation.upload(bytes)),
    write: (name: string) =>
      timed(() => installation.call('POST', '/api/admin/categories/', { name: { de: name, en: '' } })),
    read: async (path: string) => (await timed(() => fetch(url + path))).status,
  }
}

const makePage = ({ call }: Awaited<ReturnType<typeof open>>) =>
  call('POST', '/api/admin/pages/', {
    title: { de: 'Haus', en: '' },
    slug_de: 'haus',
    slug_en: 'house',
    is_online: true,
  })
const until = () => performance.now() + runTimeMs(1) / 2
const room = fc.sample(fc.noBias(fc.integer({ min: 0, max: LEFT_AT_MOST })), { seed, numRuns: 10_000 })

test('a full disk refuses writes with 503 and still serves pages', async () => {
  const disk = mountDisk(DISK_MB)
  if (!disk) return
  const { server, dataDir, prepare } = await startOn(disk.folder)
  onTestFinished(server.stop)
  const installation = await open(server)
  expect((await makePage(installation)).status).toBe(201)
  const counts = { rounds: 0, confirmed: 0, refused: 0 }
  const end = until()
  do {
    await prepare()
    const makeRoom = disk.fill(counts.rounds === 0 ? 0 : (room[counts.rounds % room.length] ?? 0))
    // Space that the database has reserved takes a few more writes.
    for (let refused = 0; refused < REFUSED_EACH; ) {
      const { status, headers, body } = await installation.write(
        `voll ${counts.rounds} ${counts.confirmed} ${counts.refused} ${'x'.repeat(250)}`,
      )
      if (status === 201) counts.confirmed++
      else {
        expect([status, headers.get('retry-after'), body.title]).toEqual([
          503,
          '5',
          'Der Dienst ist gerade nicht erreichbar.',
        ])
        refused++
        counts.refused++
      }
    }
    const uploaded = await installation.upload(pdf(TOO_LARGE))
    // The media may be on another disk, and their record may find room.
    if (!postgres || uploaded.status !== 201)
      expect([uploaded.status, uploaded.headers.get('retry-after')]).toEqual([503, '5'])
    else expect((await fetch(`${server.url}/files/${uploaded.body.id}/programm.pdf`)).status).toBe(200)
    for (const path of ['/healthz', '/readyz', '/de/haus', '/api/categories/'])
      expect([path, await installation.read(path)]).toEqual([path, 200])

    makeRoom()
    const bytes = pdf(20_000)
    expect((await installation.write(`nachher ${counts.rounds}`)).status).toBe(201)
    counts.confirmed++
    const stored = await installation.upload(bytes)
    expect(stored.status).toBe(201)
    const read = await fetch(`${server.url}/files/${stored.body.id}/programm.pdf`)
    expect(sumOf(new Uint8Array(await read.arrayBuffer()))).toBe(sumOf(bytes))
    // Confirmed records exist, refused ones do not.
    expect((await installation.call('GET', '/api/admin/categories/?page_size=1')).body.count).toBe(counts.confirmed)
    expect(
      readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part')),
    ).toEqual([])
    counts.rounds++
  } while (performance.now() < end)
  const { rounds, confirmed, refused } = counts
  report(
    `${postgres ? 'PostgreSQL' : 'SQLite'}, disk full ${rounds} times: ${confirmed} writes confirmed and kept, ${refused} refused with 503, uploads too where there was no room for them, pages read; with room again everything works`,
  )
})

test('a read-only disk refuses writes with 503 and still serves pages', async () => {
  const disk = mountDisk(DISK_MB)
  if (!disk) return
  const database = postgres ? { DATABASE_URL: postgresUrl(await createPostgresDatabase(postgres.port)) } : {}
  const env = { SEED: 'none', ...database }
  const firstServer = await spawnServer({ dataDir: disk.folder, env })
  // A login needs a write.
  const installation = await open(firstServer)
  expect((await makePage(installation)).status).toBe(201)
  await firstServer.stop()
  let rounds = 0
  const end = until()
  do {
    expect(disk.remount('ro')).toBe(true)
    const server = await spawnServer({ dataDir: disk.folder, port: firstServer.port, env })
    expect(await installation.read('/de/haus')).toBe(200)
    const uploaded = await installation.upload(pdf(20_000))
    expect([uploaded.status, uploaded.headers.get('retry-after')]).toEqual([503, '5'])
    const response = await installation.write(`nur lesen ${rounds}`)
    // The database may be on another disk.
    expect([response.status, response.headers.get('retry-after')]).toEqual(postgres ? [201, null] : [503, '5'])
    await server.stop()
    expect(disk.remount('rw')).toBe(true)
    const secondServer = await spawnServer({ dataDir: disk.folder, port: firstServer.port, env })
    expect((await installation.upload(pdf(20_000))).status).toBe(201)
    await secondServer.stop()
    rounds++
  } while (performance.now() < end)
  report(
    `${postgres ? 'PostgreSQL' : 'SQLite'}, disk read-only ${rounds} times: it starts, pages are read, what would be written there is refused with 503`,
  )
})
