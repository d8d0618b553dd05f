import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  allEventDates,
  newVisitor,
  open,
  pollUntil,
  waitForHydration,
  withTagManager,
} from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

type NavItem = { url: string; children: NavItem[] }

async function demoPages(): Promise<string[]> {
  const get = async (path: string) => (await fetch(site.url + path, { headers: { 'accept-language': 'de' } })).json()
  const navs = await Promise.all(
    ['de', 'en'].flatMap((locale) =>
      ['orchestra', 'school'].map((variant) => get(`/${locale}/pageeditor-api/nav?variant=${variant}`)),
    ),
  )
  const urlsOf = (items: NavItem[]): string[] => items.flatMap((item) => [item.url, ...urlsOf(item.children)])
  const fromMenus = navs.flatMap((nav) => [
    ...urlsOf(nav.main_menu),
    ...urlsOf(nav.footer),
    ...urlsOf(nav.secondary_menu),
  ])
  const lists = await Promise.all(['courses', 'instructors', 'soloists', 'venues'].map((name) => get(`/api/${name}/`)))
  const news = await get('/api/blog-entries/')
  const details = [...lists.map((list) => list[0].url), news.results[0].url, (await allEventDates(site))[0]?.url ?? '']
  return [...new Set(['/de', '/en', ...fromMenus, ...details].map((url) => url.replace(/#.*$/, '')))].filter((url) =>
    url.startsWith('/'),
  )
}

/** Requests to other hosts, which the journeys' browser cannot reach. */
function watchForeign(page: Page): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.url && request.url().startsWith('http')) foreign.push(request.url())
  })
  return foreign
}

test('no page requests other hosts before consent', async () => {
  const page = await newVisitor({ browser, site }, { hasDecided: false, hasPictures: false })
  const foreign = watchForeign(page)
  const pages = await demoPages()
  expect(pages.length).toBeGreaterThan(40)
  const [screens, addresses] = [new Set<string>(), new Set<string>()]
  for (const path of pages) {
    const screen = path.split('/').slice(0, 3).join('/')
    const html = await (await fetch(site.url + path)).text()
    const externalUrls = [...html.matchAll(/https:\/\/[\w.-]+\/[\w/?=&;.-]*/g)].map(([address]) => address)
    // A page can request only URLs that it contains; a page with a known screen and known URLs adds nothing.
    const isNew = !screens.has(screen) || externalUrls.some((address) => !addresses.has(address))
    screens.add(screen)
    for (const address of externalUrls) addresses.add(address)
    if (isNew) await page.goto(path, { waitUntil: 'load' })
  }
  expect(foreign).toEqual([])
}, 180_000)

test('an embed loads once without consent, and always after it', async () => {
  const page = await newVisitor({ browser, site })
  const foreign = watchForeign(page)
  await open(page, '/de/musikschule')
  await page.getByRole('button', { name: 'Einmal laden' }).click()
  await page.locator('iframe').waitFor()
  await pollUntil(() => foreign.some((url) => url.startsWith('https://player.vimeo.com/'))).toBe(true)
  await open(page, '/de/musikschule')
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('button', { name: 'Vimeo immer laden' }).click()
  await page.locator('iframe').waitFor()
  await open(page, '/de/musikschule')
  await page.locator('iframe').waitFor()
})

test('a service missing in the settings can only be loaded once', async () => {
  const admin = await site.session()
  const { body } = await admin.call('GET', '/api/admin/settings/')
  const saved = await admin.call('POST', '/api/admin/settings/', { ...body, consent_services: ['youtube'] })
  expect(saved.status).toBe(200)
  const page = await newVisitor({ browser, site })
  await open(page, '/de/musikschule')
  await page.getByRole('button', { name: 'Einmal laden' }).waitFor()
  expect(await page.getByRole('button', { name: /immer laden/ }).count()).toBe(0)
  expect(
    (await admin.call('POST', '/api/admin/settings/', { ...saved.body, consent_services: body.consent_services }))
      .status,
  ).toBe(200)
})

test('rejecting takes one click, and the footer reopens the dialog', async () => {
  const page = await newVisitor({ browser, site }, { hasDecided: false })
  await open(page, '/de')
  const dialog = page.getByRole('dialog', { name: 'Filme und Beiträge anderer Anbieter laden?' })
  await dialog.getByRole('button', { name: 'Nur Notwendiges' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await page.getByRole('dialog', { name: 'Cookie-Einstellungen' }).getByRole('button', { name: 'Medien' }).waitFor()
  await page.reload()
  await waitForHydration(page)
  expect(await dialog.count()).toBe(0)
})

test('a refusal persists when the visitor leaves at once', async () => {
  const page = await newVisitor({ browser, site }, { hasDecided: false, hasPictures: false })
  await page.goto('/de')
  await page.getByRole('button', { name: 'Nur Notwendiges' }).click()
  await page.goto('/de/kurse')
  expect(await page.locator('html').getAttribute('data-consent')).toBe('refused')
})

test('imprint and privacy show no consent dialog, in both languages', async () => {
  const page = await newVisitor({ browser, site }, { hasDecided: false })
  for (const path of ['/de/impressum', '/de/datenschutz', '/en/impressum', '/en/datenschutz']) {
    await open(page, path)
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('dialog', { name: 'Load films and posts from other services?' }).waitFor()
})

test('the tag manager starts with consent; revoking it reloads the page', async () => {
  await withTagManager(site, 'GTM-TEST123')
  const page = await newVisitor({ browser, site }, { hasDecided: false })
  const foreign = watchForeign(page)
  await open(page, '/de/orchester')
  expect(foreign).toEqual([])
  await page.getByRole('dialog').getByText('Besuche zählen').waitFor()
  await page.getByRole('button', { name: 'Alles erlauben' }).first().click()
  await pollUntil(() => foreign).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'])
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  const reloaded = page.waitForEvent('domcontentloaded')
  await page
    .getByRole('dialog', { name: 'Cookie-Einstellungen' })
    .getByRole('button', { name: 'Nur Notwendiges' })
    .click()
  await reloaded
  await waitForHydration(page)
  expect(foreign).toHaveLength(1)
})

test('the consent dialog does not steal the focus from typing', async () => {
  const page = await newVisitor({ browser, site }, { hasDecided: false, hasPictures: false })
  await page.goto(`${site.url}/de/suche`)
  const field = page.getByRole('main').locator('input[type=search]')
  await field.focus()
  await page.getByRole('dialog', { name: 'Filme und Beiträge anderer Anbieter laden?' }).waitFor()
  // At typing speed: the library moves the focus after 100 ms.
  await field.pressSequentially('Ludwig van Beethoven', { delay: 40 })
  expect(await field.inputValue()).toBe('Ludwig van Beethoven')
})

test('on the narrowest phone the consent dialog takes two lines', async () => {
  const page = await newVisitor(
    { browser, site },
    { hasDecided: false, hasPictures: false, viewport: { width: 320, height: 568 } },
  )
  for (const path of ['/de', '/en/music-school']) {
    await page.goto(site.url + path)
    const bar = page.locator('[data-question]')
    const [text, buttons] = [bar.locator('p'), bar.getByRole('button')]
    await buttons.nth(2).waitFor()
    // A fallback font may be wider until ours has loaded.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
    expect(boxes).toHaveLength(3)
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    expect((await text.boundingBox())?.height).toBeLessThan(32)
  }
})

test('the consent dialog leaves the last menu and page entries reachable', async () => {
  const page = await newVisitor(
    { browser, site },
    { hasDecided: false, hasPictures: false, viewport: { width: 320, height: 568 } },
  )
  await page.goto(`${site.url}/de`)
  const dialog = page.getByRole('dialog', { name: 'Filme und Beiträge anderer Anbieter laden?' })
  await dialog.waitFor()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: 'Kontakt' }).click()
  await page.waitForURL('**/de/kontakt')
  const covered = async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [footerBox, dialogBox] = [await page.getByRole('contentinfo').boundingBox(), await dialog.boundingBox()]
    // A page scrolls by whole pixels, but its height may be fractional.
    return Math.max(0, Math.floor((footerBox?.y ?? 0) + (footerBox?.height ?? 0) - (dialogBox?.y ?? 0)))
  }
  await pollUntil(covered).toBe(0)
})
