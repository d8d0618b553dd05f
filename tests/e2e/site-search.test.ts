import { expect, test } from 'vitest'
import { useSite } from '../support/use-site.ts'
import { desktop, eventually, newVisitor, open, phone } from './site-visitor.ts'

const { site, browser } = await useSite()

test('one key opens the search, suggestions are announced and followed by the arrow keys', async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false })
  await open(page, '/de')
  await page.keyboard.press('/')
  await page.waitForURL('**/de/suche#*')
  const main = page.getByRole('main')
  const field = main.getByRole('combobox', { name: 'Suche' })
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('Mendels')
  const first = main.getByRole('option').first()
  await first.waitFor()
  await eventually(() => main.getByRole('status').last().textContent()).toMatch(/^\d Vorschläge$/)
  await page.keyboard.press('ArrowDown')
  expect(await first.getAttribute('aria-selected')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
  await page.keyboard.press('Escape')
  await main.getByRole('option').first().waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('Mendels')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/de/suche' || url.search !== '')
})

test('what is found stands by kind with the words marked, and is narrowed to one kind', async () => {
  const page = await newVisitor({ browser, site }, { viewport: desktop, hasPictures: false })
  await open(page, '/de/suche')
  await page.keyboard.press('/')
  await page.keyboard.type('Blockflöte')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/de/suche?q=Blockfl*')
  await page.getByRole('heading', { level: 2, name: 'Kurse' }).waitFor()
  expect(await page.locator('main mark').first().textContent()).toMatch(/Blockflöte/)
  await page.getByRole('navigation', { name: 'Ergebnisse nach Art' }).getByRole('link', { name: 'Kurse' }).click()
  await page.waitForURL('**kind=courses*')
  await eventually(() => page.locator('main h2').count()).toBe(1)
  await page.goto('/en/search?q=Mendelson')
  await page.getByText('We found nothing for “Mendelson”. Showing “Mendelssohn”').waitFor()
})

test('without script it is a form, and a page that is missing offers it with the words of its address', async () => {
  const page = await newVisitor({ browser, site }, { javaScriptEnabled: false, viewport: phone, hasPictures: false })
  await page.goto('/de/konzerte/abendkasse/999')
  await page.getByRole('searchbox', { name: 'Wonach suchen Sie?' }).press('Enter')
  await page.getByRole('heading', { name: 'Wann öffnet die Abendkasse?' }).waitFor()
  await page.goto('/de')
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click()
  await page
    .getByRole('searchbox', { name: 'Suche' })
    .or(page.getByRole('combobox', { name: 'Suche' }))
    .fill('abendkasse')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.getByRole('heading', { name: 'Wann öffnet die Abendkasse?' }).waitFor()
})
