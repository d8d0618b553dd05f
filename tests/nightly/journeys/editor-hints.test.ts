import { expect, test } from 'vitest'
import { allSaved, bar, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const windows = [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
]

test.each(windows)('hints lead to their module and never block saving, at $width px', async (window) => {
  const page = await openEditor({ site, browser }, { path: '/de/abonnements', ...window })
  const text = textOf(page, 'Text, Text').first()
  const before = await text.innerHTML()
  await text.press('Control+a')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/html', '<p>Karten gibt es <a href="/de/kein-weg">hier</a>.</p>')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await page.keyboard.press('Control+s')
  await allSaved(page)
  await page
    .getByRole('button', { name: 'Hinweis: „hier“ sagt nicht, wohin der Link führt.' })
    .waitFor({ state: 'attached' })
  await bar(page)
    .getByRole('button', { name: /^Letzte Schritte/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Hinweise zu dieser Seite …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hinweise zu dieser Seite' })
  await dialog.getByText('„hier“ sagt nicht, wohin der Link führt.').waitFor()
  await dialog.getByText('Dieser Link führt Besucher zu keiner Seite: /de/kein-weg').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width)
  await dialog
    .getByRole('button', { name: /^Zeigen: Text „Karten gibt es hier/ })
    .first()
    .press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Weitere Befehle.*Karten gibt es/)
  await bar(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .press('Enter')
  await allSaved(page)
  expect(await text.innerHTML()).toBe(before)
})

test.each(windows)('hints for the whole site link every page, at $width px', async (window) => {
  const page = await openEditor({ site, browser }, { path: '/de/abonnements', ...window })
  await bar(page)
    .getByRole('button', { name: /^Letzte Schritte/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Hinweise zu dieser Seite …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hinweise zu dieser Seite' })
  await dialog.getByRole('button', { name: 'Alle Seiten prüfen' }).press('Enter')
  await dialog.getByText(/^\d+ Seiten geprüft, Hinweise auf \d+\.$/).waitFor()
  const first = dialog.locator('details').first()
  await first.locator('summary').press('Enter')
  const editLink = first.getByRole('link', { name: /bearbeiten$/ })
  expect(await editLink.getAttribute('href')).toMatch(/^\/de\/.+\?edit$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width)
})
