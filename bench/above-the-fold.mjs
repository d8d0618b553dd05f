// `node bench/above-the-fold.mjs [URL]`: prints the positions of date, hall and tickets in each template of a running
// site, and the height of twelve dates.
import { chromium } from 'playwright-core'

const [base = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const windows = [
  [360, 640],
  [390, 664],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
]
const dates = await everyDate()
const withStatus = (...states) => dates.find(({ status }) => states.includes(status))?.url
const templates = [
  ['home', '/de'],
  ['concert', withStatus('scheduled')],
  ['concert, moved', withStatus('moved')],
  ['concert, postponed', withStatus('postponed')],
  ['concert, cancelled', withStatus('cancelled')],
].filter(([, path]) => path)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
print('template', 'window', 'date', 'hall', 'tickets', 'in the first screen')
for (const [width, height] of windows) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  for (const [name, path] of templates) {
    await page.goto(base + path, { waitUntil: 'load' })
    const positions = await page.evaluate(measureHead)
    const ends = Object.values(positions).filter((y) => y !== null)
    print(
      name,
      `${width}×${height}`,
      positions.date,
      positions.hall,
      positions.tickets,
      ends.every((y) => y <= height) ? 'yes' : 'NO',
    )
  }
  await page.goto(`${base}/de`, { waitUntil: 'load' })
  const listHeight = await page.evaluate(measureList)
  print('twelve dates', `${width}×${height}`, '', '', `${listHeight} px`, `${(listHeight / height).toFixed(1)} screens`)
  await page.close()
}
await browser.close()

/** Bottom edges in px from the top of the page; null if missing. */
function measureHead() {
  const head = document.querySelector('main header:has(time)') ?? document.querySelector('main aside')
  const end = (element) => (element ? Math.round(element.getBoundingClientRect().bottom + window.scrollY) : null)
  const lines = [...(head?.querySelectorAll('p') ?? [])]
  const date = head?.querySelector('time') ?? lines.find(({ textContent }) => /\d{4}/.test(textContent))
  const hall = lines.find((line) => /where/.test(line.className)) ?? head?.querySelector('[class*=where]')
  return { date: end(date), hall: end(hall), tickets: end(head?.querySelector('a[target=_blank]')) }
}

/** From the first to the last date of a list's first page. */
function measureList() {
  const entries = [...document.querySelectorAll('#konzerte article')]
  const [first, last] = [entries[0], entries.at(-1)].map((entry) => entry.getBoundingClientRect())
  return Math.round(last.bottom - first.top)
}

async function everyDate() {
  const found = []
  for (let next = `${base}/api/event-dates/`; next; ) {
    const response = await (await fetch(next)).json()
    found.push(...response.results)
    next = response.next
  }
  return found
}

function print(...cells) {
  process.stdout.write(`${cells.map((cell, index) => String(cell ?? '–').padEnd(index === 0 ? 22 : 12)).join(' ')}\n`)
}
