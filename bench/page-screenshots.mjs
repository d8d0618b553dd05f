// `node bench/page-screenshots.mjs [URL [FOLDER]]`: screenshots of every kind of page of a running site in seven
// window sizes.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'

const [base = 'http://127.0.0.1:3000', folder = 'contact-sheet', ...onlyNames] = process.argv.slice(2)
const windows = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
]
const consent = {
  categories: ['required'],
  services: { media: [] },
  revision: 0,
  languageCode: 'page',
  consentId: 'contact-sheet',
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
await mkdir(folder, { recursive: true })
const pages = (await findPages()).filter(({ name }) => onlyNames.length === 0 || onlyNames.includes(name))
const sheet = []
for (const [width, height] of windows) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'de-DE',
    serviceWorkers: 'block',
  })
  await context.addCookies([
    {
      name: 'partitur_consent',
      value: encodeURIComponent(JSON.stringify({ ...consent, expirationTime: Date.now() + 1e9 })),
      url: base,
    },
  ])
  for (const { name, path, menu } of pages) {
    if (menu && width >= 1024) continue
    const page = await context.newPage()
    await page.goto(base + path, { waitUntil: 'networkidle' })
    if (menu) await page.getByRole('button', { name: 'Menü öffnen' }).click()
    else await showWhole(page)
    const file = `${name}-${width}.jpg`
    await page.screenshot({ path: join(folder, file), fullPage: !menu, type: 'jpeg', quality: 80 })
    sheet.push({ name, width, file })
    await page.close()
  }
  await context.close()
}
await browser.close()
await writeFile(join(folder, 'index.html'), html())
process.stdout.write(`${sheet.length} pictures: ${resolve(folder, 'index.html')}\n`)

/** Scrolls, because pictures below the fold load lazily. */
async function showWhole(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    window.scrollTo(0, 0)
  })
}

async function findPages() {
  const get = async (path) => (await fetch(base + path, { headers: { 'accept-language': 'de' } })).json()
  const [dates, courses, news, soloists, instructors, venues] = await Promise.all(
    ['event-dates', 'courses', 'blog-entries', 'soloists', 'instructors', 'venues'].map((name) => get(`/api/${name}/`)),
  )
  const later = await get('/api/event-dates/?page=3')
  const changedDate = later.results.find(({ status }) => status === 'moved' || status === 'cancelled')
  const listed = [
    ['home', '/de'],
    ['home-en', '/en'],
    ['events-filtered', `/de?event__type=${dates.results[0]?.event.type.id}`],
    ['event', dates.results[0]?.url],
    ['event-status', changedDate?.url],
    ['news', '/de/aktuelles'],
    ['article', news.results[0]?.url],
    ['persons', '/de/mitarbeiter'],
    ['soloist', soloists[0]?.url],
    ['venue', venues[0]?.url],
    ['page-orchestra', '/de/orchester'],
    ['page-history', '/de/orchester/geschichte'],
    ['page-conductor', '/de/orchester/chefdirigent'],
    ['page-tickets', '/de/karten-und-besuch'],
    ['page-outreach', '/de/vermittlung'],
    ['page-venues', '/de/spielorte-und-anfahrt'],
    ['legal', '/de/datenschutz'],
    ['not-found', '/de/404'],
    ['school-home', '/de/musikschule'],
    ['courses', '/de/kurse'],
    ['courses-filtered', `/de/kurse?parent_group=${courses[0]?.parent_group.id}`],
    ['course', courses[0]?.url],
    ['instructor', instructors[0]?.url],
    ['ensembles', '/de/ensembles'],
    ['school-fees', '/de/musikschule/unterricht/gebuehren'],
  ]
  const menus = [
    ['menu', '/de'],
    ['school-menu', '/de/musikschule'],
  ]
  return [
    ...listed.filter(([, path]) => path).map(([name, path]) => ({ name, path, menu: false })),
    ...menus.map(([name, path]) => ({ name, path, menu: true })),
  ]
}

function html() {
  const rows = [...new Set(sheet.map(({ name }) => name))].map((name) => {
    const pictures = sheet.filter((picture) => picture.name === name)
    const figures = pictures.map(
      ({ width, file }) =>
        `<figure><a href="${file}"><img src="${file}" style="width:${width / 4}px" alt="${name}, ${width} px"></a><figcaption>${width}</figcaption></figure>`,
    )
    return `<h2>${name}</h2><div>${figures.join('')}</div>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>body{font:14px system-ui;margin:2rem;background:#ddd}div{display:flex;gap:1rem;align-items:start}figure{margin:0}img{display:block;box-shadow:0 1px 6px #0003}</style>${rows.join('')}</html>\n`
}
