import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor, open, phone, pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

/** The focused element; without focus it is the body with the text of the whole page. */
const focused = (page: Page) =>
  page.evaluate(() => (document.querySelector('main :focus')?.textContent ?? '').replaceAll('\u00a0', ' '))

test('the month grid has one tab stop and arrow keys for days and months', async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false })
  await open(page, '/de?date=2037-12')
  await page.getByRole('link', { name: 'Monatsansicht' }).click()
  await page.waitForURL('**/de/kalender/2037-12')
  const grid = page.getByRole('grid', { name: 'Dezember 2037' })
  await grid.waitFor()
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1)
  expect(await grid.getByRole('columnheader').first().innerText()).toMatch(/^Mo/)
  await grid.getByRole('gridcell', { name: /^Donnerstag, 31\. Dezember 2037/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL('**/de/kalender/2038-01')
  await pollUntil(() => focused(page)).toContain('Freitag, 1. Januar 2038')
  await page.keyboard.press('PageUp')
  await page.waitForURL('**/de/kalender/2037-12')
  await pollUntil(() => focused(page)).toContain('Dienstag, 1. Dezember 2037')
  await page.keyboard.press('End')
  expect(await focused(page)).toContain('Sonntag, 6. Dezember 2037')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Januar 2038' }).waitFor()
  await page.goForward()

  const concert = grid.getByRole('link').first()
  const address = (await concert.getAttribute('href')) ?? ''
  await concert.locator('xpath=ancestor::td').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${address}`)
})

test('several concerts of one day are reached by arrows, Escape returns', async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false })
  await open(page, '/en/calendar/2037-12')
  const day = page.getByRole('gridcell', { name: /^Saturday 26 December 2037/ })
  await day.focus()
  await page.keyboard.press('Enter')
  const names = [await focused(page)]
  await page.keyboard.press('ArrowDown')
  names.push(await focused(page))
  expect(new Set(names).size).toBe(2)
  expect(names.join()).toContain('Sold out')
  await page.keyboard.press('Escape')
  expect(await day.evaluate((cell) => cell === document.activeElement)).toBe(true)
})

test('on phones without JavaScript the month is a filtered list with neighbours', async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false, javaScriptEnabled: false, viewport: phone })
  await page.goto('/de/kalender/2037-12?children=1')
  const all = await page.locator('main ol').getByRole('link').count()
  await page.goto('/de/kalender/2037-12')
  expect(await page.locator('main ol').getByRole('link').count()).toBeGreaterThan(all)
  expect(await page.getByRole('grid').or(page.getByRole('table')).count()).toBe(0)
  await page.goto('/de/kalender/2037-12?children=1')
  await page.getByRole('link', { name: 'Nächster Monat: Januar 2038' }).click()
  await page.waitForURL('**/de/kalender/2038-01?children=1')
  expect(await page.getByRole('link', { name: 'Als Liste' }).getAttribute('href')).toBe(
    '/de?date=2038-01&children=1#konzerte',
  )
  await page.goto('/de/kalender/2038-03')
  await page.getByText('Im März 2038 gibt es kein Konzert.').waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  for (const path of ['/de/kalender/1999-01', '/de/kalender/2037-13'])
    expect((await page.goto(path))?.status()).toBe(404)
  await page.goto('/de/kalender')
  expect(new URL(page.url()).pathname).toMatch(/^\/de\/kalender\/\d{4}-\d\d$/)
})

test('a season page starts with its score and links its composers', async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false, viewport: phone })
  await open(page, '/de/saison/2037-38')
  const firstNote = page.getByRole('navigation', { name: 'Die Saison als Partitur' }).getByRole('listitem').first()
  expect((await firstNote.boundingBox())?.y).toBeLessThan(phone.height / 2)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000)
  await page.getByRole('navigation', { name: 'In dieser Saison' }).getByRole('link', { name: 'Mai 2038' }).click()
  await page.waitForURL('**/de/saison/2037-38#group-2038-05')
  await pollUntil(() =>
    page
      .getByRole('heading', { level: 2, name: 'Mai 2038' })
      .evaluate((heading) => heading.getBoundingClientRect().top < innerHeight),
  ).toBe(true)
  await page.getByRole('link', { name: 'Komponistinnen und Komponisten von A bis Z' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wen wir spielen' }).waitFor()
  await page.getByRole('link', { name: 'Beethoven, Ludwig van' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ludwig van Beethoven' }).waitFor()
})
