import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

const SECONDS = 4
/** Excludes compilation from the measurement. */
const WARM_SECONDS = 3
const TURNS = 7
const REQUESTS_AFTER_WRITES = 400
const hasWrk = spawnSync('wrk', ['--version']).error === undefined
const measureLoad = hasWrk ? measureWithWrk : measureWithAutocannon

/** wrk needs far less CPU than a Node client, so that the server is the limit. */
export const loadTool = hasWrk ? 'wrk' : 'autocannon'

/** Requests one URL for some seconds. @param {string} url @param {number} connections */
export async function load(url, connections) {
  await measureLoad(url, { connections, seconds: WARM_SECONDS })
  return measureLoad(url, { connections, seconds: SECONDS })
}

/**
 * Requests each URL once after a write that all of them show, many times over; the time of the writes does not count.
 * @param {string[]} urls @param {number} connections @param {(round: number) => Promise<unknown>} write
 */
export async function loadAfterWrites(urls, connections, write) {
  const rounds = Math.ceil(REQUESTS_AFTER_WRITES / urls.length)
  const warmRounds = Math.ceil(rounds / 4)
  /** @type {number[]} */
  const times = []
  let totalMs = 0
  for (let round = 0; round < warmRounds + rounds; round++) {
    await write(round)
    const queue = urls.values()
    const started = performance.now()
    const requestNext = async () => {
      for (const url of queue) {
        const begun = performance.now()
        const response = await fetch(url, { headers: COMPRESSED })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${url}: ${response.status}`)
        if (round >= warmRounds) times.push(performance.now() - begun)
      }
    }
    await Promise.all(Array.from({ length: connections }, requestNext))
    if (round >= warmRounds) totalMs += performance.now() - started
  }
  times.sort((one, other) => one - other)
  return { rate: (times.length / totalMs) * 1000, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

/**
 * Requests one URL in turn without writes and with one write a second that it shows; the medians of requests a second
 * and p99 in ms.
 * @param {string} url @param {number} connections @param {(round: number) => Promise<unknown>} write
 */
export async function loadDuringWrites(url, connections, write) {
  await measureLoad(url, { connections, seconds: WARM_SECONDS })
  let round = 0
  /** @type {{ rate: number, p99: number }[][]} */
  const [without, during] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    without.push(await measureLoad(url, { connections, seconds: SECONDS }))
    const timer = setInterval(() => write(round++), 1000)
    during.push(await measureLoad(url, { connections, seconds: SECONDS }))
    clearInterval(timer)
  }
  return { without: middleOf(without), during: middleOf(during) }
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

/** @typedef {{ connections: number, seconds: number }} Load */

const COMPRESSED = { 'accept-encoding': 'br' }

/** @param {string} url @param {Load} load */
async function measureWithWrk(url, { connections, seconds }) {
  const header = `accept-encoding: ${COMPRESSED['accept-encoding']}`
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', '-H', header, url]
  const { stdout } = await promisify(execFile)('wrk', args)
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (failed) throw new Error(`${url}: ${failed} answers were not 2xx`)
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1),
  }
}

/** @param {string} url @param {Load} load */
async function measureWithAutocannon(url, { connections, seconds }) {
  const result = await autocannon({ url, connections, duration: seconds, headers: COMPRESSED })
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}
