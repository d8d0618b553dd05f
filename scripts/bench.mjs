// `npm run bench`: one run against one server. Speed is told as ratios to a plain static file from the same process.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { build, install, root, say } from './prepare.mjs'

const SECONDS = 5
const CONNECTIONS = 20
const port = 4700 + (process.pid % 200)
const url = `http://127.0.0.1:${port}`
install()
build()

const folder = mkdtempSync(join(tmpdir(), 'partitur-bench-'))
const server = spawn(process.execPath, [join(root, 'build/server/index.js')], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: 'bench@house.example',
    ADMIN_PASSWORD: 'bench-bench-bench',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  say('seeding a house to measure …')
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('back office') && resolve(undefined))
    server.on('exit', () => reject(new Error('the server ended')))
  })
  const asset = readdirSync(join(root, 'build/client/assets')).find((file) => /^manifest.*\.js$/.test(file))
  let unique = 0
  const results = [
    await measure('static file', `/assets/${asset}`),
    await measure('cached page', '/de'),
    // A query of its own makes every request a page that nobody has asked for yet.
    await measure('uncached page', '/de', () => `/de?n=${unique++}`),
    await measure('content list, cached', '/api/event-dates/'),
    await measure('content list, uncached', '/api/event-dates/', () => `/api/event-dates/?page=1&n=${unique++}`),
  ]
  const [base] = results
  say(`\n${'what'.padEnd(26)}${'req/s'.padStart(9)}${'ratio'.padStart(8)}${'p99 ms'.padStart(9)}${'ratio'.padStart(8)}`)
  for (const { name, rate, p99 } of results) {
    say(
      `${name.padEnd(26)}${rate.toFixed(0).padStart(9)}${(rate / base.rate).toFixed(2).padStart(8)}${p99.toFixed(1).padStart(9)}${(p99 / base.p99).toFixed(2).padStart(8)}`,
    )
  }
} finally {
  server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} name @param {string} path @param {(() => string)=} next */
async function measure(name, path, next) {
  await fetch(url + path)
  const requests = next ? [{ setupRequest: (/** @type {object} */ request) => ({ ...request, path: next() }) }] : undefined
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    ...(requests ? { requests } : {}),
  })
  if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} answers were not 2xx`)
  return { name, rate: result.requests.average, p99: Math.max(result.latency.p99, 0.5) }
}
