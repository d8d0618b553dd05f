import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  allEventDates,
  newVisitor,
  open,
  phone,
  pollUntil,
  waitForHydration,
} from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const isHeaderInView = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom > 1)

test('on a phone the header hides scrolling down and returns scrolling up', async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone })
  await open(page, '/de')
  await page.mouse.wheel(0, 140)
  await page.waitForFunction(() => window.scrollY === 140)
  expect(await isHeaderInView(page)).toBe(true)
  await page.mouse.wheel(0, 600)
  await pollUntil(() => isHeaderInView(page)).toBe(false)
  await page.mouse.wheel(0, -60)
  await pollUntil(() => isHeaderInView(page)).toBe(true)
})

test('on a larger screen the header stays', async () => {
  const page = await newVisitor({ browser, site }, { viewport: { width: 820, height: 900 } })
  await open(page, '/de')
  await page.mouse.wheel(0, 900)
  await page.waitForFunction(() => window.scrollY === 900)
  expect(await isHeaderInView(page)).toBe(true)
})

test('the open menu traps the focus, locks scrolling and closes on Escape', async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone })
  await open(page, '/de')
  const button = page.getByRole('button', { name: 'Menü öffnen' })
  expect(await button.getAttribute('title')).toBe('Open Menu')
  await button.click()
  const close = page.getByRole('button', { name: 'Menü schließen' })
  expect(await close.getAttribute('title')).toBe('Close Menu')
  expect(await close.getAttribute('aria-expanded')).toBe('true')
  for (let tab = 0; tab < 25; tab += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header, #navigation') !== null)).toBe(true)
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await page.keyboard.press('Escape')
  await button.waitFor()
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a submenu expands, and following it closes the menu', async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone })
  await open(page, '/de')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const fold = page.getByRole('button', { name: 'Untermenü Orchester' })
  expect(await fold.getAttribute('aria-expanded')).toBe('false')
  await fold.click()
  expect(await fold.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('link', { name: 'Geschichte', exact: true }).click()
  await page.waitForURL('**/de/orchester/geschichte')
  await page.getByRole('button', { name: 'Menü öffnen' }).waitFor()
})

test("the menu opens with the current page's branch expanded", async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone })
  await open(page, '/de/orchester/geschichte')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  expect(await page.getByRole('button', { name: 'Untermenü Orchester' }).getAttribute('aria-expanded')).toBe('true')
  expect(await page.getByRole('button', { name: 'Untermenü Konzerte' }).getAttribute('aria-expanded')).toBe('false')
  const menu = page.locator('#navigation')
  expect(await menu.getByRole('link', { name: 'Chefdirigent' }).isVisible()).toBe(true)
  expect(await menu.getByRole('link', { name: 'Abonnements' }).isVisible()).toBe(false)
})

test('the open menu scrolls behind the header', async () => {
  const page = await newVisitor({ browser, site }, { viewport: { width: 390, height: 500 }, reducedMotion: 'reduce' })
  await open(page, '/de/orchester/geschichte')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const close = page.getByRole('button', { name: 'Menü schließen' })
  await close.hover()
  const header = async () =>
    (await page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 68 } })).toString('base64')
  const before = await header()
  await page.locator('#navigation').evaluate((screen) => screen.scrollTo(0, 72))
  expect(
    await page.getByRole('link', { name: 'Konzerte' }).evaluate((item) => Math.round(item.getBoundingClientRect().top)),
  ).toBe(20)
  expect(await header()).toBe(before)
})

test('on a large touch screen taps toggle a submenu', async () => {
  const page = await newVisitor({ browser, site }, { viewport: { width: 1180, height: 820 }, hasTouch: true })
  await page.goto('/de/orchester/geschichte')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const [concerts, orchestra] = ['Konzerte', 'Orchester'].map((title) =>
    menu.getByRole('button', { name: `Untermenü ${title}` }),
  )
  const isOpen = () => Promise.all([concerts, orchestra].map((button) => button?.getAttribute('aria-expanded')))
  await concerts?.tap()
  await waitForHydration(page)
  await pollUntil(isOpen).toEqual(['true', 'false'])
  await orchestra?.tap()
  await pollUntil(isOpen).toEqual(['false', 'true'])
  await orchestra?.tap()
  await pollUntil(isOpen).toEqual(['false', 'false'])
  await orchestra?.tap()
  await page.getByRole('heading', { level: 1 }).tap({ position: { x: 5, y: 5 } })
  await pollUntil(isOpen).toEqual(['false', 'false'])
})

test('on desktop submenus open on hover and key, and close on Escape', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de/orchester/geschichte')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const toggle = menu.getByRole('button', { name: 'Untermenü Orchester' })
  const chief = menu.getByRole('link', { name: 'Chefdirigent' })
  await toggle.hover()
  await chief.waitFor()
  await toggle.click()
  expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await chief.waitFor({ state: 'hidden' })
  await page.getByRole('main').hover({ position: { x: 10, y: 10 } })
  await page.keyboard.press('Enter')
  await chief.waitFor()
  for (let tab = 0; tab < 6; tab += 1) await page.keyboard.press('Tab')
  expect(await chief.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await chief.waitFor({ state: 'hidden' })
})

test('a long page title does not push menus out of the window', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de/orchester/geschichte')
  const longTitle =
    'Kammermusikvereinigungen und Instrumentenpatenschaften unserer Musikerinnen und Musiker in den sechs Städten am Fluss'
  const menus = page.locator('#navigation li a, [aria-label=Service] a')
  await menus.evaluateAll((links, title) => {
    for (const link of links)
      if (['Orchester', 'Chefdirigent', 'Presse'].includes(link.textContent)) link.textContent = title
  }, longTitle)
  const outside = () =>
    page.getByRole('banner').evaluate((header) => {
      const visibleElements = [...header.querySelectorAll('a, button')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      const isIn = ({ left, right }: DOMRect) => left >= 0 && right <= document.documentElement.clientWidth
      return visibleElements
        .filter((element) => !isIn(element.getBoundingClientRect()))
        .map((element) => element.textContent)
    })
  const brand = page.getByRole('link', { name: 'Startseite' }).first()
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: `Untermenü Orchester` }).hover()
    expect(await outside()).toEqual([])
    await brand.hover()
  }
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  expect(await outside()).toEqual([])
})

test('the language switch leads to the same page in the other language', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de/orchester/geschichte')
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/en/**')
  expect(new URL(page.url()).pathname).toBe('/en/orchestra/history')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL('**/de/orchester/geschichte')
})

test('the variant switch changes the colours', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de')
  expect(await page.locator('html').getAttribute('data-variant')).toBe('orchestra')
  await page.getByRole('navigation', { name: 'Haus wechseln' }).getByRole('link', { name: 'Musikschule' }).click()
  await page.waitForURL('**/de/musikschule')
  await pollUntil(() => page.locator('html').getAttribute('data-variant')).toBe('school')
})

test('a mapped host sets the variant, and its root is the school home', async () => {
  const { host } = new URL(site.url)
  const school = host.replace('127.0.0.1', 'localhost')
  const admin = await site.session()
  const { body } = await admin.call('GET', '/api/admin/settings/')
  const saved = await admin.call('POST', '/api/admin/settings/', {
    ...body,
    hosts: { orchestra: [], school: [school] },
  })
  expect(saved.status).toBe(200)
  const page = await newVisitor({ browser, site })
  await page.goto(`http://${school}/de/orchester`)
  expect(await page.locator('html').getAttribute('data-variant')).toBe('school')
  await page.goto(`http://${school}/de?a=1`)
  expect(new URL(page.url()).pathname).toBe('/de/musikschule')
})

test('without JavaScript the main menu shows the current branch', async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone, javaScriptEnabled: false })
  await page.goto('/de')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('link', { name: 'Orchester', exact: true }).click()
  await page.waitForURL('**/de/orchester')
  expect(await menu.getByRole('link', { name: 'Abonnements' }).isVisible()).toBe(false)
  await menu.getByRole('link', { name: 'Geschichte' }).click()
  await page.waitForURL('**/de/orchester/geschichte')
})

test('the home opens with the next concert, its banners second', async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone })
  await page.goto('/de')
  const next = page.getByRole('complementary', { name: 'Nächstes Konzert: Aufbruch' })
  expect(await next.getByRole('link', { name: 'Karten' }).isVisible()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Sechs Städte, ein\u00a0Orchester'])
  const entry = await page.getByRole('article').first().boundingBox()
  expect(entry?.y).toBeLessThanOrEqual(900)
})

test("the school's own host names the school and links to the orchestra", async () => {
  const admin = await site.session()
  const { body } = await admin.call('GET', '/api/admin/settings/')
  const { port } = new URL(site.url)
  expect(
    (
      await admin.call('POST', '/api/admin/settings/', {
        ...body,
        hosts: { orchestra: [], school: [`school.localhost:${port}`] },
      })
    ).status,
  ).toBe(200)
  const [date] = await allEventDates(site)
  const page = await newVisitor({ browser, site }, { baseURL: `http://school.localhost:${port}` })
  await open(page, date?.url ?? '')
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    `http://school.localhost:${port}${date?.url}`,
  )
  expect(await page.getByRole('link', { name: 'Zum Spielplan' }).getAttribute('href')).toBe(`${site.url}/de#konzerte`)
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Lehrkräfte' }).click()
  await page.waitForURL('**/de/musikschule/lehrkraefte')
  expect(await page.locator('html').getAttribute('data-variant')).toBe('school')
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(5)
  expect(
    (
      await admin.call('POST', '/api/admin/settings/', {
        ...(
          await admin.call('GET', '/api/admin/settings/')
        ).body,
        hosts: body.hosts,
      })
    ).status,
  ).toBe(200)
})

test('legal, search and missing pages have neither sponsors nor address at their foot', async () => {
  const footOf = async (path: string) => {
    const html = await (await fetch(site.url + path)).text()
    return [html.includes('Mit freundlicher Unterstützung'), html.includes('<address')]
  }
  expect(await footOf('/de/orchester')).toEqual([true, true])
  for (const path of ['/de/datenschutz', '/de/suche?q=cello', '/de/404', '/de/nirgends'])
    expect(await footOf(path), path).toEqual([false, false])
})
