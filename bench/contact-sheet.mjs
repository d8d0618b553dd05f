// `npm run contact-sheet`: photographs every page template of the demo at four widths, in both variants and languages,
// and writes contact-sheet/<width>.html. SITE=http://… uses a running site, ONLY=home,concert and WIDTHS=390,1440
// select.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { printLine, root } from '#scripts/prepare.mjs'
import { withServer } from './demo-server.mjs'

const folder = join(root, 'contact-sheet')
const windows = { 390: 844, 768: 1024, 1440: 900, 2560: 1440 }
const locales = /** @type {const} */ (['de', 'en'])
const consent = encodeURIComponent(JSON.stringify({ categories: ['required'], services: { media: [] } }))

/** @typedef {{ name: string, de: string, en: string }} Template */

if (process.env.SITE) await photograph({ url: process.env.SITE })
else await withServer(photograph)

/** @param {{ url: string }} site */
async function photograph({ url }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const templates = await findTemplates(url)
    for (const [width, height] of Object.entries(windows)) {
      if (!isChosen('WIDTHS', width)) continue
      mkdirSync(join(folder, width), { recursive: true })
      const context = await browser.newContext({
        viewport: { width: Number(width), height },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.addCookies([{ name: 'partitur_consent', value: consent, url }])
      for (const template of templates) {
        for (const locale of locales) await takeScreenshot(context, width, template, locale, url)
      }
      await context.close()
      writeFileSync(join(folder, `${width}.html`), sheet(width, templates))
      printLine(`contact-sheet/${width}.html: ${templates.length} templates`)
    }
  } finally {
    await browser.close()
  }
}

/** @param {import('playwright-core').BrowserContext} context @param {string} width @param {Template} template @param {'de' | 'en'} locale @param {string} url */
async function takeScreenshot(context, width, { name, ...paths }, locale, url) {
  const page = await context.newPage()
  await page.goto(url + paths[locale], { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  const path = join(folder, width, `${name}-${locale}.jpg`)
  await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80 })
  await page.close()
}

/** One page of each template, the English address from the links of the German page. @param {string} url @returns {Promise<Template[]>} */
async function findTemplates(url) {
  /** @param {string} path */
  const getJson = async (path) => (await fetch(url + path)).json()
  const dates = []
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const { results, next } = await getJson(`/api/event-dates/?page=${page}`)
    dates.push(...results)
    hasNext = next !== null
  }
  const [courses, news, soloists, instructors] = await Promise.all(
    ['courses', 'blog-entries', 'soloists', 'instructors'].map((name) => getJson(`/api/${name}/`)),
  )
  /** @param {string} status */
  const withStatus = (status) => dates.find((date) => date.status === status)?.url
  /** @type {Record<string, string | undefined>} */
  const paths = {
    home: '/de',
    'home-filtered': `/de?venue=${dates[0].venue.id}`,
    seasons: '/de/saison',
    season: '/de/saison/2026-27',
    month: '/de/kalender',
    tickets: '/de/karten',
    concert: withStatus('scheduled'),
    'concert-few': withStatus('few_left'),
    'concert-sold-out': withStatus('sold_out'),
    'concert-moved': withStatus('moved'),
    'concert-postponed': withStatus('postponed'),
    'concert-cancelled': withStatus('cancelled'),
    venue: dates[0].venue.url,
    work: dates[0].event.programs[0]?.work?.url,
    composers: '/de/komponisten',
    subscriptions: '/de/abonnements',
    'visit-and-faq': '/de/karten-und-besuch',
    orchestra: '/de/orchester',
    history: '/de/orchester/geschichte',
    news: '/de/aktuelles',
    article: news.results[0].url,
    people: '/de/mitarbeiter',
    person: soloists[0].url,
    press: '/de/presse',
    contact: '/de/kontakt',
    search: '/de/suche?q=cello',
    'not-found': '/de/404',
    legal: '/de/datenschutz',
    school: '/de/musikschule',
    courses: '/de/kurse',
    course: courses[0].url,
    lessons: '/de/musikschule/unterricht',
    fees: '/de/musikschule/unterricht/gebuehren',
    teachers: '/de/musikschule/lehrkraefte',
    teacher: instructors[0].url,
    ensembles: '/de/ensembles',
  }
  const found = Object.entries(paths).flatMap(([name, de]) => (de && isChosen('ONLY', name) ? [{ name, de }] : []))
  return Promise.all(found.map(async ({ name, de }) => ({ name, de, en: await findEnglish(url, de) })))
}

/** @param {string} url @param {string} path */
async function findEnglish(url, path) {
  const response = await fetch(url + path)
  const html = response.ok ? await response.text() : ''
  const link = /<a[^>]*hrefLang="en"[^>]*>/i.exec(html)?.[0] ?? ''
  return (/href="([^"]+)"/.exec(link)?.[1] ?? path.replace('/de', '/en')).replaceAll('&amp;', '&')
}

/** @param {string} variable @param {string} name */
function isChosen(variable, name) {
  return process.env[variable]?.split(',').includes(name) ?? true
}

/** @param {string} width @param {Template[]} templates */
function sheet(width, templates) {
  const rows = templates.map(({ name, ...paths }) => {
    const pictures = locales.map((locale) => {
      const file = `${width}/${name}-${locale}.jpg`
      return `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${paths[locale]}</figcaption></figure>`
    })
    return `<section><h2>${name}</h2>${pictures.join('')}</section>`
  })
  const shown = Math.min(Number(width), 720) / 2
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${width} px</title><style>body{display:flex;flex-wrap:wrap;gap:2rem;font:14px system-ui;margin:2rem;background:#ddd}section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}h2{width:100%;margin:0}figure{margin:0;width:${shown}px}img{display:block;width:100%}figcaption{overflow-wrap:anywhere}</style>${rows.join('')}</html>\n`
}
