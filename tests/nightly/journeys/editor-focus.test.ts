import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addModule, allSaved, command, hearsNothing, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('the focus moves to an added module, and beside a deleted one', async () => {
  const page = await openEditor({ site, browser })
  await addModule(page, { to: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen', kind: 'Fragen und Antworten' })
  await focusOn(page, 'Weitere Befehle für Fragen und Antworten')
  await command(page, 'Fragen und Antworten', 'Löschen')
  await focusOn(page, 'Modul in Spalte 1 von Abschnitt 1 hinzufügen')
  await command(page, 'Abschnitt 2', 'Löschen')
  await focusOn(page, /^Rückgängig: Abschnitt .*gelöscht$/)
  await allSaved(page)
})

test('Escape closes every dialog and restores the focus', async () => {
  const page = await openEditor({ site, browser })
  const more = 'Weitere Befehle für Überschrift „Sechs Abonnements“'
  for (const item of ['Bearbeiten', 'Verschieben nach …']) {
    await command(page, 'Überschrift „Sechs Abonnements“', item)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await focusOn(page, more)
  }
})

test('after a conflict the focus is on its module', async () => {
  const first = await openEditor({ site, browser })
  const second = await openEditor({ site, browser })
  await hearsNothing(second)
  await textOf(first, 'Überschrift, Überschrift').first().fill('Eins')
  await first.keyboard.press('Escape')
  await allSaved(first)
  await textOf(second, 'Überschrift, Überschrift').first().fill('Zwei')
  await second.keyboard.press('Escape')
  const dialog = second.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: /^Meine Fassung/ }).press('Space')
  await dialog.getByRole('button', { name: 'So speichern' }).press('Enter')
  await focusOn(second, 'Weitere Befehle für Überschrift „Zwei“')
})

function focusOn(page: Page, name: string | RegExp) {
  return expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.nodeName),
    )
    .toEqual(typeof name === 'string' ? name : expect.stringMatching(name))
}
