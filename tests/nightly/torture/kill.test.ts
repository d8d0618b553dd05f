import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import { openSqlite } from '#server/db/sqlite/sqlite-connection.ts'
import { type Site, startSite } from '#tests/support/browser/site.ts'
import { endWithTests } from '#tests/support/processes/server-process.ts'
import { report, runTimeMs, seed } from '#tests/support/processes/torture.ts'

const api = '/de/pageeditor-api'
const EDITORS = 3
const IMPORTED = 150
const LIVES_MS = { min: 150, max: 2500 }

const scratch = mkdtempSync(join(tmpdir(), 'partitur-kill-'))
const site = await startSite()
afterAll(async () => {
  await site.stop()
  rmSync(scratch, { recursive: true, force: true })
})

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
type Session = Awaited<ReturnType<Site['session']>>
/** The last sent and the last confirmed value. */
type EditedModule = { url: string; sent: number; confirmed: number }
type Uploaded = { id: number; sum: string }

async function startEditing({ call }: Session): Promise<EditedModule[]> {
  const page = (await call('GET', `${api}/page/orchester/geschichte`)).body
  const section = (await call('POST', `${api}/container/`, { ...page.container, layout: 0 })).body
  const modules = Array.from({ length: EDITORS }, () =>
    call('POST', `${api}/quote/`, { parent: section.id, content: 'Satz 0' }),
  )
  return (await Promise.all(modules)).map(({ body }) => ({ url: body.url, sent: 0, confirmed: 0 }))
}

/** Editors who work until the process is gone. */
function work({ call, headers }: Session, { edited, uploaded }: { edited: EditedModule[]; uploaded: Uploaded[] }) {
  const untilGone = async (act: () => Promise<void>) => {
    for (;;) {
      const isGone = await act().then(
        () => false,
        () => true,
      )
      if (isGone) return
    }
  }
  const edits = edited.map((module) =>
    untilGone(async () => {
      const number = ++module.sent
      const { status } = await call('POST', module.url, { content: `Satz ${number}` })
      expect(status).toBe(200)
      module.confirmed = number
    }),
  )
  const uploads = untilGone(async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(40_000)])
    const body = new FormData()
    body.set('file', new Blob([bytes]), 'programm.pdf')
    const response = await fetch(`${site.url}/api/admin/files/upload/`, { method: 'POST', headers, body })
    uploaded.push({ id: (await response.json()).id, sum: sumOf(bytes) })
  })
  return Promise.all([...edits, uploads])
}

/** A command in a terminal beside the running server; answers whether it reported success. */
function command(args: string[]): { child: ChildProcess; done: Promise<boolean> } {
  const entry = join(import.meta.dirname, '../../../build/server/index.js')
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir, ...site.env }
  const child = endWithTests(spawn(process.execPath, [entry, ...args], { env, stdio: 'ignore' }))
  return { child, done: once(child, 'exit').then(([code]) => code === 0) }
}

/** Pending changes are there as a whole, or not at all. */
async function expectNothingLost(
  { call, headers }: Session,
  { edited, uploaded }: { edited: EditedModule[]; uploaded: Uploaded[] },
): Promise<void> {
  for (const { url, sent, confirmed } of edited) {
    const stored = Number(/\d+/.exec((await call('GET', url)).body.content)?.[0])
    expect(stored).toBeGreaterThanOrEqual(confirmed)
    expect(stored).toBeLessThanOrEqual(sent)
  }
  for (const { id, sum } of uploaded)
    expect(
      sumOf(new Uint8Array(await (await fetch(`${site.url}/files/${id}/programm.pdf`, { headers })).arrayBuffer())),
    ).toBe(sum)
}

test('kill -9 at any moment neither loses nor truncates a confirmed write', async () => {
  const isSqlite = !inject('seededDemo').postgres
  const session = await site.session()
  const state = { edited: await startEditing(session), uploaded: [] as Uploaded[] }
  const backups = join(scratch, 'backups')
  const counts = { kills: 0, imports: 0, backups: 0 }
  const until = performance.now() + runTimeMs(3000)
  const lives = fc.sample(fc.noBias(fc.integer(LIVES_MS)), { seed, numRuns: 10_000 })
  while (performance.now() < until) {
    const name = `k${counts.kills}`
    const file = join(scratch, `${name}.jsonl`)
    writeFileSync(
      file,
      Array.from({ length: IMPORTED }, (_, index) => JSON.stringify({ name: { de: `${name} ${index}`, en: '' } })).join(
        '\n',
      ),
    )
    const imported = command(['import', 'categories', file])
    // PostgreSQL's programs would have to be as new as the tests' server.
    const backup = isSqlite ? command(['backup', backups]) : null
    const working = work(session, state)
    await wait(lives[counts.kills % lives.length])
    await site.kill()
    for (const { child } of [imported, ...(backup ? [backup] : [])]) if (counts.kills % 2 === 0) child.kill('SIGKILL')
    await working
    const [isImported, isBackedUp] = await Promise.all([imported.done, backup?.done])
    await site.restart()
    counts.kills++

    await expectNothingLost(session, { ...state, uploaded: state.uploaded.slice(-5) })
    const count = (await session.call('GET', `/api/admin/categories/?search=${name}%20&page_size=1`)).body.count
    expect(isImported ? [IMPORTED] : [0, IMPORTED]).toContain(count)
    if (count > 0) counts.imports++
    if (isBackedUp) counts.backups++
    const finishedBackups = existsSync(backups)
      ? readdirSync(backups).filter((folder) => !folder.endsWith('.part'))
      : []
    for (const folder of finishedBackups) expect(readdirSync(join(backups, folder))).toContain('backup.json')
  }
  await expectNothingLost(session, state)
  if (isSqlite) {
    await site.kill()
    const database = openSqlite(`file:${join(site.dataDir, 'partitur.db')}`)
    expect(JSON.stringify(database.query('PRAGMA integrity_check'))).toContain('ok')
    database.close()
  }
  const confirmed = state.edited.reduce((sum, module) => sum + module.confirmed, 0)
  report(
    `${isSqlite ? 'SQLite' : 'PostgreSQL'}: ${counts.kills} × kill -9, ${confirmed} edits and ${state.uploaded.length} uploads confirmed, none lost; ${counts.imports} imports whole, the others not at all; ${counts.backups} backups`,
  )
  expect(confirmed).toBeGreaterThan(0)
})
