import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { navigateInApp } from '#tests/support/browser/admin-page.ts'
import { bar, openEditor } from '#tests/support/browser/editor-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test.each([390, 1440])('the preview shows phone, tablet, desktop and print layouts, at %i px', async (width) => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester', width, hasDecided: false })
  const consentDialog = page.getByRole('dialog', { name: 'Filme und Beiträge anderer Anbieter laden?' })
  await consentDialog.getByRole('button', { name: 'Nur Notwendiges' }).click()
  await page.context().clearCookies({ name: 'partitur_consent' })
  await chooseItem(page, 'Vorschau …')
  const dialog = page.getByRole('dialog', { name: 'Vorschau' })
  for (const [name, pixels] of [
    ['Telefon', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await dialog.getByRole('button', { name }).click()
    const frame = await frameOf(page, name)
    expect(await frame.evaluate(() => window.innerWidth)).toBe(pixels)
    await frame.getByRole('heading', { level: 1 }).waitFor()
    expect(await frame.locator('[data-site-bar], [data-editor-bar]').count()).toBe(0)
    expect(await frame.locator('[data-question]').isVisible()).toBe(false)
  }
  await dialog.getByRole('button', { name: 'Druck' }).click()
  const paper = await frameOf(page, 'Druck')
  await expect.poll(() => paper.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await bar(page).waitFor()
})

test.each([390, 1440])('a preview link shows an offline page until revoked, at %i px', async (width) => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester', width })
  await chooseItem(page, 'Seite duplizieren')
  await page.waitForURL(/\/de\/kopie-von-orchester(-2)?\?edit$/)
  await bar(page).getByText('Seite offline').waitFor()
  await chooseItem(page, 'Vorschau-Link …')
  const dialog = page.getByRole('dialog', { name: 'Vorschau-Links dieser Seite' })
  await dialog.getByLabel('Gültig bis einschließlich').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Link erstellen' }).click()
  await dialog.getByText('Bitte einen Tag zwischen heute und in 60 Tagen angeben.').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog
    .getByLabel('Gültig bis einschließlich')
    .fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByLabel('Für wen?').fill('Frau Muster')
  await dialog.getByRole('button', { name: 'Link erstellen' }).click()
  const address = await dialog.getByLabel('Deutsch', { exact: true }).inputValue()

  const visitor = await openWindow({ site, browser }, { viewport: { width, height: 900 }, locale: 'de-DE' })
  const response = await visitor.goto(address)
  const headers = response?.headers() ?? {}
  expect([response?.status(), headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
    200,
    'private, no-store',
    'noindex, nofollow',
    'same-origin',
  ])
  await visitor.getByRole('note').getByText('So werden Besucher diese Seite sehen.').waitFor()
  await visitor.getByRole('heading', { name: '62 Menschen und ein A' }).waitFor()
  expect(await visitor.locator('link[rel=canonical], link[rel=alternate][hreflang]').count()).toBe(0)
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await violations(visitor)).toEqual([])
  await visitor.goto(`${address}?edit`)
  expect(visitor.url()).toBe(address)
  expect(await bar(visitor).count()).toBe(0)
  await visitor.goto(address.replace('/de/vorschau/', '/en/preview/'))
  await visitor.getByRole('note').getByText('This is how visitors will see this page.').waitFor()

  await navigateInApp(page, '/admin/preview-links')
  await page.getByText('Frau Muster · erstellt von').first().waitFor()
  const revoke = page.getByRole('button', { name: /^Zurückziehen: .*Frau Muster/ })
  await revoke.click()
  await revoke.waitFor({ state: 'detached' })
  expect((await visitor.goto(address))?.status()).toBe(404)
  await visitor.getByRole('heading', { name: 'Diese Vorschau gibt es nicht' }).waitFor()
})

async function chooseItem(page: Page, item: string) {
  await bar(page).getByRole('button', { name: 'Diese Seite' }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

async function frameOf(page: Page, name: string) {
  const element = await page.locator(`iframe[title$="${name}"][data-ready=true]`).elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('the preview has no frame')
  return frame
}

async function violations(page: Page) {
  await page.evaluate(axe)
  // Framed content has its own tests.
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: (context: object) => Promise<{ violations: { id: string }[] }> } }).axe.run({
      exclude: [['iframe']],
    }),
  )
  return result.violations.map(({ id }) => id)
}
