import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { makePictures } from '#tests/support/samples/pictures.ts'

const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })

test('twenty images are uploaded, and a used one cannot be deleted', async () => {
  const page = await openAdmin('images')
  await page
    .getByLabel('Dateien wählen')
    .and(page.locator('input'))
    .setInputFiles(await makePictures(20))
  await page.getByText('20 von 20 hochgeladen').waitFor()
  await page.getByRole('button', { name: /probe-7/ }).click()
  await page.getByLabel('Alternativtext (Deutsch)').fill('Eine einfarbige Fläche')
  await page.getByLabel('Bildnachweis').fill('Probenfoto')
  await save(page)
  const id = Number(/\d+$/.exec(page.url())?.[0])

  await page.goto(`${site.url}/admin/news/1`)
  await page.getByRole('tab', { name: 'Weitere Angaben' }).click()
  await page.getByRole('button', { name: 'Anderes Bild' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bild aus der Mediathek wählen' })
  await dialog.getByLabel('Suchen').fill('probe-7')
  await dialog.getByRole('button', { name: /Eine einfarbige Fläche/ }).click()
  await save(page)
  const { body } = await (await site.session()).call('GET', '/api/admin/news/1/')
  await page.goto(site.url + body.urls.de)
  expect(await page.locator(`img[src*="/media/${id}/"]`).count()).toBeGreaterThan(0)

  await page.goto(`${site.url}/admin/images/${id}`)
  await page.getByRole('link', { name: body.title.de }).waitFor()
  await page.getByRole('button', { name: 'Löschen' }).click()
  const refusal = page.getByRole('dialog', { name: '„Eine einfarbige Fläche“ löschen' })
  await refusal.getByRole('link', { name: body.title.de }).waitFor()
  expect(await refusal.getByRole('button', { name: 'Löschen' }).count()).toBe(0)
  expect((await (await site.session()).call('GET', `/api/admin/images/${id}/`)).status).toBe(200)
})

test.each([390, 1440])('new images are described in bulk, with undo, at %i px', async (width) => {
  const name = String(Date.now())
  const api = await site.session()
  const page = await openAdmin('images', { width })
  await page
    .getByLabel('Dateien wählen')
    .and(page.locator('input'))
    .setInputFiles(await makePictures(2, { width: 500 + width }))
  await page.getByRole('button', { name: 'Angaben zu den 2 neuen Bildern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Angaben zu 2 Bildern' })
  await dialog.getByLabel('Alternativtext (Deutsch)').first().fill(`Ein Saal von oben, ${name}`)
  await dialog.getByLabel('Bildnachweis').fill('Foto: Haus')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hier bleiben' }).click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('2 Bilder geändert').waitFor()
  const readPictures = async () =>
    (await api.call('GET', `/api/admin/images/?search=${encodeURIComponent(`oben ${name}`)}`)).body.results
  expect(await readPictures()).toMatchObject([{ credit: 'Foto: Haus', tags: '' }])

  await page.getByLabel(`Auswählen: Ein Saal von oben, ${name}`).check()
  await page.getByRole('button', { name: 'Angaben ändern' }).click()
  const singleDialog = page.getByRole('dialog', { name: 'Angaben zu 1 Bild' })
  await singleDialog.getByLabel('Schlagwörter hinzufügen').fill('Presse, Saal')
  await singleDialog.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(readPictures).toMatchObject([{ tags: 'Presse, Saal', credit: 'Foto: Haus' }])
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect.poll(readPictures).toMatchObject([{ tags: '' }])
})

test('moving the focal point updates the crops before saving', async () => {
  const page = await openAdmin('images/5')
  const point = page.getByRole('button', { name: /^Bildmittelpunkt: 50 %/ })
  const box = await point.boundingBox()
  if (!box) throw new Error('the picture is not drawn')
  const crop = page.locator('[data-cut="vertical"]')
  const before = await crop.getAttribute('style')
  await point.click({ position: { x: box.width * 0.2, y: box.height * 0.5 } })
  await page.getByRole('button', { name: /^Bildmittelpunkt: 20 % von links/ }).press('ArrowRight')
  await page.getByRole('button', { name: /^Bildmittelpunkt: 22 % von links/ }).waitFor()
  expect(await crop.getAttribute('style')).not.toBe(before)
  await save(page)
  expect((await (await site.session()).call('GET', '/api/admin/images/5/')).body.focal_x).toBeCloseTo(0.22, 2)
})

test('an invalid image is refused with the reason, others upload', async () => {
  const page = await openAdmin('images')
  const [picture] = await makePictures(1, { width: 640 })
  if (!picture) throw new Error('no picture was made')
  const script = {
    name: 'bild.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  }
  await page.getByLabel('Dateien wählen').and(page.locator('input')).setInputFiles([script, picture])
  await page.getByText('1 von 2 hochgeladen').waitFor()
  await page.getByText(/^bild\.svg: ./).waitFor()
})

test("an image's file can be replaced", async () => {
  const page = await openAdmin('images/6')
  const [picture] = await makePictures(1, { width: 900 })
  if (!picture) throw new Error('no picture was made')
  await page.getByLabel('Datei ersetzen').and(page.locator('input')).setInputFiles(picture)
  await page.getByText('Die Datei ist ersetzt.').waitFor()
  await page.getByText('900 × 800').waitFor()
})

test('a file can be replaced, and its links still work', async () => {
  await site.upload('Heft.pdf', '%PDF-1.4\nErste Fassung')
  const api = await site.session()
  const [file] = (await api.call('GET', '/api/admin/files/?search=Heft')).body.results
  const page = await openAdmin(`files/${file.id}`)
  const next = { name: 'Heft neu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nZweite Fassung') }
  await page.getByLabel('Datei ersetzen').and(page.locator('input')).setInputFiles(next)
  await page.getByText('Die Datei ist ersetzt.').waitFor()
  expect(await (await fetch(site.url + file.url)).text()).toContain('Zweite Fassung')
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Gespeichert', { exact: true }).waitFor()
}
