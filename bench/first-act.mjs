// Milliseconds from a visitor's first action to the first visible change (loading state or progress bar) and to its
// effect, on a slow phone: 390 × 844, CPU slowed 4 times, 1.6 Mbit/s, 150 ms, empty cache, after 5 s idle. RUNS=5
// (median), ONLY=consent,language selects actions, SITE=http://… an existing site.
import { createServer, connect as openConnection } from 'node:net'
import { chromium } from 'playwright-core'
import { printLine } from '#scripts/prepare.mjs'
import { withServer } from './demo-server.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
const REST_MS = 5000
/** From the end of a scroll to the tap. */
const AIM_MS = 1200
const MAX_WAIT_MS = 15_000
const ROUND_TRIP_MS = 150
const BYTES_PER_MS = 200

/**
 * `shows` and `responds` run in the page at every frame; `before` is the text of `changes` when the visitor taps.
 * Without `responds` the effect is the first change.
 * @typedef {{ path: string, tap: string, tapNext?: string, changes?: string, responds?: () => boolean, shows: (before: string) => boolean, asked?: boolean, locale?: string }} Act
 */

const isListLoading = () => document.querySelector('#konzerte [aria-busy=true]') !== null
const isPageLoading = () => document.documentElement.dataset.waiting !== undefined

/** @param {string} concert @returns {Record<string, Act>} */
const actsOf = (concert) => ({
  consent: {
    path: '/de',
    asked: true,
    tap: '[data-answer=required]',
    shows: () => !document.querySelector('[data-question]')?.getClientRects().length,
  },
  'month chip': {
    path: '/de',
    tap: 'nav[data-strip] a:nth-of-type(3)',
    changes: '#konzerte [aria-busy] > :last-child',
    responds: isListLoading,
    shows: (before) =>
      location.search.includes('date=') &&
      document.querySelector('#konzerte [aria-busy=false] > :last-child')?.textContent !== before,
  },
  'load more': {
    path: '/de',
    tap: '#konzerte a[href$="page=2"]',
    changes: '#konzerte [aria-busy]',
    responds: isListLoading,
    shows: (before) =>
      (document.querySelector('#konzerte [aria-busy=false]')?.textContent?.length ?? 0) > before.length + 200,
  },
  language: {
    path: '/de',
    tap: 'header a[hreflang=en]:not([class*=_wide])',
    locale: 'en-GB',
    responds: isPageLoading,
    shows: () => document.documentElement.lang === 'en',
  },
  'month arrow': {
    path: '/de/kalender/2027-01',
    tap: 'main nav a[rel=next]',
    changes: 'h1',
    responds: isPageLoading,
    shows: (before) => document.querySelector('h1') !== null && document.querySelector('h1')?.textContent !== before,
  },
  'load once': {
    path: '/de/musikschule',
    tap: '[data-embed] button',
    shows: () => document.querySelector('main iframe') !== null,
  },
  'calendar dialog': {
    path: concert,
    tap: 'main a[aria-haspopup=dialog]',
    shows: () => document.querySelector('[popover][role=dialog]:popover-open') !== null,
  },
  'course filter': {
    path: '/de/kurse',
    tap: 'main details summary',
    shows: () => document.querySelector('main details')?.matches('[open]') === true,
  },
  'course choice': {
    path: '/de/kurse',
    tap: 'main details summary',
    tapNext: 'main details details[open] label:last-child',
    changes: '#kurse',
    shows: (before) => document.querySelector('#kurse')?.textContent !== before,
  },
})

/** @param {{ url: string }} site */
async function bench({ url }) {
  const line = await holdLine(url)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const dates = await (await fetch(`${url}/api/event-dates/`)).json()
    printLine(`\n${'first act'.padEnd(18)}${'change'.padStart(8)}${'effect'.padStart(8)}  all effects`)
    for (const [name, act] of Object.entries(actsOf(dates.results[0].url))) {
      if (process.env.ONLY && !process.env.ONLY.split(',').includes(name)) continue
      const runs = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await perform(browser, line.url, act))
      const changes = inOrder(runs.map(({ change }) => change))
      const effects = inOrder(runs.map(({ effect }) => effect))
      const medians = [changes, effects].map((times) => formatTime(times[RUNS >> 1]).padStart(8)).join('')
      printLine(`${name.padEnd(18)}${medians}  ${effects.map(formatTime).join(' ')}`)
    }
  } finally {
    await browser.close()
    line.close()
  }
}

/** @param {number[]} times */
function inOrder(times) {
  return times.sort((one, other) => one - other)
}

/** @param {number} [time] */
function formatTime(time) {
  return time === Infinity ? 'lost' : String(time)
}

/** @param {import('playwright-core').Browser} browser @param {string} url @param {Act} act */
async function perform(browser, url, act) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: act.locale ?? 'de-DE',
  })
  const refused = {
    categories: ['required'],
    services: { media: [] },
    revision: 0,
    languageCode: 'page',
    consentId: 'bench',
    expirationTime: Date.now() + 1e9,
  }
  if (!act.asked)
    await context.addCookies([{ name: 'partitur_consent', value: encodeURIComponent(JSON.stringify(refused)), url }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  try {
    await page.addInitScript(watch, { shows: String(act.shows), responds: String(act.responds ?? act.shows) })
    await page.goto(url + act.path, { waitUntil: 'load' })
    await page.waitForTimeout(REST_MS)
    let tapped = await tap(page, act.tap, act.changes)
    if (act.tapNext) {
      await page.waitForTimeout(AIM_MS)
      tapped = await tap(page, act.tapNext, act.changes)
    }
    await page.waitForFunction(() => sessionStorage.getItem('shown') !== null, undefined, { timeout: MAX_WAIT_MS })
    const times = await page.evaluate(() => ['responded', 'shown'].map((name) => Number(sessionStorage.getItem(name))))
    const [change = 0, effect = 0] = times.map((time) => Math.round(time - tapped))
    return { change: change > 0 ? change : effect, effect }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return { change: Infinity, effect: Infinity }
    throw error
  } finally {
    await context.close()
  }
}

/** @param {import('playwright-core').Page} page @param {string} selector @param {string} [changes] */
async function tap(page, selector, changes = 'title') {
  const target = page.locator(selector).filter({ visible: true }).first()
  const isSeen = await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    if (top >= 60 && bottom <= window.innerHeight - 60) return true
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return false
  })
  if (!isSeen) await page.waitForTimeout(AIM_MS)
  await page.evaluate(
    (watched) => sessionStorage.setItem('before', document.querySelector(watched)?.textContent ?? ''),
    changes,
  )
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is missing`)
  const tapTime = Date.now()
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return tapTime
}

/** Runs in the page: records the frames after the tap that show the change and the effect, in this document or the next one. @param {{ shows: string, responds: string }} act */
function watch({ shows, responds }) {
  /** @param {string} name @param {string} test */
  const record = (name, test) => {
    /** @type {(before: string) => boolean} */
    const isShown = new Function(`return (${test})`)()
    const check = () => {
      const before = sessionStorage.getItem('before')
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (before === null || !isPainted || sessionStorage.getItem(name) || !isShown(before))
        return requestAnimationFrame(check)
      requestAnimationFrame(() => sessionStorage.setItem(name, String(Date.now())))
    }
    requestAnimationFrame(check)
  }
  record('responded', responds)
  record('shown', shows)
}

/** A proxy to the server as slow as a phone's connection, for pages and service workers. @param {string} url */
async function holdLine(url) {
  let freeAt = 0
  const proxy = createServer((browser) => {
    const server = openConnection(Number(new URL(url).port), '127.0.0.1')
    for (const side of [browser, server]) {
      side.on('error', () => undefined)
      side.on('close', () => setTimeout(() => (side === browser ? server : browser).destroy(), ROUND_TRIP_MS))
    }
    // The first bytes also wait for the handshake.
    let isNew = true
    browser.on('data', (bytes) => {
      setTimeout(() => server.write(bytes), isNew ? ROUND_TRIP_MS * 1.5 : ROUND_TRIP_MS / 2)
      isNew = false
    })
    server.on('data', (bytes) => {
      freeAt = Math.max(freeAt, Date.now()) + bytes.length / BYTES_PER_MS
      setTimeout(() => browser.write(bytes), freeAt - Date.now() + ROUND_TRIP_MS / 2)
    })
  })
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = proxy.address()
  if (!address || typeof address === 'string') throw new Error('the proxy has no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => proxy.close() }
}

if (process.env.SITE) await bench({ url: process.env.SITE })
else await withServer(bench)
