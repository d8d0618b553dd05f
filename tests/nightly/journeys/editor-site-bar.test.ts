import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bar } from '#tests/support/browser/editor-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test.each([390, 1440])('one key opens edit mode, which persists through navigation, at %i px', async (width) => {
  const page = await open('/de/orchester', width)
  const ownBar = siteBar(page)
  await expect.poll(() => ownBar.getByText('Seite · online').count()).toBe(1)
  await page.keyboard.press('e')
  const editorBar = bar(page)
  await editorBar.waitFor()
  expect(await ownBar.count()).toBe(0)
  expect(new URL(page.url()).search).toBe('?edit')

  if (width === 390) await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Aktuelles' }).click()
  await page.waitForURL(/\/de\/aktuelles\?edit$/)
  await editorBar.waitFor()
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL(/\/en\/news\?edit$/)
  await editorBar.waitFor()
  await page.goBack()
  await page.waitForURL(/\/de\/aktuelles\?edit$/)
  if (width === 390) {
    // The last entry of the menu is above the bar.
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: 'Kontakt' }).click()
    await page.waitForURL(/\/de\/kontakt\?edit$/)
    await editorBar.waitFor()
  }

  await editorBar.getByRole('link', { name: 'Bearbeiten beenden' }).click()
  await ownBar
    .getByRole('link', { name: width === 390 ? 'Bearbeiten' : 'Diese Seite bearbeiten', exact: true })
    .waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('the edit key types a letter in a text field', async () => {
  const page = await open('/de/suche')
  await siteBar(page).waitFor()
  await page.getByRole('main').locator('input[type=search]').fill('')
  await page.getByRole('main').locator('input[type=search]').pressSequentially('erde')
  expect(await page.getByRole('main').locator('input[type=search]').inputValue()).toBe('erde')
  expect(new URL(page.url()).pathname).toBe('/de/suche')
})

test.each([390, 1440])('the site bar covers nothing and ends with logout, at %i px', async (width) => {
  const page = await open('/de', width)
  const ownBar = siteBar(page)
  await ownBar.waitFor()
  await page.evaluate(axe)
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } }).axe.run(),
  )
  expect(result.violations.map(({ id }) => id)).toEqual([])
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const box = await ownBar.boundingBox()
  // A page scrolls by whole pixels, but its height may be fractional.
  expect(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(box?.y ?? 0)
  const loaded = page.waitForEvent('load')
  await ownBar.getByRole('button', { name: 'Abmelden' }).click()
  await loaded
  await expect.poll(() => ownBar.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/de')
})

test('an editor creates a page at a missing path', async () => {
  const page = await open('/de/orchester/stiftung')
  await siteBar(page).getByRole('link', { name: 'Seite hier anlegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await expect.poll(() => dialog.getByLabel('Adresse (Deutsch)').inputValue()).toBe('stiftung')
  await expect
    .poll(() => dialog.getByLabel('Unter welcher Seite?').locator('option:checked').innerText())
    .toContain('Orchester')
  await dialog.getByLabel('Titel (Deutsch)').fill('Die Stiftung')
  await dialog.getByRole('radio', { name: /^Team/ }).check()
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await page.waitForURL(`${site.url}/de/orchester/stiftung?edit`)
  await page.getByRole('textbox', { name: 'Überschrift' }).first().waitFor()
  expect((await fetch(`${site.url}/de/orchester/stiftung`)).status).toBe(404)
})

async function open(path: string, width = 1440): Promise<Page> {
  const page = await openWindow({ site, browser }, { viewport: { width, height: 900 }, locale: 'de-DE' })
  await site.login(page)
  await page.goto(site.url + path)
  return page
}

function siteBar(page: Page) {
  return page.getByRole('complementary', { name: 'Redaktion' })
}
