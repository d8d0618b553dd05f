import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, bar, command, openEditor, writeModule } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('a module deleted days ago is restored in place by keyboard', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/karten-und-besuch' })
  await writeModule(page, {
    to: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen',
    kind: 'Überschrift',
    text: 'Aus dem Korb',
  })
  await allSaved(page)
  const before = await headings(page.getByRole('main'))
  await command(page, 'Überschrift „Aus dem Korb“', 'Löschen')
  await allSaved(page)
  // Undo does not survive a reload.
  await page.reload()
  expect(await asVisitor(site, '/de/karten-und-besuch')).not.toContain('Aus dem Korb')
  await bar(page)
    .getByRole('button', { name: /^Letzte Schritte/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: /^Papierkorb/ }).press('Enter')
  const bin = page.getByRole('dialog', { name: 'Papierkorb dieser Seite' })
  await bin.getByText('Abschnitt 1, Spalte 1').waitFor()
  await bin.getByText(/^Gelöscht von Redaktion am .* noch 30 Tage$/).waitFor()
  await bin.getByRole('button', { name: 'Überschrift „Aus dem Korb“ zurückholen' }).press('Enter')
  await page.getByText('Überschrift „Aus dem Korb“ steht wieder an seinem Platz.').first().waitFor()
  await bin.waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: 'Weitere Befehle für Überschrift „Aus dem Korb“' })
    .and(page.locator(':focus'))
    .waitFor()
  expect(await headings(page.getByRole('main'))).toEqual(before)
  expect(await asVisitor(site, '/de/karten-und-besuch')).toContain('Aus dem Korb')
})

test('a deleted section is restored by touch at 390 px', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/abonnements', width: 390, height: 844, touch: true })
  const main = page.getByRole('main')
  const before = await headings(main)
  await page.getByRole('button', { name: 'Abschnitt 1 verschieben' }).tap()
  await page.getByRole('button', { name: 'Weitere Befehle für Abschnitt 1' }).tap()
  await page.getByRole('menuitem', { name: 'Löschen', exact: true }).tap()
  await allSaved(page)
  expect(await headings(main)).not.toEqual(before)
  await bar(page)
    .getByRole('button', { name: /^Letzte Schritte/ })
    .tap()
  await page.getByRole('menuitem', { name: /^Papierkorb/ }).tap()
  const bin = page.getByRole('dialog', { name: 'Papierkorb dieser Seite' })
  const restoreButton = bin.getByRole('button', { name: /^Abschnitt.* zurückholen$/ })
  const box = await restoreButton.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await restoreButton.tap()
  await bin.waitFor({ state: 'detached' })
  await expect.poll(() => headings(main)).toEqual(before)
})

function headings(parent: Locator): Promise<string[]> {
  return parent.getByRole('heading').allInnerTexts()
}
