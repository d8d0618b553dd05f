import { expect, test } from 'vitest'
import { allSaved, asVisitor, bar, command, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const PATH = '/de/abonnements'

test.each([
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
])('a version is compared and restored, at $width px', async (window) => {
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
  await dialog.getByText(/^Überschrift „.* geprüft“.* geändert \(deutsch\): neu „geprüft“$/).waitFor()
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

test.each([1440, 390])('a restored version has its images and links, at %i px', async (width) => {
  const path = '/de/vermittlung'
  const page = await openEditor({ site, browser }, { path, width })
  const english = (await page.locator('link[hreflang="en"]').getAttribute('href')) ?? ''
  const teasers = async (address: string) =>
    (await asVisitor(site, new URL(address, site.url).pathname)).match(
      /<article[^>]*data-class="[\s\S]*?<\/article>/g,
    ) ?? []
  const before = { de: await teasers(path), en: await teasers(english) }
  expect(before.de.join()).toMatch(/<img[\s\S]*href="/)
  const heading = await page.locator('[data-kind="fullteaser"]').first().getByRole('heading').innerText()
  await command(page, `Großer Teaser „${heading}“`, 'Löschen')
  await allSaved(page)
  expect((await teasers(path)).length).toBe(before.de.length - 1)
  await bar(page)
    .getByRole('button', { name: /^Letzte Schritte/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: /^Versionen/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Versionen dieser Seite' })
  await dialog
    .getByRole('button', { name: /^Stand vom/ })
    .last()
    .press('Enter')
  const goBack = dialog.getByRole('button', { name: 'Diesen Stand wiederherstellen' })
  await expect.poll(() => goBack.isEnabled()).toBe(true)
  await goBack.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect({ de: await teasers(path), en: await teasers(english) }).toEqual(before)
})
