import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { intercept } from '#tests/support/browser/intercept.ts'
import { newVisitor, open, phone, pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const concerts = (page: Page) => page.getByRole('region', { name: 'Konzerte' })
/** An entry has a line for each of its dates. */
const rows = (page: Page) => concerts(page).getByRole('article').getByRole('listitem')
const count = (page: Page) => concerts(page).getByRole('status')
const hasRows = (page: Page, number: number) => pollUntil(() => rows(page).count()).toBe(number)

async function countOf(query: string): Promise<number> {
  return ((await (await fetch(`${site.url}/api/event-dates/${query}`)).json()) as { count: number }).count
}

test('a filter narrows the list, is in the URL and can be removed', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de')
  await page.getByLabel('Spielort').selectOption({ index: 2 })
  await page.waitForURL(/\?venue=\d+$/)
  const venue = new URL(page.url()).search
  const expected = await countOf(venue)
  await pollUntil(() => count(page).textContent()).toMatch(new RegExp(`^${expected} Konzerttermine?$`))
  await page.locator('select[name="event__type"]').selectOption({ index: 1 })
  await page.waitForURL(/event__type=\d+/)
  await concerts(page)
    .getByRole('link', { name: /^Filter „(?!.*Kursaal).*“ entfernen$/ })
    .last()
    .click()
  await page.waitForURL(`**/de${venue}`)
  await hasRows(page, Math.min(12, expected))
})

test('more filters expand, and options without results disappear', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de')
  const typesOffered = () => page.locator('select[name="event__type"] option').count()
  const before = await typesOffered()
  await page.getByText('Weitere Filter').click()
  await page.getByLabel('Für wen').selectOption({ label: 'Mit Kindern' })
  await page.waitForURL(/\?children=1$/)
  const expected = await countOf('?children=1')
  await pollUntil(() => count(page).textContent()).toBe(`${expected} Konzerttermine`)
  await pollUntil(typesOffered).toBeLessThan(before)
  await concerts(page).getByRole('link', { name: 'Filter „Mit Kindern“ entfernen' }).click()
  await pollUntil(typesOffered).toBe(before)
})

test('Back and Forward restore filters, loaded pages and scroll position', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de')
  await concerts(page).getByRole('link', { name: 'Weitere Termine laden' }).click()
  await page.waitForURL('**/de?page=2')
  await hasRows(page, 24)
  await page.getByLabel('Spielort').selectOption({ index: 2 })
  await page.waitForURL(/\?venue=/)
  const filtered = Math.min(12, await countOf(new URL(page.url()).search))
  await hasRows(page, filtered)
  await page.goBack()
  await hasRows(page, 24)
  expect(await page.getByLabel('Spielort').inputValue()).toBe('')
  await page.goForward()
  await hasRows(page, filtered)
  await page.goBack()
  await hasRows(page, 24)

  const last = concerts(page).getByRole('article').last().getByRole('heading').getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBeGreaterThan(1000)
  await last.click()
  await page.waitForURL('**/de/konzerte/**')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await hasRows(page, 24)
  await pollUntil(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(scrollY))
})

test('home, a #konzerte link and the reset each clear the filter', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de?event__type=1')
  const queries: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/event-dates/') && queries.push(new URL(request.url()).search),
  )
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Konzerte' }).click()
  await page.waitForURL('**/de#konzerte')
  await pollUntil(() => queries).toEqual(['?page=1'])
  expect(await page.locator('select[name="event__type"]').inputValue()).toBe('')

  await page.getByRole('link', { name: /zur Startseite/ }).click()
  await page.waitForURL(/\/de$/)
  await pollUntil(() => queries.length).toBe(2)

  await page.locator('select[name="event__type"]').selectOption('1')
  await page.waitForURL(/event__type=1/)
  await concerts(page).getByRole('link', { name: 'Filter zurücksetzen' }).click()
  await page.waitForURL('**/de#konzerte')
  await pollUntil(() => queries.length).toBe(4)
  expect(queries.at(-1)).toBe('?page=1')
})

test('an empty result offers to reset the filter', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de?date=2042-01')
  await page.getByText('Zu dieser Auswahl ist noch kein Konzert geplant.').waitFor()
  await page.getByText('Nehmen Sie einen Filter heraus').getByRole('link', { name: 'Filter zurücksetzen' }).click()
  await hasRows(page, 12)
})

test('a failed request shows an error and can be retried', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de')
  await intercept(page, '**/api/event-dates/**', (route) => route.abort())
  await concerts(page).getByRole('link', { name: 'Weitere Termine laden' }).click()
  await page.getByRole('alert').getByText('konnten nicht geladen werden').waitFor()
  await page.unroute('**/api/event-dates/**')
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await hasRows(page, 24)
})

test('a failed filter shows no count beside the error', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de')
  await intercept(page, '**/api/event-dates/**', (route) => route.abort())
  await page.locator('select[name="event__type"]').selectOption({ index: 1 })
  await page.getByRole('alert').getByText('konnten nicht geladen werden').waitFor()
  expect(await count(page).textContent()).toBe('')
})

test('without JavaScript a form filters and a link loads more', async () => {
  const page = await newVisitor({ browser, site }, { javaScriptEnabled: false })
  await page.goto('/de')
  await page.locator('select[name="venue"]').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await page.waitForURL(/venue=\d+/)
  const { search } = new URL(page.url())
  expect(await rows(page).count()).toBe(Math.min(12, await countOf(search)))
  await page.goto('/de')
  await concerts(page).getByRole('link', { name: 'Weitere Termine laden' }).click()
  await expect.poll(() => rows(page).count()).toBe(24)
})

test('courses filter by group and several instruments, each removable', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de/kurse')
  const lookups: string[] = []
  page.on(
    'request',
    (request) =>
      /api\/(locations|age-groups|parent-groups|instrument-groups)\//.test(request.url()) &&
      lookups.push(request.url()),
  )
  const all = await page.getByRole('main').getByRole('article').count()
  await page.getByText('Kurse filtern').click()
  await page.getByText('Instrumente', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Oboe', exact: true }).check()
  await page.waitForURL(/instruments=\d+$/)
  await page.getByRole('checkbox', { name: 'Violine', exact: true }).check()
  await page.waitForURL(/instruments=\d+,\d+$/)
  const { search } = new URL(page.url())
  const expected = ((await (await fetch(`${site.url}/api/courses/${search}`)).json()) as unknown[]).length
  expect(expected).toBeLessThan(all)
  await pollUntil(() => page.getByRole('main').getByRole('status').first().textContent()).toContain(`${expected} Kurs`)
  expect(await page.getByRole('main').getByRole('article').count()).toBe(expected)
  await page.getByRole('link', { name: 'Filter „Oboe“ entfernen' }).click()
  await page.waitForURL(/instruments=\d+$/)
  await page.getByRole('link', { name: 'Alle Filter zurücksetzen' }).click()
  await page.waitForURL(/\/de\/kurse$/)
  await pollUntil(() => page.getByRole('main').getByRole('article').count()).toBe(all)
  expect(lookups).toEqual([])
})

test('on phones months are visible, other filters are behind a counting button', async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone })
  await open(page, '/de')
  const months = page.getByRole('navigation', { name: 'Monat' })
  const [month] = (await (await fetch(`${site.url}/api/event-filter/`)).json()).months
  await months
    .getByRole('link', { name: /\(\d+\)/ })
    .first()
    .click()
  await page.waitForURL(`**/de?date=${month}`)
  const currentMonth = months.locator('[aria-current=true]', { hasText: /\(\d+\)/ })
  const count = Number(/\((\d+)\)/.exec((await currentMonth.textContent()) ?? '')?.[1])
  await pollUntil(() => concerts(page).getByRole('status').first().textContent()).toContain(`${count} Konzerttermin`)
  expect(await page.getByLabel('Spielort').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Spielort').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
})

test('course filters dim empty options and show the count', async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone })
  await open(page, '/de/kurse')
  await page.getByText('Kurse filtern').click()
  const panel = page.getByRole('main').locator('details').first()
  expect((await panel.boundingBox())?.height).toBeLessThan(900)
  expect(await panel.locator('[data-dim=true]').count()).toBe(0)
  await panel.getByRole('radio').nth(1).check()
  await pollUntil(() => panel.locator('[data-dim=true]').count()).toBeGreaterThan(0)
  const done = panel.getByRole('button', { name: /\d+ Kurse? anzeigen/ })
  const box = await done.boundingBox()
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
})

test('more news articles load below the others', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de/aktuelles')
  const articles = page.getByRole('main').getByRole('article')
  expect(await articles.count()).toBe(12)
  await page.getByRole('link', { name: 'Weitere Nachrichten laden' }).click()
  await pollUntil(() => articles.count()).toBeGreaterThan(12)
})

test('a list shows its loading state for at least 200 ms', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de')
  await page.evaluate(() => {
    const list = document.querySelector('#konzerte [aria-busy]')
    const times: number[] = []
    new MutationObserver(() => {
      times.push(performance.now())
      document.documentElement.dataset.busy = times.map((time) => Math.round(time)).join(' ')
    }).observe(list ?? document.body, { attributes: true, attributeFilter: ['aria-busy'] })
  })
  await page.locator('select[name="event__type"]').selectOption({ index: 1 })
  await page.waitForFunction(() => document.documentElement.dataset.busy?.includes(' '))
  const [start = 0, end = 0] = ((await page.locator('html').getAttribute('data-busy')) ?? '').split(' ').map(Number)
  expect(end - start).toBeGreaterThanOrEqual(199)
})

test("view transitions morph a row's image and note, except with reduced motion", async () => {
  const moving = ['note', 'poster'].map((prefix) =>
    expect.stringMatching(new RegExp(`^::view-transition-group\\(${prefix}-\\d+\\)$`)),
  )
  for (const [reducedMotion, viewport, growing] of [
    ['no-preference', { width: 1440, height: 900 }, moving],
    // Its rows have no pictures.
    ['no-preference', phone, moving.slice(0, 1)],
    ['reduce', { width: 1440, height: 900 }, []],
  ] as const) {
    const page = await newVisitor({ browser, site }, { reducedMotion, viewport })
    const readMoves = await watchMoves(page)
    await open(page, '/de')
    await concerts(page).getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/de/konzerte/**')
    await page.getByRole('link', { name: 'Zum Spielplan' }).waitFor()
    await pollUntil(readMoves).toEqual([growing])
    await page.goBack()
    await hasRows(page, 12)
    await pollUntil(readMoves).toEqual([growing, growing])
  }
})

test('in edit mode rows link without a view transition', async () => {
  const page = await newVisitor({ browser, site })
  await site.login(page)
  const readMoves = await watchMoves(page)
  await open(page, '/de?edit')
  await concerts(page).getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/de/konzerte/**')
  await page.getByRole('link', { name: 'Zum Spielplan' }).waitFor()
  expect(await readMoves()).toEqual([])
})

/** What grows or shrinks in each transition between two pages from now on; null until it is ready. */
async function watchMoves(page: Page): Promise<() => Promise<(string[] | null)[]>> {
  await page.addInitScript(() => {
    const moves: (string[] | null)[] = []
    const write = () => {
      document.documentElement.dataset.moves = JSON.stringify(moves)
    }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const index = moves.push(null) - 1
      write()
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
        moves[index] = names.filter((name) => name.startsWith('::view-transition-group')).sort()
        write()
      })
      return transition
    }
  })
  return async () => JSON.parse((await page.locator('html').getAttribute('data-moves')) ?? '[]')
}
