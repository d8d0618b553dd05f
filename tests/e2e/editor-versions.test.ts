import { expect, test } from 'vitest'
import { useSite } from '../support/use-site.ts'
import { allSaved, asVisitor, bar, openEditor, textOf } from './editor-page.ts'

const { site, browser } = await useSite()
const PATH = '/de/abonnements'

test.each([
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
])('a state of the page is looked at with what differs, and restored, at $width px', async (window) => {
  const page = await openEditor({ site, browser }, { path: PATH, ...window })
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  const before = (await headline.innerText()).trim()
  await headline.fill(`${before} geprüft`)
  await page.keyboard.press('Escape')
  await allSaved(page)
  expect(await asVisitor(site, PATH)).toContain(`${before} geprüft`)
  await bar(page)
    .getByRole('button', { name: /^Letzte Schritte/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: /^Versionen/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Versionen dieser Seite' })
  await dialog.getByText(/^Überschrift „.* geprüft“.* geändert \(deutsch\)$/).waitFor()
  await dialog
    .getByRole('button', { name: /^Stand vom/ })
    .last()
    .press('Enter')
  await dialog.getByText('Seitdem geändert').waitFor()
  expect(await dialog.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('geprüft')])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width)
  await dialog.getByRole('button', { name: 'Diesen Stand wiederherstellen' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await headline.innerText()).trim()).toBe(before)
  expect(await asVisitor(site, PATH)).not.toContain(`${before} geprüft`)
})
