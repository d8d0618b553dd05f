import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allEventDates, desktop, newVisitor, open, phone, pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A window of 1280 px at 400 %. */
const enlarged = { width: 320, height: 256 }

const { site, browser } = await useSite()

const templates: Record<string, string | (() => Promise<string>)> = {
  home: '/de',
  'home in English': '/en',
  'filtered events': '/de?event__type=1',
  'no events': '/de?date=2042-01',
  event: async () => (await allEventDates(site))[0]?.url ?? '',
  'cancelled event': async () => (await allEventDates(site)).find(({ status }) => status === 'cancelled')?.url ?? '',
  news: '/de/aktuelles',
  press: '/de/presse',
  composer: async () => (await workPlayed()).composer.url,
  composers: '/de/komponisten',
  work: async () => (await workPlayed()).url,
  seasons: '/de/saison',
  season: async () => (await records('seasons'))[0].url,
  month: '/de/kalender/2037-12',
  'month without concerts': '/en/calendar/2038-03',
  'season by composers': async () => `${(await records('seasons'))[0].url}?group=composer`,
  article: async () => (await records('blog-entries')).results[0].url,
  search: '/de/suche?q=Geige',
  people: '/de/mitarbeiter',
  soloist: async () => (await records('soloists'))[0].url,
  venue: async () => (await records('venues'))[0].url,
  page: '/de/orchester/geschichte',
  'page with embeds': '/de/vermittlung',
  'page with questions': '/de/karten-und-besuch',
  'page whose headlines begin small': '/de/kontakt',
  'accessibility statement': '/de/barrierefreiheit',
  'not found': '/de/404',
  'home of the school': '/de/musikschule',
  courses: '/de/kurse',
  'filtered courses': '/de/kurse?instruments=1,2',
  course: async () => (await records('courses'))[0].url,
  instructor: async () => (await records('instructors'))[0].url,
  ensembles: '/de/ensembles',
  ensemble: async () => (await records('ensembles'))[0].url,
}

test.each(Object.keys(templates))('%s passes axe at 390 and 1440 px and reflows enlarged', async (name) => {
  const path = await pathOf(name)
  const page = await newVisitor(
    { browser, site },
    { viewport: phone, reducedMotion: 'reduce', bypassCSP: true, hasPictures: false },
  )
  await open(page, path)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await violations(page), `${path} at ${viewport.width}`).toEqual([])
  }
  await page.setViewportSize(enlarged)
  await pollUntil(() => beyondTheEdge(page)).toEqual([])
})

test.each(['/de', '/de/musikschule'])('the open menu of %s is accessible', async (path) => {
  const page = await newVisitor(
    { browser, site },
    { viewport: phone, reducedMotion: 'reduce', bypassCSP: true, hasPictures: false },
  )
  await open(page, path)
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  for (const fold of await page.getByRole('button', { name: /^Untermenü/ }).all())
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  expect(await violations(page)).toEqual([])
})

test('the open course filter and an open submenu are accessible', async () => {
  const page = await newVisitor({ browser, site }, { reducedMotion: 'reduce', bypassCSP: true, hasPictures: false })
  await open(page, '/de/kurse')
  await page.getByText('Kurse filtern').click()
  await page.getByRole('button', { name: 'Untermenü Unterricht' }).click()
  expect(await violations(page)).toEqual([])
})

test('the consent dialog is accessible', async () => {
  const page = await newVisitor(
    { browser, site },
    { viewport: phone, hasDecided: false, reducedMotion: 'reduce', bypassCSP: true, hasPictures: false },
  )
  await open(page, '/de')
  await page.getByRole('button', { name: 'Auswählen' }).click()
  await page.getByRole('dialog', { name: 'Cookie-Einstellungen' }).waitFor()
  expect(await violations(page)).toEqual([])
})

test('the open menu reflows when enlarged', async () => {
  const page = await newVisitor({ browser, site }, { viewport: enlarged, reducedMotion: 'reduce' })
  await open(page, '/de')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  expect(await beyondTheEdge(page)).toEqual([])
})

async function pathOf(name: string): Promise<string> {
  const address = templates[name] ?? ''
  return typeof address === 'string' ? address : address()
}

/** Content that needs horizontal scrolling, or is out of reach. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const elements = [...document.querySelectorAll('body *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    return elements
      .filter(isBeyond)
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 60)}`)

    function isBeyond(element: Element): boolean {
      const isSeen =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('select, script, style')
      const { clipPath, overflowX } = getComputedStyle(element)
      if (!isSeen || clipPath !== 'none' || isInStrip(element)) return false
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > width || (overflowX !== 'visible' && element.scrollWidth > element.clientWidth)
    }

    /** The banners of a home page are side by side and moved by hand: the next ones are outside. */
    function isInStrip(element: Element): boolean {
      const strip = element.closest('[data-strip]')
      return strip !== null && strip.scrollWidth > strip.clientWidth
    }
  })
}

async function records(name: string) {
  return (await fetch(`${site.url}/api/${name}/`, { headers: { 'accept-language': 'de' } })).json()
}

async function workPlayed(): Promise<{ url: string; composer: { url: string } }> {
  const { results } = await records('past-dates')
  return results.flatMap(({ event }: { event: { works: unknown[] } }) => event.works)[0]
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (tags) => {
    type Axe = {
      run: (
        context: Document,
        options: unknown,
      ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
    }
    const { violations: axeViolations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
    })
    return axeViolations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`),
    )
  }, levels)
}
