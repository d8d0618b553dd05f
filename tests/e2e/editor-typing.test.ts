import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'
import { addModule, allSaved, asVisitor, command, openEditor, textOf } from './editor-page.ts'

let site: Site
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('what is typed on the page is what a visitor reads at once', async () => {
  const page = await openEditor({ site, browser })
  const text = textOf(page, 'Text, Text').first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Wir freuen uns.')
  await page.getByRole('button', { name: 'Kursiv' }).click()
  await page.keyboard.type(' Herzlich!')
  await page.keyboard.press('Control+s')
  await allSaved(page)
  const visited = await asVisitor(site, '/de/abonnements')
  expect(visited).toMatch(/Wir freuen uns\.\s*<em>\s*Herzlich!<\/em>/)
  await page.context().close()
})

test('a space typed in the title of a question does not open it', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt' })
  await addModule(page, { to: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen', kind: 'Fragen und Antworten' })
  await page.getByRole('button', { name: 'Frage hinzufügen' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Frage/ })
    .fill('Darf')
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern', exact: true }).press('Enter')
  const question = textOf(page, 'Frage, Frage')
  await question.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' ich das')
  await page.keyboard.press('Enter')
  expect(await question.textContent()).toBe('Darf ich das')
  expect(await page.getByRole('button', { name: 'Antwort', exact: true }).getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Escape')
  await allSaved(page)
  await page.context().close()
})

test('a paste from Word comes in clean', async () => {
  const page = await openEditor({ site, browser })
  const text = textOf(page, 'Text, Text').first()
  await text.click()
  await page.keyboard.press('Control+a')
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
    <p class="MsoNormal" style="font-family:Calibri"><b><span style="color:#1F497D">Wichtig</span></b><o:p></o:p></p>
    <p class="MsoNormal">&nbsp;</p>
    <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Erstens</p>
    <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Zweitens</p><!--EndFragment--></body></html>`,
  )
  await page.keyboard.press('Control+s')
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('<p><strong>Wichtig</strong></p><ul><li><p>Erstens</p></li><li><p>Zweitens</p></li></ul>')
  await page.context().close()
})

test('a paste from Google Docs keeps bold where it is bold', async () => {
  const page = await openEditor({ site, browser })
  const text = textOf(page, 'Text, Text').first()
  await text.click()
  await page.keyboard.press('Control+a')
  await paste(
    page,
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-family:Arial">Fett</span><span style="font-weight:400"> und nicht</span></p></b>',
  )
  await page.keyboard.press('Control+s')
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('<p><strong>Fett</strong> und nicht</p>')
  await page.context().close()
})

test('one undo and redo for text, settings, moves, deletions and pastes', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/karten-und-besuch' })
  const start = await contentOf(page)
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  const name = `Überschrift „${await headline.textContent()}“`
  await command(page, name, 'Duplizieren')
  await allSaved(page)
  await command(page, name, 'Nach unten')
  await command(page, name, 'Löschen')
  await headline.click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await allSaved(page)
  const end = await contentOf(page)
  await page.getByRole('button', { name: 'Letzte Schritte' }).click()
  await page.getByRole('menuitem', { name: /^Dupliziert: / }).waitFor()
  await expect.poll(() => page.getByRole('menuitem').count()).toBe(4)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Alt+z')
  expect(await contentOf(page)).toEqual(end)
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z')
  await allSaved(page)
  expect(await contentOf(page)).toEqual(start)
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+Z')
  await allSaved(page)
  expect(await contentOf(page)).toEqual(end)
  await page.reload()
  await allSaved(page)
  expect(await contentOf(page)).toEqual(end)
  await page.context().close()
})

test('an error stands at its field in words, and the focus goes there', async () => {
  const page = await openEditor({ site, browser })
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Video' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: /^Adresse|^Video/ })
    .first()
    .fill('https://example.org/film')
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click()
  await dialog.getByText('Erlaubt sind Inhalte von').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
  await page.context().close()
})

function contentOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-module]')
    .evaluateAll((modules) => modules.map((module) => [...module.querySelectorAll('[data-inline]')].map((field) => field.textContent).join('|')))
}

/** As the clipboard would bring it. */
async function paste(page: Page, html: string) {
  await page.evaluate((given) => {
    const data = new DataTransfer()
    data.setData('text/html', given)
    data.setData('text/plain', '')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
}
