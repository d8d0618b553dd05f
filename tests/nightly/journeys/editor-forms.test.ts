import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, command, openEditor } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const headline = 'Überschrift „Sechs Abonnements“'

test('closing a form with unsaved input always asks first', async () => {
  const page = await openEditor({ site, browser })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await page.waitForURL(/\/impressum\?edit$/)
  await page.goBack()
  const form = await openForm(page)
  await form.getByRole('textbox', { name: /^Vorzeile/ }).fill('Nur im Formular')
  const exits = [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Schließen' }).click(),
    () => form.getByRole('button', { name: 'Abbrechen' }).click(),
  ]
  const dialog = page.getByRole('alertdialog', { name: 'Eingaben noch nicht gespeichert' })
  for (const leave of exits) {
    await leave()
    await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).last().click()
    await dialog.waitFor({ state: 'detached' })
    expect(await form.getByRole('textbox', { name: /^Vorzeile/ }).inputValue()).toBe('Nur im Formular')
  }
  await page.goForward()
  const guard = page.getByRole('alertdialog', { name: 'Noch nicht alles gespeichert' })
  await guard.getByRole('button', { name: 'Bleiben' }).last().click()
  // A key pressed while the dialog is closing would go to the dialog.
  await guard.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await allSaved(page)
})

test('Ctrl+S saves a form wherever the focus is', async () => {
  const page = await openEditor({ site, browser })
  const form = await openForm(page)
  const line = form.getByRole('textbox', { name: /^Vorzeile/ })
  const before = await line.inputValue()
  const saveFromNowhere = async (text: string) => {
    await line.fill(text)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('Control+s')
    await form.waitFor({ state: 'detached' })
    await allSaved(page)
  }
  await saveFromNowhere('Für alle')
  expect(await asVisitor(site, new URL(page.url()).pathname)).toContain('Für alle')
  await openForm(page)
  await saveFromNowhere(before)
})

test('an unchanged form closes without asking', async () => {
  const page = await openEditor({ site, browser })
  await openForm(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('a form lost in a reload is offered again and saves with Ctrl+S', async () => {
  const page = await openEditor({ site, browser })
  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog.accept()
  })
  const form = await openForm(page)
  await form.getByRole('textbox', { name: /^Unterzeile/ }).fill('Aus dem Formular')
  await page.reload()
  expect(dialogTypes).toEqual(['beforeunload'])
  const offer = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen gefunden' })
  await offer.getByText(`Formular mit Eingaben: ${headline}`).waitFor()
  await offer.getByRole('button', { name: 'Wiederherstellen' }).click()
  const reopenedForm = page.getByRole('dialog', { name: `${headline} bearbeiten` })
  const subline = reopenedForm.getByRole('textbox', { name: /^Unterzeile/ })
  expect(await subline.inputValue()).toBe('Aus dem Formular')
  await subline.press('Control+s')
  await reopenedForm.waitFor({ state: 'detached' })
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Aus dem Formular')
})

test('a form counts, retains and refuses a long text at its field', async () => {
  const page = await openEditor({ site, browser })
  const form = await openForm(page)
  const content = form.getByRole('textbox', { name: /^Überschrift/ })
  await content.fill('x'.repeat(250))
  await form.getByText('noch 50 Zeichen').waitFor()
  await content.fill('x'.repeat(312))
  await form.getByText('12 Zeichen zu viel, höchstens 300.').waitFor()
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
  expect(await content.inputValue()).toHaveLength(312)
  await content.fill('')
  await form.getByText('Bitte ausfüllen.').waitFor()
  await content.fill('Sechs Abonnements')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
})

test('a FAQ module shows the chosen back-office category at once', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/karten-und-besuch' })
  const ofLessons = page.getByText('Kostet die Schnupperstunde etwas?')
  const ofConcerts = page.getByText('Wann öffnet die Abendkasse?')
  await ofConcerts.waitFor()
  await command(page, 'Fragen und Antworten', 'Bearbeiten')
  const form = page.getByRole('dialog', { name: 'Fragen und Antworten bearbeiten' })
  await form.getByLabel('Kategorie in der Verwaltung').selectOption('Unterricht')
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await ofLessons.waitFor()
  expect(await ofConcerts.count()).toBe(0)
  const html = await asVisitor(site, '/de/karten-und-besuch')
  expect(html).toContain('Kostet die Schnupperstunde etwas?')
  expect(html).not.toContain('Wann öffnet die Abendkasse?')
  await command(page, 'Fragen und Antworten', 'Bearbeiten')
  await form.getByLabel('Welche Fragen').selectOption('own')
  await form.getByLabel('Kategorie in der Verwaltung').waitFor({ state: 'detached' })
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await ofLessons.waitFor({ state: 'detached' })
})

async function openForm(page: Page) {
  await command(page, headline, 'Bearbeiten')
  return page.getByRole('dialog', { name: `${headline} bearbeiten` })
}
