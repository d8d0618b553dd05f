import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { writeXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { desktop, phone } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { seasonSheet } from '#tests/support/season-sheet.ts'

const { site, browser } = await useSite()

test.each([desktop, phone])('a changed export is previewed, filtered and imported, at $width px', async (viewport) => {
  const page = await openWindow({ browser, site }, { viewport })
  await site.login(page)
  await page.goto(`${site.url}/admin/venues`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportieren' }).click()
  await page.getByRole('menuitem', { name: 'Für Excel (CSV)' }).click()
  const [heads = '', first = '', ...remainingLines] = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  const street = heads.split(';').indexOf('Straße und Hausnummer')
  const name = first.split(';')[1] ?? ''
  const changed = first
    .split(';')
    .map((cell, index) => (index === street ? `Neue Straße ${viewport.width}` : cell))
    .join(';')
  const emptyCells = ';'.repeat(heads.split(';').length - 3)
  const added = `;Scheune ${viewport.width}${emptyCells};`
  const invalidLine = `4711;Nirgends${emptyCells};`

  await page.getByRole('link', { name: 'Importieren' }).click()
  await page.getByRole('heading', { level: 1, name: 'Spielorte importieren' }).waitFor()
  expect(await violations(page)).toEqual([])
  await chooseFile(page, [heads, changed, ...remainingLines, added, invalidLine].join('\r\n'))
  await page.getByText('1 neu · 1 geändert').waitFor()
  const entries = page.getByRole(viewport.width < 900 ? 'listitem' : 'row')
  await entries.filter({ hasText: name }).getByText(`Neue Straße ${viewport.width}`).waitFor()
  expect(await page.getByText('Einen Eintrag mit der Nummer 4711 gibt es nicht.').count()).toBe(1)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Neu (1)' }).click()
  expect(await page.getByText('4711').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

  // Leaving before applying changes nothing.
  await page.goBack()
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .waitFor()
  expect(await page.getByText(`Scheune ${viewport.width}`).count()).toBe(0)
  await page.goForward()
  await chooseFile(page, [heads, changed, added, invalidLine].join('\r\n'))
  await page.getByRole('button', { name: '2 Datensätze übernehmen' }).click()
  await page.getByText('2 Datensätze sind übernommen.').waitFor()
  await page.getByRole('link', { name: 'Zurück zur Liste: Spielorte' }).click()
  await page.getByRole('textbox', { name: 'Suche' }).fill(`Scheune ${viewport.width}`)
  await page.getByRole('link', { name: `Scheune ${viewport.width}` }).waitFor()
})

test('an import previews again when a record changed meanwhile', async () => {
  const page = await openWindow({ browser, site }, { viewport: desktop })
  await site.login(page)
  await page.goto(`${site.url}/admin/import/people`)
  const person = async () =>
    (await page.request.get(`${site.url}/api/admin/people/?page_size=1`)).json().then(({ results }) => results[0])
  const { id, last_name } = await person()
  await chooseFile(page, `Nummer;Telefon\n${id};0815`)
  await page.getByRole('link', { name: new RegExp(last_name) }).waitFor()
  await page.evaluate(async (personId) => {
    const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    await fetch(`/api/admin/people/${personId}/`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-csrftoken': token },
      body: '{"department":{"de":"Neu"}}',
    })
  }, id)
  await page.getByRole('button', { name: '1 Datensatz übernehmen' }).click()
  await page.getByText('Seit der Vorschau hat jemand').waitFor()
  expect((await person()).phone).not.toBe('0815')
  await page.getByRole('button', { name: '1 Datensatz übernehmen' }).click()
  await page.getByText('1 Datensatz ist übernommen.').waitFor()
  expect(await person()).toMatchObject({ phone: '0815', department: { de: 'Neu' } })
})

test('a season of 217 rows is imported, corrected and imported again without a double', async () => {
  const page = await openWindow({ browser, site }, { viewport: desktop })
  await site.login(page)
  await page.goto(`${site.url}/admin/import/productions`)
  const season = (faults: number) =>
    seasonSheet({ rows: 217, faults, halls: ['Kursaal Marbruck'], series: 'Sinfoniekonzert' })
  await chooseSheet(page, season(83))
  await createNames(page)
  await page.getByText('217 Zeilen gelesen · 83 fehlerhaft').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Datensätze übernehmen' }).click()
  await page.getByText('Datensätze sind übernommen.').waitFor()
  await page.getByRole('button', { name: 'Andere Datei' }).click()
  await chooseSheet(page, season(0))
  await page.getByRole('button', { name: 'Datensätze übernehmen' }).click()
  await page.getByText('Datensätze sind übernommen.').waitFor()
  await page.getByRole('button', { name: 'Andere Datei' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Rückgängig' }).count()).toBe(2)
  expect(await violations(page)).toEqual([])
  await chooseSheet(page, season(0))
  await page.getByText('217 Zeilen gelesen · 73 gibt es schon, unverändert').waitFor()
})

test('columns and names are chosen on a phone, remembered, and the run is undone', async () => {
  const page = await openWindow({ browser, site }, { viewport: phone })
  await site.login(page)
  await page.goto(`${site.url}/admin/import/productions`)
  const rows = [
    ['Was', 'Wann', 'Wo'],
    ['Abend der Linde', '3.12.2027 19:30', 'Kursal'],
  ]
  await chooseSheet(page, rows)
  await page.getByLabel('Was', { exact: true }).selectOption({ label: 'Name (Deutsch)' })
  await page.getByLabel('Wo', { exact: true }).selectOption({ label: 'Spielort' })
  await page.getByRole('button', { name: 'Neu prüfen' }).click()
  await page.getByLabel('Was ist „Kursal“?').selectOption({ label: 'Kursaal Marbruck, Marbruck' })
  await page.getByLabel('Konzertart für alle Zeilen').selectOption({ label: 'Sinfoniekonzert' })
  await page.getByRole('button', { name: 'Neu prüfen' }).click()
  await page.getByText('1 Zeile gelesen · 1 neu').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.getByRole('button', { name: '1 Datensatz übernehmen' }).click()
  await page.getByText('1 Datensatz ist übernommen.').waitFor()
  await page.getByRole('button', { name: 'Andere Datei' }).click()
  await chooseSheet(page, rows)
  await page.getByText('1 Zeile gelesen · 1 gibt es schon, unverändert').waitFor()
  await page.getByRole('button', { name: 'Andere Datei' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await page.getByText('· rückgängig gemacht').waitFor()
  const { count } = await (await page.request.get(`${site.url}/api/admin/productions/?search=Linde`)).json()
  expect(count).toBe(0)
})

async function chooseSheet(page: Page, rows: string[][]): Promise<void> {
  const bytes = await writeXlsx({ sheets: [{ name: 'Plan', rows }] })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
}

async function createNames(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Diese Namen gibt es hier noch nicht' }).waitFor()
  const createAll = page.getByRole('button', { name: /^Alle \d+ anlegen$/ })
  while ((await createAll.count()) > 0) await createAll.first().click()
  await page.getByRole('button', { name: 'Neu prüfen' }).click()
  await page.getByRole('button', { name: /übernehmen$/ }).waitFor()
}

async function chooseFile(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tabelle.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const results: axe.AxeResults = await page.evaluate(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })',
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
