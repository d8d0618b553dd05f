import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createPostgresDatabase, postgresUrl } from '#tests/support/databases/postgres-database.ts'
import { addressesOfFirstUse, installProgram } from '#tests/support/processes/installed-program.ts'
import { buildNextRelease } from '#tests/support/processes/next-release.ts'
import { spawnServer } from '#tests/support/processes/server-process.ts'

const VISITORS = 4
const PATHS = ['/de', '/en', '/de/kurse', '/de/presse', '/api/event-dates/', '/de/impressum']
const TYPES: Record<string, RegExp> = { js: /javascript/, css: /css/, woff2: /woff2/ }

const assetsIn = (html: string) => [...new Set(html.match(/\/assets\/[\w.~-]+\.(js|css|woff2)/g))]

test('SIGUSR2 replaces the build without failing requests or missing assets', async () => {
  const { folder, postgres } = inject('seededDemo')
  if (!postgres) throw new Error('these tests need PostgreSQL')
  const next = buildNextRelease()
  const program = installProgram()
  const dataDir = mkdtempSync(join(tmpdir(), 'partitur-workers-'))
  // This installation stores its own old assets.
  cpSync(join(folder, 'media'), join(dataDir, 'media'), {
    recursive: true,
    filter: (path) => !/media\/(assets|clock)$/.test(path),
  })
  const url = postgresUrl(await createPostgresDatabase(postgres.port, { from: postgres.database }))
  const installation = await spawnServer({
    dataDir,
    program,
    env: { DATABASE_URL: url, WORKERS: '2', SESSION_SECRET: 's'.repeat(40) },
  })
  onTestFinished(async () => {
    await installation.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const failed: string[] = []
  const count = { pages: 0, assets: 0 }
  const get = async (path: string) => {
    const ending = path.split('.').at(-1) ?? ''
    // A connection each, because those of one connection go to one process.
    const response = await fetch(installation.url + path, { headers: { connection: 'close' } }).catch(
      (error: Error) => error,
    )
    const text = response instanceof Error ? '' : await response.text().catch(() => '')
    if (
      !(response instanceof Error) &&
      response.status === 200 &&
      text &&
      (TYPES[ending] ?? /./).test(response.headers.get('content-type') ?? '')
    )
      return text
    failed.push(`${path} ${response instanceof Error ? response.message : response.status}`)
    return ''
  }
  const ofBefore = assetsIn(await get('/de/kurse'))
  expect(ofBefore.length).toBeGreaterThan(3)
  let isOver = false
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let index = visitor; !isOver; index++) {
      const assets = assetsIn(await get(PATHS[index % PATHS.length] ?? '/de'))
      count.pages++
      await Promise.all(assets.map(get))
      count.assets += assets.length
    }
  })
  const ofFirstUse = await addressesOfFirstUse(installation.url)
  await wait(2000)
  cpSync(join(next, 'build'), join(program, 'build-next'), { recursive: true })
  renameSync(join(program, 'build'), join(program, 'build-before'))
  renameSync(join(program, 'build-next'), join(program, 'build'))
  // The old processes run a while under the new build, and load these files only now.
  for (const [path, pattern] of Object.entries(ofFirstUse)) expect(await get(path), path).toMatch(pattern)
  await wait(2000)
  installation.signal('SIGUSR2')
  await expect.poll(installation.output, { timeout: 60_000 }).toContain('new processes')
  await wait(2000)
  isOver = true
  await Promise.all(visitors)
  process.stdout.write(
    `cluster: ${count.pages} pages and ${count.assets} of their scripts, sheets and fonts over a change of the build by SIGUSR2, ${failed.length} failed\n`,
  )
  expect([failed.length, failed.slice(0, 10)]).toEqual([0, []])
  const ofNow = assetsIn(await get('/de/kurse'))
  expect(ofBefore.filter((path) => path.endsWith('.js') && ofNow.includes(path))).toEqual([])
  await Promise.all(ofBefore.map(get))
  expect(failed).toEqual([])
})
