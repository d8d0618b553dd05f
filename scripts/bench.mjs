// `npm run bench`: one run against one server. Speed is told as ratios to a plain static file from the same process.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { withServer } from './bench-server.mjs'
import { root, say } from './prepare.mjs'

const SECONDS = 5
const CONNECTIONS = 20

await withServer(async ({ url }) => {
  const asset = readdirSync(join(root, 'build/client/assets')).find((file) => /^manifest.*\.js$/.test(file))
  let unique = 0
  const results = [
    await measure(url, 'static file', `/assets/${asset}`),
    await measure(url, 'cached page', '/de'),
    // A query of its own makes every request a page that nobody has asked for yet.
    await measure(url, 'uncached page', '/de', () => `/de?n=${unique++}`),
    await measure(url, 'content list, cached', '/api/event-dates/'),
    await measure(url, 'content list, uncached', '/api/event-dates/', () => `/api/event-dates/?page=1&n=${unique++}`),
  ]
  const [base] = results
  say(`\n${'what'.padEnd(26)}${'req/s'.padStart(9)}${'ratio'.padStart(8)}${'p99 ms'.padStart(9)}${'ratio'.padStart(8)}`)
  for (const { name, rate, p99 } of results) {
    say(
      `${name.padEnd(26)}${rate.toFixed(0).padStart(9)}${(rate / base.rate).toFixed(2).padStart(8)}${p99.toFixed(1).padStart(9)}${(p99 / base.p99).toFixed(2).padStart(8)}`,
    )
  }
})

/** @param {string} url @param {string} name @param {string} path @param {(() => string)=} next */
async function measure(url, name, path, next) {
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
