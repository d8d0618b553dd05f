// Milliseconds from a visitor's first action to its visible effect, on a slow phone: 390 × 844, CPU slowed 4 times,
// 1.6 Mbit/s, 150 ms, empty cache, after 5 s idle. RUNS=5 (median), ONLY=consent,language selects actions,
// SITE=http://… an existing site.
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
 * `shows` runs in the page at every frame; `before` is the text of `changes` when the visitor taps.
 * @typedef {{ path: string, tap: string, tapNext?: string, changes?: string, shows: (before: string) => boolean, asked?: boolean }} Act
 */

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
    shows: (before) =>
      location.search.includes('date=') &&
      document.querySelector('#konzerte [aria-busy=false] > :last-child')?.textContent !== before,
  },
  'load more': {
    path: '/de',
    tap: '#konzerte a[href$="page=2"]',
    changes: '#konzerte [aria-busy]',
    shows: (before) =>
      (document.querySelector('#konzerte [aria-busy=false]')?.textContent?.length ?? 0) > before.length + 200,
  },
  language: {
    path: '/de',
    tap: 'header a[hreflang=en]:not([class*=_wide])',
    shows: () => document.documentElement.lang === 'en',
  },
  'month arrow': {
    path: '/de/kalender/2027-01',
    tap: 'main nav a[rel=next]',
    changes: 'h1',
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
    printLine(`\n${'first act'.padEnd(18)}${'median ms'.padStart(10)}  all`)
    for (const [name, act] of Object.entries(actsOf(dates.results[0].url))) {
      if (process.env.ONLY && !process.env.ONLY.split(',').includes(name)) continue
      const times = []
      for (let run = 0; run < RUNS; run += 1) times.push(await perform(browser, line.url, act))
      times.sort((one, other) => one - other)
      printLine(
        `${name.padEnd(18) + String(times[RUNS >> 1]).padStart(10)}  ${times.map((time) => (time === Infinity ? 'lost' : time)).join(' ')}`,
      )
    }
  } finally {
    await browser.close()
    line.close()
  }
}

/** @param {import('playwright-core').Browser} browser @param {string} url @param {Act} act */
async function perform(browser, url, act) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
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
    await page.addInitScript(watch, { shows: String(act.shows) })
    await page.goto(url + act.path, { waitUntil: 'load' })
    await page.waitForTimeout(REST_MS)
    let tapped = await tap(page, act.tap, act.changes)
    if (act.tapNext) {
      await page.waitForTimeout(AIM_MS)
      tapped = await tap(page, act.tapNext, act.changes)
    }
    await page.waitForFunction(() => sessionStorage.getItem('shown') !== null, undefined, { timeout: MAX_WAIT_MS })
    return Math.round(Number(await page.evaluate(() => sessionStorage.getItem('shown'))) - tapped)
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return Infinity
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

/** Runs in the page: records the frame after the tap that shows the effect, in this document or the next one. @param {{ shows: string }} act */
function watch({ shows }) {
  /** @type {(before: string) => boolean} */
  const isShown = new Function(`return (${shows})`)()
  const checkShown = () => {
    const before = sessionStorage.getItem('before')
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (before === null || !isPainted || sessionStorage.getItem('shown') || !isShown(before))
      return requestAnimationFrame(checkShown)
    requestAnimationFrame(() => sessionStorage.setItem('shown', String(Date.now())))
  }
  requestAnimationFrame(checkShown)
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
