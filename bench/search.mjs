// `node bench/search.mjs URL`: search times of a running site, uncached, one query after another.

import { performance } from 'node:perf_hooks'

const ROUNDS = 100
/** The first queries are slower until statements are planned per connection and code is compiled. */
const WARM_UP = 50
const base = process.argv[2] ?? 'http://127.0.0.1:3000'
const searchWords = [
  ...[
    'concert',
    'Konzert',
    'symphony',
    'Sinfonie',
    'Klavier',
    'piano',
    'Geige',
    'Mozart',
    'C-Dur',
    'op. 92',
    'Sinfonie C-Dur',
    'Blockflöte',
    'Kinderkonzert',
  ],
  ...[
    'Serenade Violine',
    'Abendkasse',
    'Festival Chamber',
    'Rhapsody in F Major',
    'Konzert Klavier',
    'Overture',
    'Musikschule Geige',
    'Sinfoniekonzert',
    'Mendelsohn',
    'Xyzzyqw',
  ],
]

for (const path of ['/api/search/', '/api/search/suggestions/']) {
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const word of searchWords) {
      // Trailing spaces make another URL for the same query.
      const url = `${base}${path}?${new URLSearchParams({ q: word + ' '.repeat(round + 1) })}`
      const start = performance.now()
      const response = await fetch(url, { headers: { 'accept-language': round % 2 ? 'en' : 'de' } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      if (round >= WARM_UP) times.push({ word, ms: performance.now() - start })
    }
  }
  times.sort((one, other) => one.ms - other.ms)
  const percentile = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]?.ms.toFixed(1)
  const slow = times.slice(-3).map(({ word, ms }) => `${word} ${ms.toFixed(1)}`)
  process.stdout.write(
    `${path}: ${times.length} queries, p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, slowest ${slow.join(', ')}\n`,
  )
}
