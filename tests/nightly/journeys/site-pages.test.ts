import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { intercept } from '#tests/support/browser/intercept.ts'
import { allEventDates, newVisitor, open, pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { startStallingProxy } from '#tests/support/processes/stalling-proxy.ts'

const { site, browser } = await useSite()

type Module = { kind: string; url: string; version: number; children?: Module[] }

async function anchorAt(path: string, kind: string, anchor: string): Promise<void> {
  const editor = await site.session()
  const { body } = await editor.call('GET', `/de/pageeditor-api/page/${path}`)
  const modules: Module[] = body.modules.flatMap((section: { columns: { children: Module[] }[] }) =>
    section.columns.flatMap((column) => column.children),
  )
  const target = modules
    .flatMap((module) => [module, ...(module.children ?? [])])
    .find((module) => module.kind === kind)
  const { status } = await editor.call('POST', target?.url ?? '', { anchor, version: target?.version })
  expect(status).toBe(200)
}

test('a hash link opens its FAQ item 250 px below the top', async () => {
  await anchorAt('karten-und-besuch', 'faqitem', 'rueckgabe')
  const page = await newVisitor({ browser, site }, { viewport: { width: 390, height: 500 } })
  await open(page, '/de/karten-und-besuch#rueckgabe')
  const item = page.locator('#rueckgabe')
  await pollUntil(() => item.locator('details').getAttribute('open')).not.toBeNull()
  await pollUntil(() => item.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(250)
  await pollUntil(() => item.locator('summary').evaluate((element) => element === document.activeElement)).toBe(true)
})

test('hydration neither moves a page opened by hash nor a scrolled one', async () => {
  const page = await newVisitor({ browser, site })
  await page.addInitScript(() => {
    window.addEventListener('scroll', () => {
      document.documentElement.dataset.places = `${document.documentElement.dataset.places ?? ''} ${Math.round(window.scrollY)}`
    })
  })
  await open(page, '/de#konzerte')
  await pollUntil(() => page.evaluate(() => document.activeElement?.id)).toBe('konzerte')
  expect(await page.locator('#konzerte').evaluate((target) => Math.round(target.getBoundingClientRect().top))).toBe(250)
  const positions = new Set((await page.locator('html').getAttribute('data-places'))?.trim().split(' '))
  expect([...positions]).toEqual([String(await page.evaluate(() => Math.round(window.scrollY)))])

  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/entry/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/de/orchester')
  await page.goto('/de#konzerte', { waitUntil: 'commit' })
  await page.waitForFunction(() => window.scrollY > 0)
  await page.mouse.wheel(0, 900)
  const leaveScroll = await page.waitForFunction(() => {
    const top = document.querySelector('#konzerte')?.getBoundingClientRect().top ?? 0
    return top < -600 && window.scrollY
  })
  release()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react')),
  )
  expect(await page.evaluate(() => window.scrollY)).toBe(await leaveScroll.jsonValue())
})

test('with reduced motion a hash link jumps', async () => {
  const page = await newVisitor({ browser, site }, { reducedMotion: 'reduce', viewport: { width: 390, height: 500 } })
  await open(page, '/de/orchester')
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight)
    document.documentElement.dataset.places = ''
    window.addEventListener('scroll', () => {
      document.documentElement.dataset.places += `${window.scrollY} `
    })
  })
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Nach oben' }).click()
  await page.waitForFunction(() => window.scrollY === 0)
  const positions = (await page.locator('html').getAttribute('data-places'))?.trim().split(' ') ?? []
  expect(positions.length).toBeLessThanOrEqual(2)
  expect(new URL(page.url()).hash).toBe('')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('a missing page is a 404 with a link home', async () => {
  const page = await newVisitor({ browser, site })
  const response = await page.goto('/en/nowhere')
  expect(response?.status()).toBe(404)
  expect(await page.title()).toBe('Page Not Found')
  await page.getByText('This page could not be found.').waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.waitForURL('**/en')
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
})

test('the footer shows postal address and phone from the settings', async () => {
  const admin = await site.session()
  const { body } = await admin.call('GET', '/api/admin/settings/')
  const contact = { ...body.contact, street: 'Webergasse 7', phone: '+49 (0) 89 1234' }
  expect((await admin.call('POST', '/api/admin/settings/', { ...body, contact })).status).toBe(200)
  const page = await newVisitor({ browser, site })
  await page.goto('/de/musikschule')
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Webergasse 7').waitFor()
  expect(await footer.getByRole('link', { name: '+49 (0) 89 1234' }).getAttribute('href')).toBe('tel:+49891234')
})

test('an old path redirects with its query', async () => {
  const editor = await site.session()
  const { status } = await editor.call('POST', '/api/admin/redirects/', {
    old_path: '/de/altes-programm',
    new_path: '/de/abonnements',
  })
  expect(status).toBe(201)
  const response = await fetch(`${site.url}/de/altes-programm?von=plakat`, { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(new URL(response.headers.get('location') ?? '', site.url).href).toBe(`${site.url}/de/abonnements?von=plakat`)
})

test('a cancelled date is marked and offers no tickets', async () => {
  const date = (await allEventDates(site)).find(({ status }) => status === 'cancelled')
  const page = await newVisitor({ browser, site })
  await page.goto(date?.url ?? '')
  const main = page.getByRole('main')
  await main.getByText('Entfällt', { exact: true }).first().waitFor()
  expect(await ownTicketLinks(page).count()).toBe(0)
  await page.goto(`/de?venue=${date?.venue.id}&event__type=${date?.event.type.id}&page=4`)
  const row = page
    .getByRole('article')
    .filter({ has: page.getByText('Entfällt', { exact: true }) })
    .first()
  await row.waitFor()
  expect(await row.getByRole('link', { name: /^Karten/ }).count()).toBe(0)
})

test('a past date is marked and offers no tickets', async () => {
  const page = await newVisitor({ browser, site })
  const soloists = (await (
    await fetch(`${site.url}/api/soloists/`, { headers: { 'accept-language': 'de' } })
  ).json()) as { name: string; url: string }[]
  await open(page, soloists.find(({ name }) => name === 'Tamás Erdélyi')?.url ?? '')
  const past = page.getByRole('region', { name: 'Vergangene Konzerte' })
  expect(await past.getByRole('link', { name: /^Karten für/ }).count()).toBe(0)
  await past.getByRole('listitem').first().getByRole('link').click()
  await page.getByText('Dieser Termin ist vorbei.').waitFor()
  expect(await ownTicketLinks(page).count()).toBe(0)
})

/** Without those of its other dates, which are a list. */
function ownTicketLinks(page: Page) {
  return page.locator('main a[href*="tickets.example"]:not(ul a)')
}

test('a missing chunk reloads the page once a minute at most', async () => {
  const page = await newVisitor({ browser, site }, { isNew: true })
  await open(page, '/de/orchester')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await intercept(page, /\/assets\/news-[^/]+\.js/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Aktuelles' }).click()
  await page.getByRole('heading', { level: 1, name: 'Aus dem Haus' }).waitFor()
  expect(documents).toBe(1)

  await open(page, '/de/orchester')
  documents = 0
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Aktuelles' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ein Fehler ist aufgetreten' }).waitFor()
  expect(documents).toBe(0)
  expect(await page.title()).toBe('Ein Fehler ist aufgetreten')
  await page.close()
})

test('without a connection a page names the concerts seen last', async () => {
  const line = await startStallingProxy(site.url)
  const page = await newVisitor({ browser, site }, { isNew: true, serviceWorkers: 'allow', baseURL: line.url })
  await open(page, '/de')
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return (await caches.match('/offline/concerts.json')) !== undefined
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const sources = await page.evaluate(async () => {
    const urls = ['/api/event-dates/?page=1', '/admin/x', '/icon-orchestra.svg'].map(
      (path) => new URL(path, location.href).href,
    )
    await Promise.all(urls.map(async (url) => (await fetch(url)).text()))
    // The browser may fetch the icon itself too.
    return urls.map((url) => [
      ...new Set(performance.getEntriesByName(url).map((entry) => entry.toJSON().workerMatchedSourceType)),
    ])
  })
  expect(sources).toEqual([['network'], ['network'], ['']])
  line.refuse()
  await page.goto('/de/orchester')
  await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor()
  const visited = page.getByRole('listitem')
  expect(await visited.count()).toBeGreaterThan(3)
  expect(await visited.first().textContent()).toContain('angesehen am')
  const cachedUrls = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => !/^\/(assets|media|offline)\//.test(path))
  })
  expect(cachedUrls).toEqual([])
  await page.goto('/de/orchester?edit')
  await page
    .getByText('Was Sie geschrieben haben und noch nicht gespeichert ist, liegt sicher auf diesem Gerät.')
    .waitFor()
  await page.goto('/de/orchester')
  line.speak()
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/de/orchester')
})

test('an offline page is a 404 for visitors and marked for editors', async () => {
  const admin = await site.session()
  const { body } = await admin.call('GET', '/api/admin/pages/?search=Freunde')
  const { id, version } = body.results.find(
    (page: { urls: { de: string } | null }) => page.urls?.de === '/de/orchester/freunde',
  )
  expect((await admin.call('PATCH', `/api/admin/pages/${id}/`, { is_online: false, version })).status).toBe(200)
  const page = await newVisitor({ browser, site })
  expect((await page.goto('/de/orchester/freunde'))?.status()).toBe(404)
  await site.login(page)
  expect((await page.goto('/de/orchester/freunde'))?.status()).toBe(200)
  await page.getByText('Diese Seite ist nicht veröffentlicht.').waitFor()
})

test('the head has hreflang links, a share image and icons', async () => {
  const page = await newVisitor({ browser, site })
  await page.goto('/de/orchester/geschichte')
  const alternates = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
    )
  expect(alternates).toEqual([
    ['de', '/de/orchester/geschichte'],
    ['en', '/en/orchestra/history'],
    ['x-default', '/de/orchester/geschichte'],
  ])
  const [date] = await allEventDates(site)
  for (const path of ['/de', date?.url ?? '']) {
    await page.goto(path)
    const shared = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
    const response = await fetch(site.url + shared.pathname + shared.search)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
  for (const path of [
    '/favicon.ico',
    '/icon-orchestra.svg',
    '/icon-school.svg',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
    '/sw.js',
  ]) {
    expect((await fetch(site.url + path)).status, path).toBe(200)
  }
})

test('a new page animates in, except with reduced motion', async () => {
  for (const [reducedMotion, duration] of [
    ['no-preference', '0.32s'],
    ['reduce', 'none'],
  ] as const) {
    const page = await newVisitor({ browser, site }, { reducedMotion })
    await open(page, '/de/orchester')
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Aktuelles' }).click()
    await page.getByRole('heading', { level: 1, name: 'Aus dem Haus' }).waitFor()
    const style = await page
      .locator('main > *')
      .first()
      .evaluate((element) => [getComputedStyle(element).animationName, getComputedStyle(element).animationDuration])
    expect(duration === 'none' ? style[0] : style[1]).toBe(duration)
  }
})

test('a page from the history appears at once', async () => {
  const page = await newVisitor({ browser, site }, { reducedMotion: 'no-preference' })
  await open(page, '/de/orchester')
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Aktuelles' }).click()
  await page.getByRole('heading', { level: 1, name: 'Aus dem Haus' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '62 Menschen und ein A' }).waitFor()
  const animations = page
    .locator('main > *')
    .first()
    .evaluate((element) => getComputedStyle(element).animationName)
  expect(await animations).toBe('none')
})
