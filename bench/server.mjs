// `npm run bench`: compares the server with a static server for the same bytes (nginx if installed, else a Node
// process) and with the last recorded run; writes to docs/performance.md.

import { printLine } from '#scripts/prepare.mjs'
import { ARCHIVE_DATES } from './archive.mjs'
import { withServer } from './demo-server.mjs'
import { importArchive } from './import-archive.mjs'
import { compare, load, loadAfterWrites, loadDuringWrites, loadTool } from './load.mjs'
import { lastRun, record } from './results.mjs'
import { withStaticServer } from './static-server.mjs'

const FEW = 4
const MANY = 20
const VISITORS = 16
const ADDRESSES = 5000
/** The process has freed the memory of its start by then. */
const SETTLED_MS = 16_000
const listOfDates = '/api/event-dates/?page=1'
const PRODUCTION = /"url":"(\/de\/konzerte\/[^"]+)"/
const CONCERT_PAGE = /\/(de\/konzerte|en\/events)\/[\w-]+\/\d+(?=<)/g

/** @typedef {{ name: string, value: number, unit: string, note?: string }} Figure */
/** @type {Figure[]} */
const figures = []
const before = lastRun()

/** @param {string} name @param {number} value @param {string} unit @param {string} [note] */
function report(name, value, unit, note = '') {
  figures.push({ name, value, unit, note })
  const last = before.get(name)
  const against = last ? `  ${(value / last).toFixed(2)} of the last run` : ''
  printLine(`${name.padEnd(52)}${value.toFixed(value < 10 ? 2 : 0).padStart(9)} ${unit.padEnd(6)}${note}${against}`)
}

/** @param {string} concert */
const screens = (concert) =>
  /** @type {const} */ ([
    ['home', '/de'],
    ['concert', concert],
    ['list of dates', listOfDates],
  ])

/**
 * Appends the number of the round to a localised field of a record.
 * @param {Awaited<ReturnType<import('./demo-server.mjs').Measured['login']>>} editor @param {string} recordUrl
 * @param {string} field @param {any} record
 */
const writing = (editor, recordUrl, field, record) => (/** @type {number} */ round) =>
  editor.call('PATCH', recordUrl, { [field]: { ...record[field], de: `${record[field].de} ${round}` } })

printLine(`load by ${loadTool}`)
await withServer(async ({ url, memory, startMs, login }) => {
  report('start', startMs, 'ms')
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  report('memory at rest', memory(), 'MB')
  const concert = PRODUCTION.exec(await (await fetch(`${url}/api/event-dates/`)).text())?.[1] ?? '/de'
  for (const [name, path] of /** @type {const} */ ([
    ['home', '/de'],
    ['concert', concert],
    ['courses', '/de/kurse'],
    ['list of dates', '/api/event-dates/?page=1'],
    ['a small answer', '/api/instrument-groups/'],
  ])) {
    await withStaticServer(url + path, async (file) => {
      const { ours, theirs } = await compare(url + path, file.url, MANY)
      report(
        `from memory: ${name}`,
        ours.rate,
        'a s',
        `${(ours.rate / theirs.rate).toFixed(2)} of ${file.name} (${file.bytes} bytes)`,
      )
    })
  }
  const editor = await login()
  const concerts = [...(await (await fetch(`${url}/sitemap.xml`)).text()).matchAll(CONCERT_PAGE)].map(([path]) => path)
  for (const [name, list, field, paths] of /** @type {const} */ ([
    ['home, an article', 'news/?on_home=true', 'title', ['/de', '/en']],
    ['home, a concert', 'productions/?past=false', 'name', ['/de', '/en']],
    ['concert, a sponsor', 'sponsors/', 'name', concerts],
  ])) {
    const [record] = (await editor.call('GET', `/api/admin/${list}`)).results
    const { rate, p99 } = await loadAfterWrites(
      paths.map((path) => url + path),
      FEW,
      writing(editor, `/api/admin/${list.split('?')[0]}${record.id}/`, field, record),
    )
    report(`page made anew after a write: ${name}`, rate, 'a s', `p99 ${p99.toFixed(1)} ms`)
  }
  const productionUrl = `/api/admin/productions/${concert.split('/').at(-1)}/`
  const production = await editor.call('GET', productionUrl)
  for (const [name, path] of screens(concert)) {
    const write = writing(editor, productionUrl, 'name', production)
    const { without, during } = await loadDuringWrites(url + path, VISITORS, write)
    report(
      `with a write a second: ${name}`,
      during.rate,
      'a s',
      `${(during.rate / without.rate).toFixed(2)} of no writes, p99 ${during.p99.toFixed(1)} ms`,
    )
  }
  for (let n = 0; n < ADDRESSES; n++) {
    const month = `20${20 + (n % 70)}-${String(1 + (n % 12)).padStart(2, '0')}`
    await (await fetch(`${url}/${n % 2 ? 'de' : 'en'}?date=${month}&venue=${n % 9}&utm_source=${n}`)).arrayBuffer()
  }
  report(`memory after ${ADDRESSES} addresses`, memory(), 'MB')
})

const notFromMemory = { CACHE_MB: '0' }
await withServer(async (smallServer) => {
  const concert = PRODUCTION.exec(await (await fetch(`${smallServer.url}/api/event-dates/`)).text())?.[1] ?? '/de'
  for (const [name, path] of screens(concert)) {
    const { rate, p99 } = await load(smallServer.url + path, FEW)
    report(`nothing from memory: ${name}`, rate, 'a s', `p99 ${p99.toFixed(1)} ms`)
  }
  await withServer(async (large) => {
    report('import of the archive', ARCHIVE_DATES / (await importArchive(large.dataDir)), 'a s', 'concert dates')
    report('start with the archive', await large.restart(), 'ms')
    const { ours, theirs } = await compare(large.url + listOfDates, smallServer.url + listOfDates, FEW)
    report(
      'with the archive: list of dates',
      ours.rate,
      'a s',
      `p99 ${ours.p99.toFixed(1)} ms, ${(ours.p99 / theirs.p99).toFixed(2)} of the small installation`,
    )
  }, notFromMemory)
}, notFromMemory)

record(figures)
