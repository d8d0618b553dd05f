import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install, memoryEnv, memoryFlags, printLine, root } from '#scripts/prepare.mjs'

/** Two servers may run in turn. */
let lent = 0
const account = { email: 'bench@house.example', password: 'bench-bench-bench' }

/**
 * @typedef {{ url: string, dataDir: string, startMs: number, memory: () => number, restart: () => Promise<number>, account: { email: string, password: string }, login: () => ReturnType<typeof login> }} Measured
 */

/**
 * Builds if needed and runs a server with a fresh, seeded demo site. Start times in ms, resident memory (Linux) in MB.
 * @template T @param {(server: Measured) => Promise<T>} work @param {Record<string, string>} [settings]
 */
export async function withServer(work, settings = {}) {
  install()
  build()
  const dataDir = mkdtempSync(join(tmpdir(), 'partitur-bench-'))
  const port = 4700 + (process.pid % 200) + 200 * lent++
  const env = {
    ...memoryEnv,
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    ...settings,
  }
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  const start = async () => {
    const startTime = performance.now()
    const child = spawn(process.execPath, [...memoryFlags(), join(root, 'build/server/index.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    server = child
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('back office') && resolve(undefined))
      child.on('exit', () => reject(new Error('the server ended')))
    })
    return performance.now() - startTime
  }
  const stop = async () => {
    if (!server || server.exitCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
  }
  const restart = async () => {
    await stop()
    return start()
  }
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server?.pid}/status`, 'utf8'))?.[1]) / 1024
  const url = `http://127.0.0.1:${port}`
  try {
    printLine('seeding an installation to measure …')
    await start()
    return await work({ url, dataDir, startMs: await restart(), memory, restart, account, login: () => login(url) })
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** @param {string} url */
async function login(url) {
  const response = await fetch(`${url}/de/pageeditor-api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    return { name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }
  })
  const headers = {
    'content-type': 'application/json',
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '',
  }
  return {
    cookies,
    /** @param {string} method @param {string} path @param {unknown} body */
    async call(method, path, body) {
      const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    /** @param {string} path */
    async text(path) {
      const answer = await fetch(url + path, { headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return answer.text()
    },
  }
}
