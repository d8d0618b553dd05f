// `node bench/archive.mjs FILE`: writes a reproducible concert archive for `npm run import -- archive`.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ARCHIVE_DATES = 22_438
const FIRST_DAY = Date.UTC(1842, 11, 7)
const LAST_DAY = Date.UTC(2025, 5, 30)
const DAY_MS = 24 * 60 * 60 * 1000

const types = ['Subscription Season', 'Young People', 'Tour', 'Special', 'Chamber', 'Parks', 'Gala', 'Festival']
const forms = [
  'Symphony',
  'Concerto, Piano',
  'Concerto, Violin',
  'Overture',
  'Suite',
  'Serenade',
  'Fantasy',
  'Variations',
  'Rhapsody',
  'Nocturne',
]
const keys = ['C Major', 'D Minor', 'E-Flat Major', 'F Major', 'G Minor', 'A Major', 'B-Flat Major', 'C Sharp Minor']
const instruments = ['Piano', 'Violin', 'Cello', 'Soprano', 'Tenor', 'Bass', 'Mezzo-Soprano', 'Flute', 'Horn']
const syllables = [
  'ba',
  'der',
  'la',
  'mo',
  'ni',
  'ren',
  'sau',
  'ti',
  'vel',
  'wen',
  'kö',
  'ster',
  'lin',
  'hof',
  'zar',
  'dé',
]

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeArchive(process.argv[2] ?? 'archive.jsonl')

/** Writes `dates` concert dates, oldest first, all of them past. @param {string} file @param {number} dates */
export async function writeArchive(file, dates = ARCHIVE_DATES) {
  const stream = createWriteStream(file)
  for (const line of archive(dates)) if (!stream.write(`${JSON.stringify(line)}\n`)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
}

/** @param {number} dates */
function* archive(dates) {
  const random = randomFrom(1842)
  const pick = (/** @type {string[]} */ list) => list[Math.floor(random() * list.length)] ?? ''
  const number = (/** @type {number} */ below) => Math.floor(random() * below)
  // Most concerts share few names, as in real data.
  const famous = (/** @type {number} */ below) => Math.floor(random() ** 2.5 * below)
  for (let dateCount = 0, program = 1; dateCount < dates; program++) {
    const runs = Math.min(1 + number(3), dates - dateCount)
    const works = Array.from({ length: 2 + number(3) }, () => workOf(famous(9000)))
    const soloists = Array.from({ length: number(3) }, () => ({
      name: nameOf(famous(5000)),
      instrument: pick(instruments),
    }))
    const venue = famous(1100)
    const production = {
      program_id: String(program),
      name: `${works.map(({ composer }) => composer.split(',')[0]).join(', ')}`,
      name_subline: works.at(-1)?.title ?? '',
      type: pick(types),
      venue: `${nameOf(venue + 7)
        .split(' ')
        .at(-1)} Hall ${venue}`,
      city: cityOf(venue),
      programme: works,
      soloists,
      conductor: nameOf(famous(600)),
    }
    for (let run = 0; run < runs; run++, dateCount++) {
      const day = FIRST_DAY + Math.floor(((LAST_DAY - FIRST_DAY) / DAY_MS) * (dateCount / dates)) * DAY_MS
      yield { id: `${program}#${run}`, ...production, date_start: new Date(day + 19.5 * 60 * 60 * 1000).toISOString() }
    }
  }
}

/** @param {number} index */
function workOf(index) {
  const [last = '', first = ''] = nameOf((index * 7) % 2700)
    .split(' ')
    .reverse()
  return {
    composer: `${last}, ${first}`,
    title: `${forms[index % 10]} No. ${1 + (index % 41)} In ${keys[index % 8]}, Op. ${index}`,
  }
}

/** @param {number} index */
function nameOf(index) {
  return `${inventWord(index * 31 + 5)} ${inventWord(index * 17 + 911)}${inventWord(index).toLowerCase()}`
}

/** @param {number} index */
function cityOf(index) {
  return inventWord((index % 420) * 13 + 77)
}

/** @param {number} index */
function inventWord(index) {
  const [a, b, c] = [index % 16, Math.floor(index / 16) % 16, Math.floor(index / 256) % 16].map(
    (at) => syllables[at] ?? '',
  )
  return `${a?.charAt(0).toUpperCase()}${a?.slice(1)}${b}${c}`
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
