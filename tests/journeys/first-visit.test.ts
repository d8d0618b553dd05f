import { expect, test } from 'vitest'
import { hydration } from '#config'
import {
  allEventDates,
  desktop,
  holdScripts,
  newVisitor,
  open,
  phone,
  pollUntil,
  saveData,
  waitForHydration,
  watchBytes,
} from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const KIB = 1024
/** For the home page, compressed; with the consent bar. */
const FONTS_MAX = 60 * KIB
const SCRIPTS_AT_REST_MAX = 4 * KIB
const ALL_AT_REST_MAX = 125 * KIB
/** After the first interaction, with the whole style sheets (18 KiB), which other pages have then. */
const SCRIPTS_MAX = 150 * KIB
const ALL_MAX = 272 * KIB
/** With the dialogs that a press may open, all prefetched. */
const ALL_PREFETCHED_MAX = 283 * KIB

const { site, browser } = await useSite()
/** Only with deferred scripts; React Router's own way loads them with the page. */
const testOfFirstAct = test.runIf(hydration === 'first-act')

testOfFirstAct(
  'a first visit of the home page stays within its bytes; data savers get the scripts with the first act',
  async () => {
    const page = await newVisitor(
      { browser, site },
      { isNew: true, hasDecided: false, viewport: phone, deviceScaleFactor: 2 },
    )
    await saveData(page)
    const bytes = await watchBytes(page)
    await page.goto('/de')
    await page.getByRole('dialog').waitFor()
    await pollUntil(() => bytes().Script).toBeGreaterThan(0)
    expect(bytes().Script).toBeLessThanOrEqual(SCRIPTS_AT_REST_MAX)
    expect(bytes().Font).toBeGreaterThan(0)
    expect(bytes().Font).toBeLessThanOrEqual(FONTS_MAX)
    // An idle page loads its whole style sheets.
    expect(Number(bytes().all) - Number(bytes().Stylesheet ?? 0)).toBeLessThanOrEqual(ALL_AT_REST_MAX)
    expect(await page.locator('img[fetchpriority=high]').count(), 'one picture comes before all others').toBe(1)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    process.stdout.write(
      `first visit of /de: ${Object.entries(bytes())
        .map(([type, sum]) => `${type} ${(sum / KIB).toFixed(1)}`)
        .join(', ')} KiB\n`,
    )
    expect(bytes().Script).toBeLessThanOrEqual(SCRIPTS_MAX)
    expect(bytes().all).toBeLessThanOrEqual(ALL_MAX)
  },
)

testOfFirstAct('an idle page prefetches what a first act needs and runs nothing of it', async () => {
  const page = await newVisitor({ browser, site }, { isNew: true, hasDecided: false, viewport: phone })
  const bytes = await watchBytes(page)
  await page.goto('/de')
  await page.waitForLoadState('networkidle')
  const assets = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name)),
  )
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventEnd),
  )
  expect(assets.length).toBeGreaterThan(10)
  expect(Math.min(...assets.map(({ startTime }) => startTime)), 'only once the page has loaded').toBeGreaterThan(
    loaded[0],
  )
  expect(bytes().all).toBeLessThanOrEqual(ALL_PREFETCHED_MAX)
  expect(await page.locator('html[data-live]').count()).toBe(0)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.getByRole('button', { name: 'Auswählen' }).click()
  await page.getByRole('dialog', { name: 'Cookie-Einstellungen' }).waitFor()
  expect(requested.filter((url) => url.endsWith('.js'))).toEqual([])
})

test('one image loads before first paint, the others after it', async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone, deviceScaleFactor: 2 })
  await page.goto('/de/mitarbeiter')
  const picturesAsked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.includes('/media/') ? [startTime] : [])),
    )
  await pollUntil(async () => (await picturesAsked()).length).toBeGreaterThan(3)
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  expect(firstPaint).toBeGreaterThan(0)
  expect((await picturesAsked()).filter((time) => time < firstPaint)).toHaveLength(1)
  const readPositions = () =>
    page
      .locator('main img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top + window.scrollY))
  expect(Math.min(...(await readPositions())), 'each is in its place').toBeGreaterThan(0)

  const withoutScripts = await newVisitor({ browser, site }, { viewport: phone, javaScriptEnabled: false })
  await withoutScripts.goto('/de/mitarbeiter')
  await pollUntil(() =>
    withoutScripts
      .locator('main img')
      .evaluateAll(
        (pictures) =>
          pictures.filter((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0).length,
      ),
  ).toBeGreaterThan(3)
})

testOfFirstAct(
  'who has consented to something has it without doing anything; who is asked can answer before any script is there',
  async () => {
    const page = await newVisitor({ browser, site }, { isNew: true, hasDecided: false })
    const release = await holdScripts(page)
    await page.goto('/de/musikschule', { waitUntil: 'commit' })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Alles erlauben' }).click()
    await dialog.waitFor({ state: 'hidden' })
    release()
    await page.locator('iframe').waitFor()
    await page.reload()
    await page.locator('iframe').waitFor()
  },
)

test('a video pressed first after the load starts', async () => {
  for (const options of [{ viewport: desktop }, { viewport: phone, hasTouch: true }]) {
    const page = await newVisitor({ browser, site }, options)
    await page.goto('/de/musikschule')
    const button = page.getByRole('button', { name: 'Einmal laden' }).first()
    await ('hasTouch' in options ? button.tap() : button.click())
    await page.locator('iframe').waitFor()
  }
})

testOfFirstAct(
  'the key of the search leads to its field before the scripts are there, and what is written at once stays and gets suggestions',
  async () => {
    const page = await newVisitor({ browser, site }, { viewport: desktop, hasPictures: false })
    const release = await holdScripts(page)
    await page.goto('/de')
    await page.keyboard.press('/')
    await page.keyboard.type('Mendels')
    const field = page.getByRole('banner').locator('input[name=q]:visible')
    expect(await field.inputValue()).toBe('Mendels')
    release()
    await page.locator('html[data-live]').waitFor()
    await page.getByRole('banner').getByRole('option').first().waitFor()
    await page.keyboard.type('so')
    expect(await field.inputValue()).toBe('Mendelsso')
  },
)

testOfFirstAct('what a visitor presses and chooses before the scripts are there is done once they are', async () => {
  const phonePage = await newVisitor({ browser, site }, { viewport: phone })
  const release = await holdScripts(phonePage)
  await phonePage.goto('/de', { waitUntil: 'commit' })
  await phonePage.getByRole('button', { name: 'Menü öffnen' }).click()
  const menu = phonePage.locator('#navigation')
  await menu.getByRole('link', { name: 'Orchester', exact: true }).first().waitFor()
  const closings = await menu.evaluateHandle((element) => {
    const events: string[] = []
    new MutationObserver(() => element.dataset.open === 'false' && events.push('closed')).observe(element, {
      attributeFilter: ['data-open'],
    })
    return events
  })
  release()
  await phonePage.getByRole('button', { name: 'Menü schließen' }).waitFor()
  expect(await closings.jsonValue(), 'it stays open while React takes the page over').toEqual([])

  const large = await newVisitor({ browser, site }, { viewport: desktop })
  const go = await holdScripts(large)
  await large.goto('/de', { waitUntil: 'commit' })
  const venue = large.getByLabel('Spielort')
  const venueId = (await venue.locator('option').nth(1).getAttribute('value')) ?? ''
  await venue.selectOption(venueId)
  go()
  await large.waitForURL(`**/de?venue=${venueId}`)
  expect(await venue.inputValue()).toBe(venueId)

  const touchPage = await newVisitor({ browser, site }, { viewport: phone, hasTouch: true })
  const load = await holdScripts(touchPage)
  const concert = (await allEventDates(site)).find(({ status }) => status === 'scheduled')
  await touchPage.goto(concert?.url ?? '', { waitUntil: 'commit' })
  await touchPage.getByRole('link', { name: 'Kalender abonnieren' }).tap()
  load()
  await touchPage.getByRole('dialog', { name: 'Kalender abonnieren' }).waitFor()
})

test('a hovered menu opens before the scripts and stays open after', async () => {
  const page = await newVisitor({ browser, site }, { viewport: desktop })
  const release = await holdScripts(page)
  await page.goto('/de', { waitUntil: 'commit' })
  const item = page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('listitem')
    .filter({ hasText: 'Geschichte' })
    .first()
  await item.hover()
  // Not every Chromium fires a move when the pointer enters the page.
  await item.hover({ position: { x: 5, y: 5 } })
  const history = item.getByRole('link', { name: 'Geschichte' })
  await history.waitFor()
  release()
  await page.locator('html[data-live]').waitFor()
  expect(await history.isVisible()).toBe(true)
  await page.getByRole('main').hover({ position: { x: 10, y: 10 } })
  await history.waitFor({ state: 'hidden' })
})

testOfFirstAct(
  'a page that rested until its release was gone is read anew with the first act, once, and not while something is written in it',
  async () => {
    const page = await newVisitor({ browser, site }, { viewport: desktop, isNew: true })
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await saveData(page)
    await page.goto('/de')
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    const waitForHead = () => page.waitForResponse((response) => response.request().method() === 'HEAD')
    const act = async (key: string) => {
      const headResponse = waitForHead()
      await page.keyboard.press(key)
      await headResponse
    }
    const field = page.getByRole('banner').locator('input[name=q]:visible')
    await field.evaluate((element) => Object.assign(element, { value: 'Oboe' }))
    await act('Shift')
    expect(documents).toBe(1)
    await field.evaluate((element) => Object.assign(element, { value: '' }))
    const anew = page.waitForEvent('load')
    await act('Shift')
    await anew
    await act('Shift')
    expect(documents).toBe(2)
    await page.unroute('**/assets/*.js')
    await waitForHydration(page)
    expect(documents).toBe(2)
  },
)

test('links work before the scripts have loaded', async () => {
  const page = await newVisitor({ browser, site }, { viewport: desktop })
  await holdScripts(page)
  await page.goto('/de', { waitUntil: 'commit' })
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('listitem').filter({ hasText: 'Geschichte' }).first().hover()
  await menu.getByRole('link', { name: 'Geschichte' }).click()
  await page.waitForURL('**/de/orchester/geschichte', { waitUntil: 'commit' })
})

test('a page changed and changed back loads completely with a filled cache', async () => {
  const admin = await site.session()
  const read = async () => (await admin.call('GET', '/api/admin/settings/')).body
  const { contact } = await read()
  const page = await newVisitor({ browser, site })
  await open(page, '/de')
  for (const telephone of ['0331 1234', contact.phone]) {
    const { status } = await admin.call('POST', '/api/admin/settings/', {
      ...(await read()),
      contact: { ...contact, phone: telephone },
    })
    expect(status).toBe(200)
    expect(await (await fetch(`${site.url}/de`)).text()).toContain(telephone)
  }
  await open(page, '/de')
})

testOfFirstAct(
  'a page that lost its end on the way, and with it what it was made of, can be read and its menu opened',
  async () => {
    const page = await newVisitor({ browser, site }, { viewport: phone, isNew: true })
    await page.route('**/de', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).slice(0, -2000) })
    })
    const entry = page.waitForResponse(/entry\.client/)
    await page.goto('/de')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    expect(await page.evaluate(`import('${(await entry).url()}').catch(String)`)).toMatch(/no complete hydration data/)
    await page.getByRole('navigation').getByRole('link', { name: 'Orchester', exact: true }).first().click()
    await page.waitForURL('**/de/orchester')
  },
)
