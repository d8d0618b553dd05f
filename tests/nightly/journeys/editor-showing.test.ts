import { expect, test } from 'vitest'
import { navigateInApp } from '#tests/support/browser/admin-page.ts'
import { allSaved, asVisitor, bar, command, openEditor, writeModule } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const PATH = '/de/abonnements'

test("a module's start time is validated, listed and undoable", async () => {
  const page = await openEditor({ site, browser }, { path: PATH })
  await writeModule(page, {
    to: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen',
    kind: 'Überschrift',
    text: 'Nur im Sommer',
  })
  await allSaved(page)
  expect(await asVisitor(site, PATH)).toContain('Nur im Sommer')
  await command(page, 'Überschrift „Nur im Sommer“', 'Wann zu sehen …')
  const dialog = page.getByRole('dialog', { name: 'Wann zu sehen: Überschrift „Nur im Sommer“' })
  const from = dialog.getByLabel('Zu sehen ab')
  await from.focus()
  await page.keyboard.type('06012099')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.getByText('Datum und Uhrzeit sind nicht vollständig.').waitFor()
  await from.and(page.locator(':focus')).waitFor()
  await from.fill('')
  await from.focus()
  await page.keyboard.type('060120991000AM')
  const concert = dialog.getByLabel(/^Zu sehen, bis dieses Konzert/)
  await concert.selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.getByText('Dieses Konzert ist vorbei, bevor es zu sehen wäre.').waitFor()
  await concert.selectOption({ index: 0 })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('button', { name: /^Zu sehen ab 01\.06\.2099, 10:00 Uhr/ }).waitFor()
  await allSaved(page)
  expect(await asVisitor(site, PATH)).not.toContain('Nur im Sommer')
  await bar(page)
    .getByRole('button', { name: /^Letzte Schritte/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: /^Zeitlich begrenzt zu sehen/ }).press('Enter')
  const list = page.getByRole('dialog', { name: 'Zeitlich begrenzt zu sehen' })
  await list.getByText(/^Zu sehen ab 01\.06\.2099/).waitFor()
  await page.keyboard.press('Escape')
  await bar(page)
    .getByRole('button', { name: 'Rückgängig: Überschrift „Nur im Sommer“ mit anderer Sichtbarkeit' })
    .click()
  await allSaved(page)
  expect(await asVisitor(site, PATH)).toContain('Nur im Sommer')
})

test('a section is hidden and shown by touch at 390 px', async () => {
  const page = await openEditor({ site, browser }, { path: PATH, width: 390, height: 844, touch: true })
  const sections = async () => (await asVisitor(site, PATH)).match(/data-section=/g)?.length ?? 0
  const before = await sections()
  const toggle = async (name: string) => {
    await page.getByRole('button', { name: 'Abschnitt 1 verschieben' }).tap()
    await page.getByRole('button', { name: 'Weitere Befehle für Abschnitt 1' }).tap()
    await page.getByRole('menuitem', { name, exact: true }).tap()
    await allSaved(page)
  }
  await toggle('Verbergen')
  await page.getByRole('button', { name: 'Abschnitt Verborgen' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await sections()).toBe(before - 1)
  await navigateInApp(page, '/admin/timed')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Verborgen' })
    .getByRole('link', { name: /^Seite bearbeiten: „.*“$/ })
    .tap()
  await toggle('Wieder zeigen')
  expect(await sections()).toBe(before)
})
