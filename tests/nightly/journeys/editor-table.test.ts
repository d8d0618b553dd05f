import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { printed } from '#tests/support/browser/pdf.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const FEES = '/de/musikschule/unterricht/gebuehren'

test('a new table is typed by keyboard and is public after the save', async () => {
  const page = await newTable('/de/kontakt')
  await page.keyboard.type('Schalter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Öffnet')
  await page.keyboard.press('Enter')
  await page.keyboard.type('10 Uhr')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Montag')
  await fromTableMenu(page, 'Spalte löschen')
  await page.keyboard.press('Control+z')
  await fromTableMenu(page, 'Erste Spalte ist Kopf')
  await page.keyboard.press('Control+s')
  await allSaved(page)
  const html = await asVisitor(site, '/de/kontakt')
  expect(html).toContain('<th scope="col"><p>Schalter</p></th><th scope="col"><p>Öffnet</p></th>')
  expect(html).toContain('<th scope="row"><p>Montag</p></th><td><p>10 Uhr</p></td>')
})

test('cells from Excel replace a new table', async () => {
  const page = await newTable('/de/orchester')
  await paste(page, {
    html: '<table><tr><td>Reihe</td><td>Preis</td></tr><tr><td colspan=2>Parkett</td></tr><tr><td></td><td align=right>38 €</td></tr></table>',
    text: 'Reihe\tPreis',
  })
  await page.keyboard.press('Control+s')
  await allSaved(page)
  expect(await asVisitor(site, '/de/orchester')).toContain(
    '<td colspan="2"><p>Parkett</p></td></tr><tr><td><p></p></td><td><p style="text-align:right">38',
  )
})

test('the menu of an empty new table keeps it', async () => {
  const page = await newTable('/de/impressum')
  await fromTableMenu(page, 'Spalte danach')
  await page.keyboard.type('vier')
  expect(
    await textOf(page, /^Tabelle, Tabelle/)
      .locator('th')
      .count(),
  ).toBe(3)
  await page.keyboard.press('Control+s')
  await allSaved(page)
})

test('undo and redo change one cell and leave the caret in it', async () => {
  const page = await openEditor({ site, browser }, { path: FEES })
  const table = textOf(page, /^Tabelle, Tabelle/)
  await table.getByText('112 €').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' pro Monat')
  await page.keyboard.press('Control+z')
  await table.getByText('112 €', { exact: true }).waitFor()
  await page.keyboard.type('!')
  await table.getByText('112 €!').waitFor()
  await page.keyboard.press('Control+z')
  await allSaved(page)
})

test('a German table is the start of the English one', async () => {
  const api = await site.session()
  const { body: home } = await api.call('GET', '/de/pageeditor-api/page/musikschule/unterricht/anmeldung')
  const { body } = await api.call('POST', '/de/pageeditor-api/table/', {
    parent: home.modules[0].id,
    caption: 'Termine',
    content: '<tr><td>Montag</td><td>10 Uhr</td></tr>',
  })
  const page = await openEditor({ site, browser }, { path: home.urls.en })
  const table = page.locator(`[data-inline="${body.id}"][data-field="content"]`)
  await table.getByText('Montag').click()
  await page.keyboard.press('Shift+Home')
  await page.keyboard.type('Monday')
  await page.keyboard.press('Control+s')
  await page.getByText('Everything saved').waitFor()
  expect(await asVisitor(site, home.urls.en)).toContain('<td><p>Monday</p></td><td><p>10')
})

test('on a phone a wide table scrolls inside itself by keyboard', async () => {
  const api = await site.session()
  const { body: terms } = await api.call('GET', '/de/pageeditor-api/page/agb')
  await api.call('POST', '/de/pageeditor-api/table/', {
    parent: terms.modules[0].id,
    caption: 'Zwölf Spalten',
    content: `<tr>${Array.from({ length: 12 }, (_, index) => `<th>Spalte ${index + 1}</th>`).join('')}</tr>`,
  })
  const page = await openWindow({ site, browser }, { viewport: { width: 390, height: 844 } })
  await page.goto(`${site.url}/de/agb`)
  const region = page.getByRole('region', { name: 'Zwölf Spalten' })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction((element) => (element?.scrollLeft ?? 0) > 0, await region.elementHandle())
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('columnheader', { name: 'Spalte 12' }).waitFor()
})

test('a long table repeats its header row on every sheet', async () => {
  const api = await site.session()
  const { body: terms } = await api.call('GET', '/de/pageeditor-api/page/datenschutz')
  await api.call('POST', '/de/pageeditor-api/table/', {
    parent: terms.modules[0].id,
    caption: 'Lange Liste',
    content: `<tr><th>Kopfzeile</th></tr>${'<tr><td>eine Zeile<br>und noch eine</td></tr>'.repeat(59)}`,
  })
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/de/datenschutz`)
  const { pages } = await printed(page)
  expect(pages.filter((text) => text.includes('eine Zeile')).length).toBeGreaterThan(1)
  expect(pages.filter((text) => text.includes('eine Zeile') && !text.includes('Kopfzeile'))).toEqual([])
})

async function newTable(path: string): Promise<Page> {
  const page = await openEditor({ site, browser }, { path })
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Tabelle', exact: true }).press('Enter')
  await page.locator('[data-field="content"]:focus').waitFor()
  return page
}

async function fromTableMenu(page: Page, item: string) {
  await page.keyboard.press('Alt+F10')
  await page.getByRole('button', { name: 'Zeilen und Spalten' }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
  await page.locator('[data-field="content"]:focus').waitFor()
}

async function paste(page: Page, data: { html: string; text: string }) {
  await page.evaluate(({ html, text }) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)
}
