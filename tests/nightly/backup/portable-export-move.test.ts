import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createPostgresDatabase, postgresUrl } from '#tests/support/databases/postgres-database.ts'
import { startPostgres } from '#tests/support/databases/postgres-server.ts'
import { spawnServer } from '#tests/support/processes/server-process.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
/** One origin for all installations, because pages contain it. */
const ORIGIN = 'https://haus.example'

test('the installation moves to PostgreSQL and back with identical responses', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-moving-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const DATABASE_URL = postgresUrl(await createPostgresDatabase(postgres.port))
  const source = { DATA_DIR: join(folder, 'here') }
  await (await spawnServer({ dataDir: source.DATA_DIR })).stop()
  const [target, returned] = [{ DATA_DIR: join(folder, 'there'), DATABASE_URL }, { DATA_DIR: join(folder, 'back') }]

  const [exportFile, returnFile] = [join(folder, 'away.tar.gz'), join(folder, 'home.tar.gz')]
  const output = await command(['export', exportFile], source)
  expect(output).toMatch(/\d{3,} rows, \d{2,} pictures and files/)
  const rows = /\d+ rows, \d+ pictures and files/.exec(output)?.[0]
  expect(await command(['import', 'site', exportFile], target)).toContain(rows)
  await command(['export', returnFile], target)
  expect(await command(['import', 'site', returnFile], returned)).toContain(rows)

  const responses = await Promise.all([source, target, returned].map(answersOf))
  expect(responses[0]?.size).toBeGreaterThan(150)
  for (const [address, response] of responses[0] ?? []) {
    expect({ address, answer: responses[1]?.get(address) }).toEqual({ address, answer: response })
    expect({ address, answer: responses[2]?.get(address) }).toEqual({ address, answer: response })
  }
})

type Target = { DATA_DIR: string; DATABASE_URL?: string }

/** The output of a command of the built program. */
async function command(args: string[], target: Target): Promise<string> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...target }
  const { stdout } = await run(process.execPath, [join(root, 'build/server/index.js'), ...args], { cwd: root, env })
  return stdout
}

/** Responses by URL: every page of the sitemap, every list of the API, and the editor's data. */
async function answersOf({ DATA_DIR: dataDir, DATABASE_URL }: Target): Promise<Map<string, string>> {
  const server = await spawnServer({
    dataDir,
    env: { ORIGIN, SEED: 'none', ...(DATABASE_URL ? { DATABASE_URL } : {}) },
  })
  onTestFinished(() => server.stop())
  // A page contains its time of rendering.
  const fetchText = async (path: string) =>
    (await (await fetch(server.url + path)).text()).replace(/"now","\d{4}-[^"]+"/, '')
  const pages = [...(await fetchText('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.slice(ORIGIN.length),
  )
  const { paths } = JSON.parse(await fetchText('/api/openapi.json')) as {
    paths: Record<string, Record<string, unknown>>
  }
  const lists = Object.keys(paths).filter(
    (path) => path.startsWith('/api/') && !path.includes('{') && !path.startsWith('/api/admin') && paths[path]?.get,
  )
  const responses = new Map<string, string>()
  for (const path of [...pages, ...lists, '/de/kalender.ics', '/api/search/?q=mozart'])
    responses.set(path, await fetchText(path))
  // Its entries have no order.
  responses.set('/sitemap.xml', pages.toSorted().join('\n'))
  return responses
}
