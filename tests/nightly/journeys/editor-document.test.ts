import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const readBase64 = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../site/editor/document/testing', name), 'base64')
const DOCUMENT = readBase64('sommerfest.docx')

test('a dropped Word document becomes modules in one step', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt' })
  const before = await page.locator('[data-module]').count()
  await drop(page, DOCUMENT)
  const dialog = page.getByRole('dialog', { name: 'Aus „sommerfest.docx“' })
  await dialog.getByText('Nicht übernommen: gestrichener Text, verborgener Text, Kommentare, Fußnoten.').waitFor()
  await dialog.getByRole('checkbox', { name: 'Überschrift Programm' }).uncheck()
  await dialog.getByRole('textbox', { name: 'Alternativtext' }).fill('Ein roter Hof')
  await dialog.getByRole('button', { name: '6 Module hinzufügen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await allSaved(page)
  expect(await page.locator('[data-module]').count()).toBe(before + 6)
  const html = await asVisitor(site, '/de/kontakt')
  expect(html).toContain('spielen alle Klassen im Hof.')
  expect(html).toContain('<th scope="col"><p>Karte</p></th>')
  expect(html).toContain('alt="Ein roter Hof"')
  for (const leftOut of ['Bitte intern klären', 'Bei Regen im Saal', 'Gage 900 Euro', 'Gestrichen', '>Programm<'])
    expect(html).not.toContain(leftOut)
  await page.keyboard.press('Control+z')
  await allSaved(page)
  expect(await page.locator('[data-module]').count()).toBe(before)
})

test('a document of LibreOffice comes whole, and a linked picture is missed', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester' })
  await drop(page, readBase64('schlosshof-libreoffice.docx'))
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Einige Bilder fehlen: .* im Dokument gespeichert/).waitFor()
  await dialog.getByText('Nicht übernommen: Fußnoten.').waitFor()
  await dialog.getByRole('button', { name: '8 Module hinzufügen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await allSaved(page)
  const html = await asVisitor(site, '/de/orchester')
  expect(html).toContain('<ol start="3"><li>Mendelssohn: Sommernachtstraum</li>')
  expect(html).toContain('<td rowspan="2"><p>Parkett</p></td><td><p style="text-align:right">28,00 €</p></td>')
})

test('a file that is no document says so', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt' })
  await drop(page, Buffer.from('kein Dokument').toString('base64'))
  await page.getByText('Dieses Dokument lässt sich nicht lesen.').waitFor()
})

async function drop(page: Page, base64: string) {
  await page.evaluate((content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'sommerfest.docx'))
    document
      .querySelector('main')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, base64)
}

const FROM_WORD = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
<h1>Ferienkurs</h1><p class="MsoNormal">Alle Instrumente.<span style="mso-hide:all;display:none"> Honorar 40 Euro</span><o:p></o:p></p>
<h2>Preise</h2><table><tr><td><b>Karte</b></td><td><b>Preis</b></td></tr><tr><td>Kinder</td><td>5 €</td></tr></table><p class="MsoNormal">Bis bald.</p><!--EndFragment--></body></html>`

test.each([1440, 390])('headings of a paste split the text at %d px, when the editor says so', async (width) => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt', width })
  const before = await page.locator('[data-module]').count()
  const text = textOf(page, 'Text, Text').first()
  await text.click()
  await page.keyboard.press('Control+End')
  // Typing shows where the caret is.
  await page.keyboard.type('!')
  const words = (await text.textContent()) ?? ''
  await pasteHtml(page, FROM_WORD)
  await page.getByText('Nicht übernommen: verborgener Text. Der eingefügte Text hat Überschriften').waitFor()
  await page.getByRole('button', { name: 'In Module aufteilen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aus der Zwischenablage' })
  await dialog.getByRole('button', { name: '5 Module hinzufügen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await allSaved(page)
  expect(await page.locator('[data-module]').count()).toBe(before + 5)
  expect(await text.textContent()).toBe(words)
  const html = await asVisitor(site, '/de/kontakt')
  expect(html).toMatch(/<h2[^>]*>Ferienkurs/)
  expect(html).not.toContain('Honorar 40 Euro')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await allSaved(page)
  expect(await page.locator('[data-module]').count()).toBe(before)
  expect(await text.textContent()).toBe(words)
})

test('a paste beside every text becomes modules at the end of the page', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt' })
  const before = await page.locator('[data-module]').count()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await pasteHtml(page, FROM_WORD)
  const dialog = page.getByRole('dialog', { name: 'Aus der Zwischenablage' })
  await dialog.getByRole('button', { name: '5 Module hinzufügen' }).click()
  await allSaved(page)
  expect(await page.locator('[data-module]').count()).toBe(before + 5)
})

async function pasteHtml(page: Page, html: string) {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    ;(document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}
