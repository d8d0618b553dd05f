// `npm run bench:office`: how long the server takes for every list of the back office, in a small house and in one with the
// archive, one call after another, the first of each kind not counted. Told are p99 and its ratio to the small house.
import { performance } from 'node:perf_hooks'
import { importArchive } from './bench-archive.mjs'
import { withServer } from './bench-server.mjs'
import { say } from './prepare.mjs'

const CALLS = 40
const WORDS = ['Mozart', 'Konzert', 'Klavier', 'xyzzyqw']

/** @typedef {(method: string, path: string, body?: unknown) => Promise<any>} Call */

/** The addresses asked: each list at its beginning and end, backwards, and searched; then what looks at several. @param {Call} call */
async function addressesOf(call) {
  /** @type {Map<string, string[]>} */
  const addresses = new Map()
  for (const [name, href] of Object.entries(await call('GET', '/api/admin/'))) {
    const path = new URL(href, 'http://any').pathname
    const { count } = await call('GET', path)
    addresses.set(name, [
      path,
      `${path}?page=${Math.max(1, Math.ceil(count / 25))}`,
      `${path}?ordering=-id`,
      ...WORDS.map((word) => `${path}?search=${encodeURIComponent(word)}`),
    ])
  }
  const more = {
    'dates of a month': ['/api/admin/event-dates/?month=2019-11', '/api/admin/event-dates/?past=true&ordering=-date_start'],
    'dates that lack something': ['tickets', 'picture', 'programme', 'english'].map((lacks) => `/api/admin/event-dates/?lacks=${lacks}&past=false`),
    'find (Ctrl+K)': WORDS.map((word) => `/api/admin/find/?q=${word}`),
    log: ['/api/admin/audit-log/', '/api/admin/audit-log/?page=4'],
    attention: ['/api/admin/attention/'],
    bin: ['/api/admin/bin/'],
    'pictures nobody uses': ['/api/admin/images/?unused=true'],
  }
  for (const [name, paths] of Object.entries(more)) addresses.set(name, paths)
  return addresses
}

/** @param {Call} call @returns {Promise<Map<string, number>>} p99 in milliseconds by list */
async function measure(call) {
  const found = new Map()
  for (const [name, paths] of await addressesOf(call)) {
    /** @type {number[]} */
    const times = []
    for (let round = 0; round <= CALLS; round++) {
      for (const path of paths) {
        const started = performance.now()
        await call('GET', path)
        if (round > 0) times.push(performance.now() - started)
      }
    }
    times.sort((one, other) => one - other)
    found.set(name, times[Math.floor(times.length * 0.99)] ?? Number.NaN)
  }
  return found
}

await withServer(async ({ login, dataDir, restart }) => {
  const small = await measure((await login()).call)
  await importArchive(dataDir)
  await restart()
  const large = await measure((await login()).call)
  say(`${'list'.padEnd(28)}${'p99'.padStart(9)}   of the small house`)
  for (const [name, p99] of large) say(`${name.padEnd(28)}${p99.toFixed(1).padStart(6)} ms   ${(p99 / (small.get(name) ?? p99)).toFixed(2)}`)
})
