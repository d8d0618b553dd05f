// `npm run bench -- screen`: first visit of each template on a phone, measured by Lighthouse (150 ms, 1.6 Mbit/s,
// slow CPU), and transferred bytes. RUNS=3 takes the median of three, ONLY=home,concert selects templates,
// SITE=http://… uses an existing site.
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { printLine } from '#scripts/prepare.mjs'
import { withServer } from './demo-server.mjs'

const RUNS = Number(process.env.RUNS ?? 1)
const PORT = 9300 + (process.pid % 200)
const KIB = 1024
const types = { html: 'Document', js: 'Script', css: 'Stylesheet', fonts: 'Font', pictures: 'Image' }

/** @param {{ url: string }} site */
async function bench({ url }) {
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`]
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args })
  try {
    printLine(
      `\n${'template'.padEnd(14)}${['score', 'FCP s', 'LCP s', 'TBT ms', 'CLS', ...Object.keys(types), 'all'].map((name) => name.padStart(9)).join('')}`,
    )
    const selectedTemplates = Object.entries(await templatesOf(url)).filter(
      ([name]) => !process.env.ONLY || process.env.ONLY.split(',').includes(name),
    )
    for (const [name, path] of selectedTemplates) {
      await makePictures(browser, url + path)
      const runs = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url + path))
      printLine(lineOf(name, runs.sort((one, other) => one.lcp - other.lcp)[Math.floor(runs.length / 2)]))
    }
  } finally {
    await browser.close()
  }
}

if (process.env.SITE) await bench({ url: process.env.SITE })
else await withServer(bench)

/** One page of each template of the demo site. @param {string} url @returns {Promise<Record<string, string>>} */
async function templatesOf(url) {
  /** @param {string} path */
  const fetchJson = async (path) => (await fetch(url + path)).json()
  const [dates, courses, news, soloists] = await Promise.all(
    ['/api/event-dates/', '/api/courses/', '/api/blog-entries/', '/api/soloists/'].map(fetchJson),
  )
  return {
    home: '/de',
    'home en': '/en',
    school: '/de/musikschule',
    concert: dates.results[0].url,
    courses: '/de/kurse',
    course: courses[0].url,
    news: '/de/aktuelles',
    article: news.results[0].url,
    page: '/de/orchester/geschichte',
    people: '/de/mitarbeiter',
    person: soloists[0].url,
    venue: dates.results[0].venue.url,
    legal: '/de/impressum',
  }
}

/** The server makes a picture when it is first asked for, and keeps it. @param {import('playwright-core').Browser} browser @param {string} url */
async function makePictures(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

/** @param {string} url */
async function measure(url) {
  const result = await lighthouse(url, { port: PORT, onlyCategories: ['performance'], logLevel: 'error' })
  const audits = result?.lhr.audits ?? {}
  const details = /** @type {{ items?: { resourceType: string, transferSize: number }[] } | undefined} */ (
    audits['network-requests']?.details
  )
  const requests = details?.items ?? []
  /** @param {string=} type */
  const bytes = (type) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    score: Math.round((result?.lhr.categories.performance?.score ?? 0) * 100),
    fcp: audits['first-contentful-paint']?.numericValue ?? 0,
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    tbt: audits['total-blocking-time']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
    bytes: [...Object.values(types).map(bytes), bytes()],
  }
}

/** @param {string} name @param {Awaited<ReturnType<typeof measure>> | undefined} run */
function lineOf(name, run) {
  if (!run) return name
  const figures = [
    String(run.score),
    (run.fcp / 1000).toFixed(2),
    (run.lcp / 1000).toFixed(2),
    run.tbt.toFixed(0),
    run.cls.toFixed(3),
  ]
  return (
    name.padEnd(14) +
    [...figures, ...run.bytes.map((sum) => (sum / KIB).toFixed(1))].map((text) => text.padStart(9)).join('')
  )
}
