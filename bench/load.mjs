import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'

const SECONDS = 4
/** Excludes compilation from the measurement. */
const WARM_SECONDS = 3
const TURNS = 7
const hasWrk = spawnSync('wrk', ['--version']).error === undefined
const measureLoad = hasWrk ? measureWithWrk : measureWithAutocannon

/** wrk needs far less CPU than a Node client, so that the server is the limit. */
export const loadTool = hasWrk ? 'wrk' : 'autocannon'

/**
 * Requests one URL for some seconds, with Brotli or `plain`; `each`: a parameter that gets a new value every time.
 * @param {string} url @param {number} connections @param {{ each?: string, plain?: boolean }} [options]
 */
export async function load(url, connections, options = {}) {
  await measureLoad(url, { connections, ...options, seconds: WARM_SECONDS })
  return measureLoad(url, { connections, ...options, seconds: SECONDS })
}

/**
 * Requests both URLs in turn, because the machine's speed varies; returns the medians of requests a second and p99 in ms.
 * @param {string} ours @param {string} theirs @param {number} connections
 */
export async function compare(ours, theirs, connections) {
  /** @param {string} url @param {number} seconds */
  const measure = (url, seconds) => measureLoad(url, { connections, seconds })
  for (const url of [ours, theirs]) await measure(url, WARM_SECONDS)
  /** @type {{ rate: number, p99: number }[][]} */
  const [ownResults, theirResults] = [[], []]
  for (let round = 0; round < TURNS; round++) {
    ownResults.push(await measure(ours, 1))
    theirResults.push(await measure(theirs, 1))
  }
  return { ours: middleOf(ownResults), theirs: middleOf(theirResults) }
}

/** @param {{ rate: number, p99: number }[]} results */
function middleOf(results) {
  return { rate: middle(results.map(({ rate }) => rate)), p99: middle(results.map(({ p99 }) => p99)) }
}

/** @param {number[]} values */
function middle(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** @typedef {{ connections: number, seconds: number, each?: string, plain?: boolean }} Load */

/** Used values of `each`. They are not reused: their pages are cached. */
let used = 0

/** @param {boolean} [isPlain] */
const encodingFor = (isPlain) => (isPlain ? 'identity' : 'br')

/** @param {string} url @param {Load} load */
async function measureWithWrk(url, { connections, seconds, each, plain }) {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-wrk-'))
  const script = join(folder, 'each.lua')
  writeFileSync(
    script,
    each
      ? `local n = ${used}\nrequest = function() n = n + 1; return wrk.format("GET", wrk.path .. "?${each}=" .. n) end\n`
      : '',
  )
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}`,
    '--latency',
    '-s',
    script,
    '-H',
    `Accept-Encoding: ${encodingFor(plain)}`,
    url,
  ]
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (failed) throw new Error(`${url}: ${failed} answers were not 2xx`)
  used += Number(/(\d+) requests in/.exec(stdout)?.[1]) + connections
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1),
  }
}

/** @param {string} url @param {Load} load */
async function measureWithAutocannon(url, { connections, seconds, each, plain }) {
  const setupRequest = (/** @type {object} */ request) => ({
    ...request,
    path: `${new URL(url).pathname}?${each}=${++used}`,
  })
  const requests = each ? [{ setupRequest }] : undefined
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': encodingFor(plain) },
    ...(requests ? { requests } : {}),
  })
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}
