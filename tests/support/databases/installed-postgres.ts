import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../processes/server-process.ts'

const DEBIAN = '/usr/lib/postgresql'
const TRY_AGAIN_AFTER_MS = 100

/** The machine's own PostgreSQL with its programs, in a folder of its own. */
export async function startInstalledPostgres() {
  const [version] = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().reverse() : []
  if (!version) throw new Error('PostgreSQL and its programs are missing: apt-get install postgresql')
  const bin = join(DEBIAN, version, 'bin')
  const folder = mkdtempSync(join(tmpdir(), 'partitur-installed-pg-'))
  // It does not run as root.
  const isRoot = process.getuid?.() === 0
  const uid = isRoot ? Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout) : undefined
  if (uid !== undefined) chownSync(folder, uid, uid)
  const spawnOptions = { ...(uid === undefined ? {} : { uid }), cwd: folder }
  const data = join(folder, 'data')
  const result = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    {
      ...spawnOptions,
      encoding: 'utf8',
    },
  )
  if (result.status !== 0) throw new Error(result.stderr)
  const port = await freePort()
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-c', 'fsync=off'], {
    ...spawnOptions,
    stdio: 'ignore',
  })
  const urlOf = (database: string, user = 'postgres') => `postgres://${user}@127.0.0.1:${port}/${database}`
  while (!(await isReachable(urlOf('postgres')))) await wait(TRY_AGAIN_AFTER_MS)
  const stop = async () => {
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  return { urlOf, stop }
}

async function isReachable(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
