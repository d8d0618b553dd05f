import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('look-ahead shows the whole site at a chosen time, at $width px', async (viewport) => {
  const api = await site.session()
  const title = `Was 2098 geschieht ${viewport.width}`
  await api.call('POST', '/api/admin/news/', { title: { de: title, en: title }, date: '2098-05-01T09:00:00Z' })
  const page = await openWindow({ site, browser }, { viewport, locale: 'de-DE' })
  await site.login(page)
  await page.goto(`${site.url}/de/orchester`)
  const bar = page.getByRole('complementary', { name: 'Redaktion' })
  await bar.getByRole('button', { name: 'Vorausschauen' }).click()
  const form = page.getByRole('form', { name: 'Die Website zu einer anderen Zeit ansehen' })
  await form.getByLabel('So sieht sie aus am').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await form.getByText('Bitte Datum und Uhrzeit vollständig angeben.').waitFor()
  await page.keyboard.type('060120981000AM')
  await page.keyboard.press('Enter')
  const banner = page
    .getByRole('status')
    .filter({ hasText: 'So sehen Besucher die Website am Sonntag, 1. Juni 2098 um 10:00 Uhr.' })
  await banner.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  await goInside(page, '/de/aktuelles')
  await page.getByRole('main').getByText(title).first().waitFor()
  await banner.waitFor()
  expect(await (await fetch(`${site.url}/de/aktuelles`)).text()).not.toContain(title)
  await banner.getByRole('button', { name: 'Zurück zu jetzt' }).click()
  await banner.waitFor({ state: 'detached' })
  await bar.getByRole('button', { name: 'Vorausschauen' }).waitFor()
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'partitur_ahead' }))
})

/** By client-side navigation. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path)
  await page.waitForURL(`**${path}`)
}
