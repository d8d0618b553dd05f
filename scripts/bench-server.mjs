import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install, root, say } from './prepare.mjs'

const account = { email: 'bench@house.example', password: 'bench-bench-bench' }

/**
 * Builds if needed and lends a server over a fresh demo house, gone afterwards.
 * @template T @param {(server: { url: string, login: typeof login extends (url: string) => infer R ? () => R : never }) => Promise<T>} work
 */
export async function withServer(work) {
  install()
  build()
  const folder = mkdtempSync(join(tmpdir(), 'partitur-bench-'))
  const port = 4700 + (process.pid % 200)
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(root, 'build/server/index.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    say('seeding a house to measure …')
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (chunk) => String(chunk).includes('back office') && resolve(undefined))
      server.on('exit', () => reject(new Error('the server ended')))
    })
    return await work({ url, login: () => login(url) })
  } finally {
    server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
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
  }
}
