import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, bar, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { intercept } from '#tests/support/browser/intercept.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite({ env: { VERSIONING: '1' } })
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const windows = [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
]

async function openPublishing(page: Page) {
  await bar(page)
    .getByRole('button', { name: /^Veröffentlichen/ })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await dialog.getByRole('checkbox', { name: /^Deutsch/ }).waitFor()
  return dialog
}

async function write(page: Page, text: string) {
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.fill(text)
  await page.keyboard.press('Escape')
  await allSaved(page)
  return headline
}

test.each(windows)(
  'drafts survive a failed publication, and restoring publishes nothing, at $width px',
  async (window) => {
    const page = await openEditor({ site, browser }, { path: '/de/abonnements', ...window })
    const text = `Entwurf ${window.width}`
    const headline = await write(page, text)
    expect(await asVisitor(site, '/de/abonnements')).not.toContain(text)

    await intercept(page, '**/pageeditor-api/publications/', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const dialog = await openPublishing(page)
    expect(await dialog.getByRole('checkbox', { name: /^Deutsch/ }).isChecked()).toBe(true)
    expect(await dialog.getByRole('checkbox', { name: /^Englisch/ }).isChecked()).toBe(false)
    expect(await violations(page)).toEqual([])
    const publish = dialog.getByRole('button', { name: 'Veröffentlichen', exact: true })
    await publish.press('Enter')
    await dialog.getByRole('alert').filter({ hasText: /./ }).waitFor()
    expect(await asVisitor(site, '/de/abonnements')).not.toContain(text)
    await page.unroute('**/pageeditor-api/publications/')
    await publish.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await asVisitor(site, '/de/abonnements')).toContain(text)
    expect(await asVisitor(site, '/en/subscriptions')).not.toContain(text)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width)

    await bar(page)
      .getByRole('button', { name: /^Letzte Schritte/ })
      .press('Enter')
    await page.getByRole('menuitem', { name: /^Versionen/ }).press('Enter')
    const versions = page.getByRole('dialog', { name: 'Versionen dieser Seite' })
    await versions
      .getByRole('button', { name: /^Stand vom/ })
      .last()
      .press('Enter')
    // Unlike a click, a key press does not wait until the button is enabled.
    await versions.locator('button:enabled', { hasText: 'Diesen Stand wiederherstellen' }).press('Enter')
    await versions.waitFor({ state: 'detached' })
    await expect.poll(async () => (await headline.innerText()).trim()).not.toBe(text)
    expect(await asVisitor(site, '/de/abonnements')).toContain(text)
  },
)

test.each(windows)('a planned publication is shown and can be cancelled, at $width px', async (window) => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester', ...window })
  await write(page, `Geplant ${window.width}`)
  const dialog = await openPublishing(page)
  await dialog.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).press('Space')
  await dialog.getByRole('button', { name: 'Einplanen' }).press('Enter')
  await dialog.getByText('Bitte einen Zeitpunkt angeben.').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Öffentlich ab').fill('2099-06-01T10:00')
  await dialog.getByRole('button', { name: 'Einplanen' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const reopened = await openPublishing(page)
  expect(await violations(page)).toEqual([])
  await reopened.getByRole('button', { name: /^Deutsch, geplant für 01.06.2099, 10:00: zurücknehmen$/ }).press('Enter')
  await reopened.getByText('Geplant', { exact: true }).waitFor({ state: 'detached' })
  await page.goto(`${site.url}/de/orchester`)
  await page.getByText(/Entwurf · zuletzt veröffentlicht am/).waitFor({ state: 'attached' })
  expect(await page.getByText(`Geplant ${window.width}`).count()).toBe(0)
})

async function violations(page: Page) {
  await page.evaluate(axe)
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } }).axe.run(),
  )
  return result.violations.map(({ id }) => id)
}
