import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, openEditor } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const DOCUMENT = readFileSync(
  join(import.meta.dirname, '../../../site/editor/document/testing/sommerfest.docx'),
  'base64',
)

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
