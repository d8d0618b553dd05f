import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { printed } from '#tests/support/browser/pdf.ts'
import { allEventDates, newVisitor, open } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

// A headless browser identifies itself, and visits of bots are not counted.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

test("a date's poster URL redirects, is counted and prints on labels", async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 }, userAgent })
  await site.login(page)
  const openDates = async () => {
    await page.goto(`${site.url}/admin/productions/1`)
    await page.getByRole('tab', { name: 'Termine' }).click()
  }
  await openDates()
  const poster = page.getByRole('group', { name: 'Plakatadresse' }).first()
  await poster.getByText('Noch nicht aufgerufen').waitFor()
  const address = (await poster.getByRole('link', { name: /\/k\// }).getAttribute('href')) ?? ''
  expect((await fetch(`${address}.svg`)).status).toBe(200)
  const text = await poster.getByRole('link', { name: 'Text für den Satz (InDesign, Deutsch)' }).getAttribute('href')
  expect(await page.evaluate(async (href) => (await fetch(href)).text(), text ?? '')).toContain(
    '<ParaStyle:Titel>Aufbruch',
  )
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Aufbruch' }).waitFor()
  await openDates()
  await poster.getByText('Einmal aufgerufen').waitFor()

  await page.getByRole('link', { name: 'Etiketten drucken' }).click()
  await page.getByRole('button', { name: 'Drucken' }).waitFor()
  const { pages, sizes } = await printed(page)
  expect(sizes).toEqual(['210 × 297'])
  expect(pages[0]).toContain(new URL(address).pathname)
  expect(pages[0]).not.toContain('Etiketten drucken')
})

test('a poster of a hidden date shows a notice, an unused code help', async () => {
  const api = await site.session()
  const { body } = await api.call('GET', '/api/admin/posters/?resource=event-dates&id=2')
  await api.call('POST', '/api/admin/productions/1/', { is_online: false })
  const page = await openWindow({ site, browser }, { viewport: { width: 390, height: 844 } })
  expect((await page.goto(body[0].address))?.status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: 'Das steht nicht mehr auf unserem Spielplan' }).waitFor()
  expect(await page.getByRole('article').or(page.getByRole('listitem')).count()).toBeGreaterThan(0)
  const notFound = await fetch(`${site.url}/k/rejekera/en`)
  expect([notFound.status, new URL(notFound.url).pathname]).toEqual([404, '/en/k/rejekera'])
  expect(await notFound.text()).toContain('href="/en/search"')
  await api.call('POST', '/api/admin/productions/1/', { is_online: true })
})

test('a programme sheet prints on one folded sheet', async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 390, height: 844 } })
  await page.goto(`${site.url}/de/konzerte/aufbruch/1`)
  await page.getByRole('link', { name: 'Programmblatt drucken' }).click()
  await page.getByRole('heading', { level: 1, name: 'Aufbruch' }).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  const { pages, sizes } = await printed(page)
  expect(sizes).toEqual(['297 × 210', '297 × 210'])
  const [outside = '', inside = ''] = pages
  for (const text of [
    'Südwestphilharmonie',
    'Aufbruch',
    'Alte Weberei Hohenwang',
    'Die nächsten Konzerte',
    '/k/besane',
  ])
    expect(outside).toContain(text)
  for (const text of [
    'Programm',
    'Allegro aperto',
    'Pause',
    'Musik: etwa 69 Minuten, eine Pause',
    'Tamás Erdélyi',
    'Pécs',
  ])
    expect(inside.toLowerCase()).toContain(text.toLowerCase())
  expect(pages.join()).not.toContain('Drucken')
})

test('a printed concert page names times, prices, other dates and URLs', async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 390, height: 844 } })
  const texts = {
    de: [
      'Aufbruch',
      'Donnerstag, 3. Dezember',
      'Weitere Termine',
      'Stadthalle Neckarlauf',
      'Einlass',
      'Beginn',
      'Ende',
      'Kategorie A',
      '47',
      'Spulergasse 1',
    ],
    en: [
      'Setting Out',
      '3 December',
      'Other dates',
      'Stadthalle Neckarlauf',
      'Doors open',
      'Start',
      'End',
      'Category A',
      '47',
      'Spulergasse 1',
    ],
  }
  for (const [locale, path] of [
    ['de', '/de/konzerte/aufbruch/1'],
    ['en', '/en/events/setting-out/1'],
  ] as const) {
    const text = (await sheetsAt(page, path)).pages.join('\n')
    for (const word of [...texts[locale], `${new URL(site.url).host}${path}`]) expect(text).toContain(word)
  }
  expect((await sheetsAt(page, '/de/konzerte/baukasten-orchester/45')).pages[0]).toContain('Entfällt')
})

test.each(['/de/kurse', '/en/courses', '/de', '/de/impressum', '/de/aktuelles'])(
  'the printed page %s ends with its URL',
  async (path) => {
    const page = await openWindow({ site, browser }, { viewport: { width: 390, height: 844 } })
    expect((await sheetsAt(page, path)).pages.join('\n')).toContain(`${new URL(site.url).host}${path}`)
  },
)

test('month poster and course list print with page numbers in both languages', async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/de?date=2037-12`)
  const poster = page.getByRole('link', { name: 'Monatsplakat drucken' })
  expect(await poster.getAttribute('href')).toBe('/de/druck/monat/2037-12')
  const month = await sheetsAt(page, '/en/print/month/2037-12')
  expect(month.sizes).toEqual(['297 × 420'])
  for (const text of ['December', 'Peter and the Wolf', 'Kursaal Marbruck']) expect(month.pages[0]).toContain(text)
  expect((await sheetsAt(page, '/de/druck/monat/2030-07')).pages[0]).toContain(
    'In diesem Monat ist kein Konzert geplant.',
  )

  await page.goto(`${site.url}/de/kurse`)
  await page.getByRole('link', { name: 'Kursliste drucken' }).click()
  await page.getByRole('heading', { level: 1, name: 'Unsere Kurse' }).waitFor()
  const courses = await printed(page)
  expect(courses.sizes.every((size) => size === '210 × 297')).toBe(true)
  expect(courses.pages.length).toBeGreaterThan(1)
  for (const [index, text] of courses.pages.entries())
    expect(text).toMatch(new RegExp(`\\b${index + 1} / ${courses.pages.length}\\b`))
  expect((await page.goto(`${site.url}/de/druck/monat/2037-13`))?.status()).toBe(404)
})

test('a season prints as a booklet with each concert once per month', async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/de/saison/2037-38`)
  await page.getByRole('link', { name: 'Saison als Heft drucken' }).click()
  await page.getByRole('heading', { level: 1, name: 'Saison 2037/38' }).waitFor()
  const { pages, sizes } = await printed(page)
  expect(new Set(sizes)).toEqual(new Set(['148 × 210']))
  const [cover = '', contents = '', ...remainingPages] = pages
  expect(cover).toMatch(/^Südwestphilharmonie\s*Saison\s2037\/38\s*\d+ Konzerttermine[\s\S]*Hohenwang/)
  for (const text of ['Inhalt', 'Dezember 2037', 'Juli 2038']) expect(contents).toContain(text)
  expect(remainingPages.at(-1)).toContain(new URL(site.url).host)
  for (const [index, text] of remainingPages.entries()) expect(text.split(/\s+/)).toContain(String(index + 3))
  // Two dates of one month are one entry, those of three months three.
  const concerts = pages.slice(1).join()
  expect(concerts.match(/Klares Wasser/g)).toHaveLength(1)
  expect(concerts.match(/Unvollendet\?/g)).toHaveLength(3)
  expect((await sheetsAt(page, '/en/print/season/2037-38')).pages[0]).toMatch(/Season\s2037\/38/)
  expect((await page.goto(`${site.url}/de/druck/saison/2030-31`))?.status()).toBe(404)
})

test('printed pages show the canonical host', async () => {
  const { host } = new URL(site.url)
  for (const path of ['monat/2037-12', 'saison/2037-38', 'kurse', 'abend/1']) {
    const html = await (await fetch(`${site.url.replace('127.0.0.1', 'localhost')}/de/druck/${path}`)).text()
    expect(html).toContain(host)
    expect(html).not.toContain(host.replace('127.0.0.1', 'localhost'))
  }
})

test('a headline above a player alone is not printed', async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 } })
  const text = (await sheetsAt(page, '/de/presse')).pages.join('\n')
  expect(text).not.toContain('Saisonheft zum Blättern')
  for (const word of ['Für Redaktionen', 'Kontakt', 'Pressekarten']) expect(text).toContain(word)
})

async function sheetsAt(page: Page, path: string) {
  await page.goto(site.url + path)
  return printed(page)
}

test('a concert page prints programme and performers without controls', async () => {
  const [date] = await allEventDates(site)
  const page = await newVisitor({ browser, site }, { viewport: { width: 800, height: 1100 } })
  await open(page, date?.url ?? '')
  await page.emulateMedia({ media: 'print' })
  for (const locator of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'Programm' }),
    page.getByRole('heading', { name: 'Mitwirkende' }),
  ]) {
    expect(await locator.isVisible()).toBe(true)
  }
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('main').getByRole('link', { name: /^Karten/ }),
    page.getByRole('button'),
  ]) {
    expect(await hidden.filter({ visible: true }).count()).toBe(0)
  }
})

test('FAQ entries print expanded', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de/karten-und-besuch')
  await page.emulateMedia({ media: 'print' })
  // Folded content has a size too, so visibility and box are checked.
  const visibleAnswers = await page.locator('main details').evaluateAll((detailsElements) =>
    detailsElements.map((details) => {
      const [title, answerElement] = details.children
      const room = details.getBoundingClientRect().height - (title?.getBoundingClientRect().height ?? 0)
      return (
        answerElement?.checkVisibility() === true && room >= answerElement.getBoundingClientRect().height && room > 10
      )
    }),
  )
  expect(visibleAnswers.length).toBeGreaterThan(2)
  expect(visibleAnswers).not.toContain(false)
})

test('a page that is being edited prints as for visitors', async () => {
  const path = '/de/karten-und-besuch'
  const page = await openEditor({ site, browser }, { path })
  await textOf(page, 'Text, Text').first().click()
  const editedPages = await printed(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator(':focus').evaluate((text) => getComputedStyle(text).outlineStyle)).toBe('none')
  const visitor = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 } })
  await visitor.goto(site.url + path)
  // Chromium writes the answers of closed questions in another order.
  const lines = ({ pages }: { pages: string[] }) => pages.flatMap((text) => text.split('\n')).toSorted()
  expect(lines(editedPages)).toEqual(lines(await printed(visitor)))
})
