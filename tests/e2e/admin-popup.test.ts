import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { makePictures } from '../support/pictures.ts'
import { type Site, startSite } from '../support/site.ts'
import { allSaved, openEditor } from './editor-page.ts'

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

test('a picture is uploaded and chosen in the popup of the page editor, and stands on the page', async () => {
  const page = await openEditor({ site, browser })
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Bild', exact: true }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Bild hinzufügen' })
  await form.getByRole('button', { name: 'Bild wählen' }).press('Enter')

  const opened = page.context().waitForEvent('page')
  await page.getByRole('dialog', { name: 'Bild wählen' }).getByRole('button', { name: 'In der Verwaltung öffnen' }).click()
  const popup = await opened
  await popup
    .getByLabel('Dateien wählen')
    .and(popup.locator('input'))
    .setInputFiles(await makePictures(1, { width: 777 }))
  await popup.getByText('1 von 1 hochgeladen').waitFor()
  expect(await popup.getByRole('navigation', { name: 'Bereiche' }).count()).toBe(0)
  await popup.getByRole('button', { name: /probe-1/ }).click()
  await expect.poll(() => popup.isClosed()).toBe(true)

  await form.getByRole('button', { name: 'Speichern', exact: true }).press('Enter')
  await form.waitFor({ state: 'detached' })
  await allSaved(page)
  const { body } = await (await site.session()).call('GET', '/api/admin/images/?ordering=-created_at&page_size=1')
  const [picture] = body.results
  expect(picture.width).toBe(777)
  await page.goto(`${site.url}/de/abonnements`)
  expect(await page.locator(`img[src*="/media/${picture.id}/"]`).count()).toBeGreaterThan(0)
  await page.context().close()
})

test('a message to another origin is never sent', async () => {
  const page = await browser.newPage()
  await site.login(page)
  await page.goto(`${site.url}/admin/news?_popup=1`)
  const targets = await page.evaluate(() => {
    const heard: unknown[] = []
    Object.defineProperty(window, 'opener', { value: { postMessage: (_message: unknown, target: unknown) => heard.push(target) } })
    Object.assign(window, { close: () => undefined, heard })
    return heard
  })
  expect(targets).toEqual([])
  await page.getByRole('button', { name: /Erdélyi/ }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([site.url])
  await page.context().close()
})
